// The service worker: it keeps the shell of the site, so that the app opens without a network, and says so.
// It stands alone: imports nothing, and is served as /sw.js.

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Scope {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: WorkerEvent) => void): void;
  addEventListener(type: "message", listen: (event: WorkerEvent & { data: unknown }) => void): void;
  addEventListener(type: "fetch", listen: (event: WorkerEvent & { request: Request; respondWith(answer: Promise<Response>): void }) => void): void;
}

// Put in by the build.
declare const SHELL_FILES: string[];
declare const SHELL_VERSION: string;

const scope = self as unknown as Scope;
const PREFIX = "lastcard-";
const CACHE = PREFIX + SHELL_VERSION;

scope.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL_FILES)));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener("message", (event) => {
  const said = event.data as { is?: string; urls?: string[] } | null;
  if (said?.is === "take-over") event.waitUntil(scope.skipWaiting());
  if (said?.is === "keep") event.waitUntil(keep(said.urls ?? []));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else event.respondWith(fetch(request).catch(() => kept(request)));
});

/** A page is the present one of the server, or the one that was kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return kept("/");
  }
}

/** Assets are named by their contents: what is kept never changes. */
async function asset(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

async function kept(request: Request | string): Promise<Response> {
  return (await caches.match(request)) ?? Response.error();
}

/** Keep what the page had fetched before this worker looked after it; the browser has it still, so nothing is fetched twice. */
async function keep(urls: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const url of urls) if ((await cache.match(url)) === undefined) await cache.add(url).catch(() => undefined);
}
