// @vitest-environment happy-dom
import { render } from "preact";
import { expect, test, vi } from "vitest";
import { Crash } from "../src/crash.tsx";
import { loadWords } from "../src/words/index.ts";

test("a page that cannot be drawn says so in the reader's words, and what went wrong is in the console", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await loadWords();
  const Broken = (): never => {
    throw new Error("no such card");
  };
  render(
    <Crash>
      <Broken />
    </Crash>,
    document.body,
  );
  await vi.waitFor(() => expect(document.querySelector("h1")?.textContent).toBe("Something went wrong on this page"));
  expect(document.querySelector("button")?.textContent).toBe("Reload");
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});

test("a page that can be drawn is left alone", async () => {
  await loadWords();
  render(
    <Crash key="other">
      <p>fine</p>
    </Crash>,
    document.body,
  );
  expect(document.body.textContent).toBe("fine");
});
