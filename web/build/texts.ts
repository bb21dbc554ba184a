import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const TEXTS = join(import.meta.dirname, "../../src/lastcard/texts");

/** What only the terminal and the printed rulebook say. */
const NOT_SENT = ["terminal.ftl", "rulebook.ftl", "lab.ftl", "move.ftl"];

/** The files of a language that browsers are sent. */
export function files(language: string): string[] {
  const names = readdirSync(join(TEXTS, language)).filter((name) => name.endsWith(".ftl") && !NOT_SENT.includes(name));
  return names.sort().map((name) => join(TEXTS, language, name));
}

/** A language's texts by their keys, each as Fluent, without comments and empty lines. */
export function texts(language: string): Record<string, string> {
  const lines = files(language).flatMap((file) => readFileSync(file, "utf8").split("\n"));
  const source = lines.filter((line) => line.trim() !== "" && !line.startsWith("#")).join("\n");
  const entries = source.split(/^(?=-?[a-z][\w-]* *=)/m).map((entry) => entry.trimEnd());
  return Object.fromEntries(entries.map((entry) => [entry.slice(0, entry.search(/[ =]/)), entry.slice(entry.indexOf("=") + 1).trimStart()]));
}

/** `import("virtual:texts/uk")`: each language is a module of its own, which is fetched when it is wanted. */
export function fluentTexts(): Plugin {
  const prefix = "virtual:texts/";
  return {
    name: "fluent-texts",
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const language = id.slice(prefix.length + 1);
      for (const file of files(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(texts(language))};`;
    },
    configureServer(server) {
      server.watcher.add(join(TEXTS, "**/*.ftl"));
      server.watcher.on("change", (file) => {
        if (!file.endsWith(".ftl")) return;
        for (const [id, module] of server.moduleGraph.idToModuleMap) if (id.startsWith(`\0${prefix}`)) server.moduleGraph.invalidateModule(module);
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}
