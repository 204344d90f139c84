import { describe, expect, test } from "vitest";
import { TOOLS } from "../src/game/tools";
import { digitOf, type KeyPress, meaning, optionKeys, type Situation } from "../src/ui/keys";

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

/** What the keys of three keyboards write, by their places: alone, and with Shift. */
const KEYBOARDS: Record<string, Record<string, [string, string]>> = {
  QWERTY: {
    Digit1: ["1", "!"],
    Digit2: ["2", "@"],
    Digit6: ["6", "^"],
    Minus: ["-", "_"],
    Equal: ["=", "+"],
    Slash: ["/", "?"],
    KeyQ: ["q", "Q"],
    KeyW: ["w", "W"],
    KeyE: ["e", "E"],
    KeyZ: ["z", "Z"],
    KeyM: ["m", "M"],
  },
  AZERTY: {
    Digit1: ["&", "1"],
    Digit2: ["é", "2"],
    Digit6: ["-", "6"],
    Minus: [")", "°"],
    Equal: ["=", "+"],
    KeyM: [",", "?"],
    KeyA: ["q", "Q"],
    KeyZ: ["w", "W"],
    KeyE: ["e", "E"],
    KeyW: ["z", "Z"],
    Semicolon: ["m", "M"],
  },
  QWERTZ: {
    Digit1: ["1", "!"],
    Digit2: ["2", '"'],
    Digit6: ["6", "&"],
    Slash: ["-", "_"],
    BracketRight: ["+", "*"],
    Minus: ["ß", "?"],
    KeyQ: ["q", "Q"],
    KeyW: ["w", "W"],
    KeyE: ["e", "E"],
    KeyY: ["z", "Z"],
    KeyM: ["m", "M"],
  },
  ЙЦУКЕН: {
    Digit1: ["1", "!"],
    Digit2: ["2", '"'],
    Digit6: ["6", ":"],
    Minus: ["-", "_"],
    Equal: ["=", "+"],
    Slash: [".", ","],
    Digit7: ["7", "?"],
    KeyQ: ["й", "Й"],
    KeyW: ["ц", "Ц"],
    KeyE: ["у", "У"],
    KeyZ: ["я", "Я"],
    KeyM: ["ь", "Ь"],
  },
};

describe.each(Object.entries(KEYBOARDS))("on %s", (name, keyboard) => {
  const struck = (code: string, shiftKey = false): KeyPress =>
    press(keyboard[code]?.[shiftKey ? 1 : 0] ?? "", { code, shiftKey });
  /** The key that writes a sign, struck as it must be to write it. */
  const writing = (sign: string): KeyPress => {
    const found = Object.entries(keyboard).find(([, written]) => written.includes(sign));
    const [code, written] = found ?? ["", ["", ""]];
    return struck(code, written[1] === sign);
  };

  test("the row of digits chooses, whatever is written on it", () => {
    const many = { ...idle, options: 9 };
    expect(meaning(struck("Digit1"), many)).toEqual({ do: "choose", index: 0 });
    expect(meaning(struck("Digit2"), many)).toEqual({ do: "choose", index: 1 });
    expect(meaning(struck("Digit6"), many)).toEqual({ do: "choose", index: 5 });
  });

  test("6 never zooms out, even where it chooses nothing", () => {
    expect(meaning(struck("Digit6"), idle)).toBeNull();
    expect(meaning(struck("Digit6"), placing)).toBeNull();
  });

  test("digits are entered by their places", () => {
    expect(digitOf(struck("Digit2"))).toBe("2");
    expect(digitOf(struck("Digit6"))).toBe("6");
  });

  test("something zooms in and out, and something tells the keys", () => {
    const out = name === "QWERTZ" ? struck("Slash") : struck("Minus");
    expect(meaning(out, idle)).toEqual({ do: "tool", tool: "zoom-out" });
    expect(meaning(writing("+"), idle)).toEqual({ do: "tool", tool: "zoom-in" });
    expect(meaning(writing("?"), idle)).toEqual({ do: "tool", tool: "help" });
  });

  test("letters do what is written on their keys, or at their places in another alphabet", () => {
    const latin = name !== "ЙЦУКЕН";
    const letter = (code: string, sign: string) => (latin ? writing(sign) : struck(code));
    expect(meaning(letter("KeyM", "m"), idle)).toEqual({ do: "tool", tool: "ruler" });
    expect(meaning(letter("KeyZ", "z"), idle)).toEqual({ do: "tool", tool: "undo" });
    expect(meaning(letter("KeyQ", "q"), placing)).toEqual({ do: "turn", by: -15 });
    expect(meaning(letter("KeyE", "e"), placing)).toEqual({ do: "turn", by: 15 });
    expect(meaning(letter("KeyW", "w"), placing)).toEqual({ do: "waypoint" });
  });
});

test("a digit that takes Shift on one keyboard chooses nothing by what another writes there", () => {
  expect(meaning(press("!", { code: "Digit1", shiftKey: true }), idle)).toBeNull();
});

test("capital letters mean what small ones do", () => {
  expect(meaning(press("M"), idle)).toEqual({ do: "tool", tool: "ruler" });
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
