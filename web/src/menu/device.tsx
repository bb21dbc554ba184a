import { useEffect, useState } from "preact/hooks";
import { api } from "../api.ts";
import { clock, useNow } from "../controls/clock.ts";
import { said } from "../controls/command.ts";
import { LinkField } from "../controls/copy.tsx";
import { Note } from "../controls/note.tsx";
import { Sheet } from "../controls/sheet.tsx";
import type { MoveLink } from "../protocol.ts";
import { t } from "../words/index.ts";
import { where } from "../waiting/where.ts";

/** How long a link is good; this device's clock may be a little behind the server's. */
const TEN_MINUTES = 600_000;

/** Moves one's seats to another device: a link and a QR code that work once. */
export function Device({ onClose }: { onClose: () => void }) {
  const [link, setLink] = useState<MoveLink | null>(null);
  const [problem, setProblem] = useState("");
  const now = useNow();
  const make = async (): Promise<void> => {
    try {
      setLink(await api.moveLink());
      setProblem("");
    } catch (error) {
      setProblem(said(error));
    }
  };
  useEffect(() => void make(), []);
  const [alone, setAlone] = useState(false);
  const signOut = async (): Promise<void> => {
    try {
      await api.signOutOthers();
      setLink(null); // it is no longer good
      setAlone(true);
      setProblem("");
    } catch (error) {
      setProblem(said(error));
    }
  };
  const over = link !== null && link.until <= now;
  return (
    <Sheet title={t("menu-device")} onClose={onClose}>
      {!alone && (
        <>
          <p>{t("device-lead")}</p>
          <Note kind="warm">{t("device-secret")}</Note>
        </>
      )}
      {problem !== "" && <Note kind="danger">{problem}</Note>}
      {link !== null && !over && (
        <>
          <div class="qr-box">
            <img src={api.qrPath("m", link.code)} alt={t("device-qr")} width="240" height="240" />
          </div>
          <LinkField label={t("room-link")} link={`${where.value}/m/${link.code}`} />
          <p class="hint tabular">{t("device-until", { time: clock(Math.min(link.until - now, TEN_MINUTES)) })}</p>
        </>
      )}
      {over && (
        <>
          <p>{t("device-over")}</p>
          <button type="button" class="button" onClick={() => void make()}>
            {t("device-new")}
          </button>
        </>
      )}
      <section class="menu-part" aria-label={t("device-others")}>
        <p>{t(alone ? "device-others-done" : "device-others-lead")}</p>
        {!alone && (
          <button type="button" class="button" onClick={() => void signOut()}>
            {t("device-others")}
          </button>
        )}
      </section>
    </Sheet>
  );
}
