// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { announce } from "../src/announce.ts";
import { face, isWild, parts } from "../src/faces.ts";
import { preference } from "../src/preferences.ts";
import { followLinks, match, navigate, path } from "../src/router.ts";
import { accented, bracketed } from "../src/words/pseudo.ts";

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div id="polite"></div><div id="assertive"></div>';
});

test("an address fits a pattern part by part", () => {
  expect(match("/", "/")).toEqual({});
  expect(match("/t/:code", "/t/K7WQ2MNP")).toEqual({ code: "K7WQ2MNP" });
  expect(match("/t/:code", "/t/K7WQ2MNP/")).toEqual({ code: "K7WQ2MNP" });
  expect(match("/replay/:code/:game", "/replay/A%20B/2")).toEqual({ code: "A B", game: "2" });
  for (const address of ["/", "/t", "/t/", "/t/A/B", "/x/A", "/t/%E0"]) expect(match("/t/:code", address)).toBe(null);
});

test("a link of this site changes the page without a reload, others are the browser's", () => {
  followLinks();
  document.body.innerHTML =
    '<a id="in" href="/rules"><b>x</b></a><a id="api" href="/api/tables/A/games/1/record">x</a><a id="new" href="/rules" target="_blank">x</a><a id="down" href="/x" download>x</a>';
  let taken = false;
  addEventListener("click", (event) => {
    taken = event.defaultPrevented;
    event.preventDefault(); // what a browser would do now is not tried here
  });
  const click = (id: string, more: MouseEventInit = {}): boolean => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...more });
    (document.querySelector(`#${id} b`) ?? document.getElementById(id))?.dispatchEvent(event);
    return taken;
  };
  expect(click("api")).toBe(false);
  expect(click("new")).toBe(false);
  expect(click("down")).toBe(false);
  expect(click("in", { ctrlKey: true })).toBe(false);
  expect(click("in")).toBe(true);
  expect(path.value).toBe("/rules");
  navigate("/settings", { replace: true });
  expect(path.value).toBe("/settings");
});

test("a choice is remembered beside the others, and what is stored wrongly is left alone", () => {
  localStorage.setItem("lastcard", '{"theme":"dark","sound":"loud"}');
  expect(preference("theme", "auto").value).toBe("dark");
  const sound = preference("sound", false);
  expect(sound.value).toBe(false);
  sound.value = true;
  expect(JSON.parse(localStorage.getItem("lastcard") ?? "")).toEqual({ theme: "dark", sound: true });
  localStorage.setItem("lastcard", "no JSON at all");
  expect(preference("muted", ["Bo"]).value).toEqual(["Bo"]);
});

test("a choice made in another tab is taken over", () => {
  const theme = preference("theme", "auto");
  localStorage.setItem("lastcard", '{"theme":"dark"}');
  dispatchEvent(new StorageEvent("storage", { key: "lastcard" }));
  expect(theme.value).toBe("dark");
});

test("what is announced in one moment is said together, and the same again is said again", async () => {
  vi.useFakeTimers();
  announce("Bo played red 5.");
  announce("Your turn.");
  announce("UNO!", "assertive");
  await vi.runAllTimersAsync();
  const line = document.querySelector("#polite p");
  expect(line?.textContent).toBe("Bo played red 5. Your turn.");
  expect(document.getElementById("assertive")?.textContent).toBe("UNO!");
  announce("Bo played red 5. Your turn.");
  await vi.runAllTimersAsync();
  expect(document.querySelector("#polite p")).not.toBe(line);
  vi.useRealTimers();
});

test("cards and moves are read from their text", () => {
  expect(face("G+2")).toMatchObject({ colour: "G", symbol: "+2", figure: null });
  expect(face("B0")).toMatchObject({ colour: "B", figure: 0 });
  expect(face("WCUSTOM3")).toMatchObject({ colour: null, custom: 3 });
  for (const none of ["?", "", "R", "RX", "X5", "W+3"]) expect(face(none)).toBe(null);
  const sorted = ["W+4", "B1", "W", "RR", "R9", "Y+2"].sort((one, other) => (face(one)?.place ?? 0) - (face(other)?.place ?? 0));
  expect(sorted).toEqual(["R9", "RR", "Y+2", "B1", "W", "W+4"]);
  expect(isWild("WDIP") && !isWild("R5")).toBe(true);
  expect(parts("0 play W+4 R uno")).toMatchObject({ seat: 0, verb: "play", card: "W+4", colour: "R", target: null });
  expect(parts("1 play WSWAP B 3")).toMatchObject({ colour: "B", target: 3 });
  expect(parts("2 catch 1")).toMatchObject({ verb: "catch", card: null, target: 1 });
  expect(parts("2 colour G")).toMatchObject({ verb: "colour", colour: "G" });
  expect(parts("2 give R5")).toMatchObject({ verb: "give", card: "R5" });
});

test("the pseudo-language marks every text and makes it longer", () => {
  expect(bracketed(accented("Red five"))).toMatch(/^⟦Rëd fívë·+⟧$/);
});
