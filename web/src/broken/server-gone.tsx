import { useEffect, useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import "../styles/broken.css";
import { t } from "../words/index.ts";

/** Whether this device has a network at all. */
export function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = (): void => setOnline(navigator.onLine);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return online;
}

/** The server does not answer, or this device is offline; it is tried again by itself. */
export function ServerGone({ onRetry }: { onRetry: () => void }) {
  const online = useOnline();
  return (
    <div class="broken panel" role="alert">
      <Icon name={online ? "moon" : "link"} class="broken-sign" />
      <h2>{t(online ? "broken-server-title" : "broken-offline-title")}</h2>
      <p>{t(online ? "broken-server" : "broken-offline-shell")}</p>
      <button type="button" class="button" onClick={onRetry}>
        {t("do-retry")}
      </button>
    </div>
  );
}
