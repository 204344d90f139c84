import { afterEach, describe, expect, test } from "vitest";
import { exampleFor, type Setting, understood } from "../src/panel/typed";
import { settings } from "../src/ui/settings.svelte";
import type { PieceView, View } from "../src/wire";

const piece = (name: string, at: [number, number]): PieceView =>
  ({ id: name, name, at, radius: 1, unit: "" }) as unknown as PieceView;

const table = (grid: "inches" | "hexes"): View["table"] => ({
  width: grid === "hexes" ? 11 : 48,
  height: grid === "hexes" ? 9 : 48,
  grid,
  ground: "",
  unit: grid === "hexes" ? "hex" : "inch",
  levels: [],
});

const ordinant = piece("Ordinant", [10, 10]);
const now: Setting = {
  view: {
    pieces: [
      ordinant,
      piece("Maul", [10, 20]),
      piece("Cutlass 1", [30, 10]),
      piece("Cutlass 2", [40, 10]),
      piece("Éclaireur", [10, 4]),
    ],
    zones: [
      {
        id: "z",
        kind: "objective",
        name: "The Spire",
        seat: null,
        at: [24, 24],
        radius: 0,
        outlines: [],
        z: 0,
      },
    ],
    terrain: [],
    table: table("inches"),
  },
  from: [10, 10],
  piece: ordinant,
  goes: true,
  turns: true,
};
const onHexes: Setting = {
  ...now,
  view: { ...now.view, pieces: [piece("Tyrannosaur", [8, 2])], table: table("hexes") },
  from: [2, 2],
  turns: false,
};

const typed = (text: string, at = now) => understood(text, at);
const to = (text: string, at = now) => {
  const found = typed(text, at);
  return "to" in found ? found.to?.map((n) => Math.round(n * 100) / 100) : found.trouble;
};
const faces = (text: string) => {
  const found = typed(text);
  return "heading" in found ? found.heading : found.trouble;
};
const trouble = (text: string, at = now) => {
  const found = typed(text, at);
  return "trouble" in found ? found.trouble : found;
};

afterEach(() => {
  settings.lang = "en";
});

describe("in English", () => {
  test.each(["24, 6", "24,6", "24 6", "24 ; 6", "(24, 6)", "24.0 6.0", "24″ 6″"])(
    "%s is a place",
    (text) => {
      expect(to(text)).toEqual([24, 6]);
    },
  );

  test("a step leads toward somebody, and no further than their base", () => {
    expect(to("6 inches toward Maul")).toEqual([10, 16]);
    expect(to('6" toward maul')).toEqual([10, 16]);
    expect(to("20 toward Maul")).toEqual([10, 18]);
    expect(to("toward Maul")).toEqual([10, 18]);
    expect(to("to the Spire")).toEqual([24, 24]);
  });

  test("a step leads by the wind, and stays on the table", () => {
    expect(to("2 north")).toEqual([10, 12]);
    expect(to("2 ne")).toEqual([11.41, 11.41]);
    expect(to("3 inches to the south-east")).toEqual([12.12, 7.88]);
    expect(to("30 west")).toEqual([0, 10]);
  });

  test("a heading is told by a name, a wind, the clock or degrees, with a place or alone", () => {
    expect(faces("facing Maul")).toBe(0);
    expect(faces("24, 20 facing Maul")).toBe(270);
    expect(faces("facing north-west")).toBe(315);
    expect(faces("facing 3 o'clock")).toBe(90);
    expect(faces("facing 45")).toBe(45);
    expect(typed("2 north facing e")).toEqual({ to: [10, 12], heading: 90 });
  });

  test("the examples beside the field are of this table, and are understood", () => {
    const { x, y, far, name } = exampleFor(now);
    expect([x, y, name]).toEqual(["24", "24", "Maul"]);
    for (const typed of [
      `${x}, ${y}`,
      `${far} toward ${name}`,
      `${far} north-east facing ${name}`,
    ]) {
      expect(understood(typed, now)).not.toHaveProperty("trouble");
    }
    const alone = { ...now, view: { ...now.view, pieces: [ordinant] } };
    expect(exampleFor(alone).name).toBe("none");
  });

  test("what is not understood says what to do", () => {
    expect(trouble("")).toContain("two figures");
    expect(trouble("60, 6")).toContain("off the table");
    expect(trouble("6 toward Cutlass")).toContain("Cutlass 1, Cutlass 2");
    expect(trouble("6 toward Nobody")).toContain("“nobody”");
    expect(trouble("6")).toContain("In which direction");
    expect(trouble("north")).toContain("How far");
    expect(trouble("6 toward Maul", { ...now, from: null })).toContain("not on the table yet");
    expect(trouble("24, 6", { ...now, goes: false })).toContain("only turns");
    expect(trouble("facing Maul", { ...now, turns: false })).toContain("does not matter");
  });
});

describe("in French", () => {
  test("the same is understood, with commas in figures", () => {
    settings.lang = "fr";
    expect(to("24,5 ; 6,5")).toEqual([24.5, 6.5]);
    expect(to("6 pouces vers Maul")).toEqual([10, 16]);
    expect(to("2,5 vers l’éclaireur")).toEqual([10, 7.5]);
    expect(to("2 au nord")).toEqual([10, 12]);
    expect(to("3 vers le sud")).toEqual([10, 7]);
    expect(faces("face à Maul")).toBe(0);
    expect(faces("face au nord-ouest")).toBe(315);
    expect(faces("face à l’est")).toBe(90);
    expect(faces("face à 3 heures")).toBe(90);
    expect(trouble("6 vers Personne")).toContain("ne s’appelle");
  });
});

describe("on hexes", () => {
  test("places are columns and rows, and steps go from hex to hex", () => {
    expect(to("(7,3)", onHexes)).toEqual([7, 3]);
    expect(to("2 east", onHexes)).toEqual([4, 2]);
    expect(to("1 toward Tyrannosaur", onHexes)).toEqual([3, 2]);
    expect(to("toward Tyrannosaur", onHexes)).toEqual([7, 2]);
    expect(trouble("2 north", onHexes)).toContain("north-east");
    expect(trouble("11, 3", onHexes)).toContain("10, 8");
  });
});
