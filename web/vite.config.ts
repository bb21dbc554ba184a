import { defineConfig } from "vite";
import { compressed } from "./build/compress.ts";
import { shell } from "./build/shell.ts";
import { fluentTexts } from "./build/texts.ts";

/** The server that `npm run dev` passes requests on to. */
const server = process.env.LASTCARD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  appType: "spa",
  plugins: [fluentTexts(), shell(), compressed()],
  build: {
    outDir: "../src/lastcard/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy knows no data: URLs
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    port: 5173,
    strictPort: false,
    fs: { allow: ["..", "."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
