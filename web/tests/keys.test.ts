import { describe, expect, test } from "vitest";
import { TOOLS } from "../src/game/tools";
import { type KeyPress, meaning, optionKeys, type Situation } from "../src/ui/keys";

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: "",
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

const idle: Situation = { options: 3, placing: false, typing: false, onButton: false };
const placing: Situation = { ...idle, options: 0, placing: true };

describe("options", () => {
  test("get 1 to 9 and then letters, none of which a tool or a placement uses", () => {
    const keys = optionKeys(24);
    expect(keys.slice(0, 9)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    expect(new Set(keys).size).toBe(keys.length);
    for (const taken of [...Object.values(TOOLS).flatMap((tool) => tool.keys), "q", "e"]) {
      expect(keys).not.toContain(taken);
    }
  });

  test("are chosen by their key, and only if they exist", () => {
    expect(meaning(press("3"), idle)).toEqual({ do: "choose", index: 2 });
    expect(meaning(press("4"), idle)).toBeNull();
    expect(meaning(press("A"), { ...idle, options: 10 })).toEqual({ do: "choose", index: 9 });
  });
});

describe("a keyboard that writes digits with Shift", () => {
  const six = press("-", { code: "Digit6" });

  test("chooses by the row of digits all the same", () => {
    expect(meaning(press("é", { code: "Digit2" }), idle)).toEqual({ do: "choose", index: 1 });
    expect(meaning(six, { ...idle, options: 6 })).toEqual({ do: "choose", index: 5 });
  });

  test("keeps what is written on a key that chooses nothing", () => {
    expect(meaning(six, idle)).toEqual({ do: "tool", tool: "zoom-out" });
    expect(meaning(press("!", { code: "Digit1", shiftKey: true }), idle)).toBeNull();
  });
});

describe("placing", () => {
  test("arrows move by a step, with Shift by a tenth", () => {
    expect(meaning(press("ArrowUp"), placing)).toEqual({
      do: "move",
      arrow: "ArrowUp",
      fine: false,
    });
    expect(meaning(press("ArrowUp", { shiftKey: true }), placing)).toMatchObject({ fine: true });
    expect(meaning(press("ArrowUp"), idle)).toBeNull();
  });

  test("Q and E turn, Tab cycles, W sets a waypoint, Enter commits", () => {
    expect(meaning(press("q"), placing)).toEqual({ do: "turn", by: -15 });
    expect(meaning(press("E", { shiftKey: true }), placing)).toEqual({ do: "turn", by: 1 });
    expect(meaning(press("Tab"), placing)).toEqual({ do: "cycle", by: 1 });
    expect(meaning(press("Tab", { shiftKey: true }), placing)).toEqual({ do: "cycle", by: -1 });
    expect(meaning(press("w"), placing)).toEqual({ do: "waypoint" });
    expect(meaning(press("Enter"), placing)).toEqual({ do: "commit" });
  });

  test("on a button Tab and Enter keep their own meaning", () => {
    const there = { ...placing, onButton: true };
    expect(meaning(press("Tab"), there)).toBeNull();
    expect(meaning(press("Enter"), there)).toBeNull();
  });
});

test("with Shift, arrows move the table unless something is being placed", () => {
  expect(meaning(press("ArrowLeft", { shiftKey: true }), idle)).toEqual({
    do: "pan",
    arrow: "ArrowLeft",
  });
  expect(meaning(press("ArrowLeft", { shiftKey: true }), placing)).toMatchObject({ do: "move" });
});

test("nothing is meant while somebody types or holds Control", () => {
  expect(meaning(press("1"), { ...idle, typing: true })).toBeNull();
  expect(meaning(press("r", { ctrlKey: true }), idle)).toBeNull();
});

test("tools answer to their letters at any time", () => {
  expect(meaning(press("m"), idle)).toEqual({ do: "tool", tool: "ruler" });
  expect(meaning(press("?"), placing)).toEqual({ do: "tool", tool: "help" });
});
