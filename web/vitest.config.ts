import { defineConfig } from "vitest/config";
import { fluentTexts } from "./build/texts.ts";

/** `test/agreement.test.ts` needs the cases that tests/web/test_words.py writes, and runs when they are there. */
const cases = process.env.LASTCARD_CASES;

export default defineConfig({
  plugins: [fluentTexts()],
  test: {
    include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
    exclude: cases === undefined ? ["test/agreement.test.ts"] : [],
    environment: "node",
    testTimeout: 20_000,
  },
});
