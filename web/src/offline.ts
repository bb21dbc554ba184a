import { signal } from "@preact/signals";

/** Whether the device says that it has no network. */
export const offline = signal(!navigator.onLine);

/** Whether a new version waits to be shown. */
export const updateWaits = signal(false);

let registration: ServiceWorkerRegistration | null = null;
let wanted = false;

const HOUR = 3_600_000;

/** Keep the site for times without a network, once it is shown and nothing else is to be done. */
export function workOffline(): void {
  addEventListener("online", () => (offline.value = false));
  addEventListener("offline", () => (offline.value = true));
  // A browser allows it on https and on this machine only.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") whenIdle(register);
  else addEventListener("load", () => whenIdle(register));
}

/** Show the new version: it takes over, and the page loads again. */
export function update(): void {
  wanted = true;
  registration?.waiting?.postMessage({ is: "take-over" });
}

/** Do something when the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}

function register(): void {
  const workers = navigator.serviceWorker;
  workers
    .register("/sw.js")
    .then(async (found) => {
      registration = found;
      watch(found);
      const { active } = await workers.ready;
      const urls = performance.getEntriesByType("resource").map((entry) => entry.name);
      active?.postMessage({ is: "keep", urls: urls.filter((url) => url.startsWith(`${location.origin}/assets/`)) });
    })
    .catch((problem: unknown) => console.error(problem)); // the site works as well without
  workers.addEventListener("controllerchange", () => {
    if (wanted) location.reload();
  });
}

function watch(found: ServiceWorkerRegistration): void {
  const look = (): void => {
    updateWaits.value = found.waiting !== null && navigator.serviceWorker.controller !== null;
  };
  look();
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", look));
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    found.update().catch(() => undefined);
  });
}
