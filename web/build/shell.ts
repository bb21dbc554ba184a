import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

/** Pages that are kept for times without a network, beside the first; others are kept once they were seen. */
const PAGES = ["src/start/page.tsx", "src/table-page.tsx", "src/table/scene.tsx"];

/** The font that every page needs. */
const FONT = /nunito-latin-(?!more)/;

/** Tells the service worker what the shell is made of, asks for the first font early, and adds the licence of the fonts. */
export function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => FONT.test(name));
        if (font === undefined) throw new Error("the build has no font for Latin letters");
        return [{ tag: "link", attrs: { rel: "preload", href: `/${font}`, as: "font", type: "font/woff2", crossorigin: "" }, injectTo: "head" }];
      },
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = [...shellFiles(bundle)].sort();
        const names = ["/", "/icon.svg", "/load.js", ...files.map((name) => `/${name}`)];
        const version = createHash("sha256").update(names.join("\n")).update(html(bundle)).digest("hex").slice(0, 16);
        const worker = bundle["sw.js"];
        if (worker?.type !== "chunk") throw new Error("the build has no service worker");
        worker.code = worker.code.replace("SHELL_FILES", JSON.stringify(names)).replace("SHELL_VERSION", JSON.stringify(version));
        const source = readFileSync(join(import.meta.dirname, "../src/fonts/OFL.txt"), "utf8");
        this.emitFile({ type: "asset", fileName: "assets/nunito-OFL.txt", source });
      },
    },
  };
}

/** The entry, the pages that are kept, and all that they import at once, with their styles and the font. */
function shellFiles(bundle: Rollup.OutputBundle): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const other of chunk.imports) add(other);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type !== "chunk") {
      if (FONT.test(name)) found.add(name);
      continue;
    }
    const page = PAGES.some((path) => chunk.facadeModuleId?.endsWith(path));
    if (page || (chunk.isEntry && name !== "sw.js")) add(name);
  }
  return found;
}

function html(bundle: Rollup.OutputBundle): string {
  const page = bundle["index.html"];
  return page?.type === "asset" ? String(page.source) : "";
}
