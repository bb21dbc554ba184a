import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { render } from "preact";
import { App, preloadRoute } from "./app.tsx";
import { workOffline } from "./offline.ts";
import { applyPreferences } from "./preferences.ts";
import { followLinks } from "./router.ts";
import { letSoundsPlay } from "./sound.ts";
import { loadMe, watchTheLine } from "./state.ts";
import { followLanguage, loadWords } from "./words/index.ts";

applyPreferences();
followLinks();
watchTheLine();
letSoundsPlay();
workOffline();
preloadRoute();
loadMe().catch(() => undefined); // pages say so where they need it
await loadWords();
followLanguage();
render(<App />, document.getElementById("app") as HTMLElement);
