import { beforeEach, describe, expect, test } from "vitest";
import { choices, level, levels, MIXED } from "../src/start/choices.ts";

const BOTS = ["random", "easy", "careful", "sharp", "champion"];

const choose = (wanted: string): void => {
  choices.value = { ...choices.value, level: wanted };
};

describe("the level of the bots", () => {
  beforeEach(() => choose("easy"));

  test("is the chosen one for every bot", () => {
    choose("sharp");
    expect(levels(3, BOTS)).toEqual(["sharp", "sharp", "sharp"]);
  });

  test("is easy where a server does not have the one chosen before", () => {
    choose("gone");
    expect(level(BOTS)).toBe("easy");
    expect(level(["random"])).toBe("random");
  });

  test("is as chosen while it is not known yet what the server has", () => {
    choose("sharp");
    expect(levels(1, [])).toEqual(["sharp"]);
    choose(MIXED);
    expect(levels(1, [])).toEqual(["careful"]);
  });

  test("differs from bot to bot when mixed, until all have been taken", () => {
    choose(MIXED);
    expect(levels(5, BOTS)).toEqual(["careful", "easy", "sharp", "champion", "careful"]);
  });

  test("when mixed is one that does not sit there already", () => {
    choose(MIXED);
    expect(levels(2, BOTS, ["careful", "sharp"])).toEqual(["easy", "champion"]);
  });
});
