import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/** Writes a `.br` and a `.gz` beside every file that they make smaller, so that the server compresses nothing itself. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      handler() {
        if (!existsSync(folder)) return; // the build has failed, and says why
        for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
          if (!COMPRESSIBLE.test(name)) continue;
          const bytes = readFileSync(join(folder, name));
          if (bytes.length < 200) continue;
          writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
          writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        }
      },
    },
  };
}
