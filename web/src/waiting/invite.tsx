import { useState } from "preact/hooks";
import { api } from "../api.ts";
import { LinkField } from "../controls/copy.tsx";
import { Icon } from "../controls/icons.tsx";
import { where } from "./where.ts";
import { me } from "../state.ts";
import { spaced } from "../start/join.ts";
import { t } from "../words/index.ts";

/** How others come to this table: its code, its link, and a QR code. */
export function Invite({ code, alone }: { code: string; alone: boolean }) {
  const [shown, setShown] = useState(false);
  const link = `${where.value}/t/${code}`;
  return (
    <section class="panel invite" aria-labelledby="invite">
      <h2 id="invite">{t("room-invite")}</h2>
      {alone && <p class="hint">{t("room-alone")}</p>}
      <div class="invite-ways">
        <div class="invite-words">
          <p class="invite-code" aria-label={`${t("room-code")}: ${[...code].join(" ")}`} role="img">
            {spaced(code)}
          </p>
          <LinkField label={t("room-link")} link={link} text={t("room-share-text", { name: me.value?.name ?? "" })} />
        </div>
        {alone || shown ? (
          <div class="qr-box">
            <img src={api.qrPath("t", code)} alt={t("room-qr")} width="240" height="240" />
          </div>
        ) : (
          <button type="button" class="button" onClick={() => setShown(true)}>
            <Icon name="qr" />
            {t("room-qr-show")}
          </button>
        )}
      </div>
    </section>
  );
}
