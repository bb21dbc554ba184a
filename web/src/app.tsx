import { Crash } from "./crash.tsx";
import { Notes } from "./notes.tsx";
import { lazy } from "./page.tsx";
import { match, path } from "./router.ts";
import { t } from "./words/index.ts";

const Start = lazy(() => import("./start/page.tsx"));
const TablePage = lazy(() => import("./table-page.tsx"));
const Move = lazy(() => import("./start/claim.tsx"));
const Replay = lazy(() => import("./replay/page.tsx"));
const Rules = lazy(() => import("./start/rules.tsx"));
const Gallery = lazy(() => import("./gallery/page.tsx"));
const NotFound = lazy(() => import("./broken/not-found.tsx"));

/** Every page by its address. */
export function App() {
  return (
    <>
      <a class="skip" href="#content">
        {t("shell-skip")}
      </a>
      <Notes />
      <Crash key={path.value}>
        <Route />
      </Crash>
    </>
  );
}

function Route() {
  const address = path.value;
  if (address === "/") return <Start />;
  let found = match("/t/:code", address);
  if (found) return <TablePage key={found.code} code={found.code ?? ""} />;
  found = match("/m/:code", address);
  if (found) return <Move code={found.code ?? ""} />;
  if (match("/replay", address)) return <Replay code={null} game={null} />;
  found = match("/replay/:code/:game", address);
  if (found) return <Replay key={address} code={found.code ?? ""} game={found.game ?? ""} />;
  if (match("/rules", address)) return <Rules />;
  if (import.meta.env.DEV && match("/gallery", address)) return <Gallery />;
  return <NotFound />;
}

/** Begin to fetch what the address needs, beside the texts. */
export function preloadRoute(): void {
  const wanted = path.value.startsWith("/t/") ? TablePage : path.value === "/" ? Start : null;
  wanted?.preload().catch(() => undefined); // the page says so when it is drawn
}
