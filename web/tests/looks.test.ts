import { describe, expect, test } from "vitest";
import { gathered } from "../src/board/crowds";
import type { Point } from "../src/board/geometry";
import { cornerOf, type Labelled, marksOf, placeNames, type Written } from "../src/board/labels";
import { figureOf, groundOf, lookOf, mixColours } from "../src/board/looks";
import { sideIndex } from "../src/board/sides";
import { silhouette, silhouetteOf } from "../src/board/silhouettes";
import { draw } from "../src/board/terrain";
import { choosing } from "./fixtures";

const square: Point[] = [
  [0, 0],
  [80, 0],
  [80, 60],
  [0, 60],
];

describe("terrain", () => {
  test("looks like what it is called, whatever surrounds the word", () => {
    expect(lookOf("wood")).toBe("wood");
    expect(lookOf("ruined_building")).toBe("building");
    expect(lookOf("swamp")).toBe("marsh");
    expect(lookOf("zzz")).toBe("plain");
  });

  test("is inked the same way every time", () => {
    for (const kind of [
      "wood",
      "rubble",
      "building",
      "rock",
      "water",
      "marsh",
      "lava",
      "rough",
      "wall",
    ]) {
      const strokes = draw(kind, square, "t1");
      expect(strokes).toEqual(draw(kind, square, "t1"));
      expect(strokes.length).toBeGreaterThan(0);
      expect(strokes.map((stroke) => stroke.d).join("")).not.toMatch(/NaN|undefined/);
    }
  });

  test("may be a mere line", () => {
    expect(draw("wall", square.slice(0, 2), "t2").length).toBeGreaterThan(0);
    expect(draw("whatever", square.slice(0, 2), "t3").length).toBeGreaterThan(0);
  });
});

describe("silhouettes", () => {
  test("differ between kinds and stay the same for one", () => {
    expect(silhouette("machine-3")).toBe(silhouette("machine-3"));
    expect(silhouette("machine-3")).not.toBe(silhouette("human-3"));
    expect(silhouette("machine-3", "a")).not.toBe(silhouette("machine-3", "b"));
  });

  test("fit their square", () => {
    for (const kind of [
      "machine-1",
      "machine-5",
      "dinosaur-rex",
      "figure-mounted",
      "hero",
      "odd",
    ]) {
      const absolute = [...silhouette(kind).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
      for (const [, x, y] of absolute) {
        expect(Math.abs(Number(x))).toBeLessThanOrEqual(12.5);
        expect(Math.abs(Number(y))).toBeLessThanOrEqual(11);
      }
    }
  });

  test("are shared by pieces whose cards show the same figures", () => {
    const [first] = choosing.view.pieces;
    if (!first) {
      throw new Error("the recorded game has pieces");
    }
    expect(silhouetteOf({ ...first })).toBe(silhouetteOf(first));
  });
});

test("grounds nobody drew are paper", () => {
  expect(groundOf("basalt")).toBe("basalt");
  expect(groundOf("moonscape")).toBe("paper");
});

test("style sheets get every colour, for light and for dark", () => {
  const style = document.createElement("div").style;
  mixColours(style);
  expect(style.getPropertyValue("--marsh-wash")).toMatch(/^light-dark\(#\w+, #\w+\)$/);
  expect(style.getPropertyValue("--side-3")).not.toBe("");
  expect(style.getPropertyValue("--steppe-ground")).not.toBe("");
});

test("the last word of a kind that is known chooses its figure", () => {
  expect(figureOf(["figure", "mounted"])).toBe("beast");
  expect(figureOf(["zzz"])).toBe("emblem");
});

test("a side is found from its seat and from its own name", () => {
  const view = { seats: ["A1", "A2", "B1"], sides: { A1: "A", A2: "A", B1: "B" } };
  expect([sideIndex(view, "A2"), sideIndex(view, "B1"), sideIndex(view, "B")]).toEqual([0, 1, 1]);
  expect(sideIndex(view, null)).toBe(-1);
});

const sheet = { width: 1000, height: 1000 };

test("names keep to the sheet", () => {
  const corner: Labelled = { id: "a", at: [5, 500], reach: 10, text: "A rather long name" };
  expect(placeNames([corner], [], 12, sheet).get("a")).toMatchObject({ y: 0, anchor: "start" });
});

test("pieces in one place stand round it, and only one of them bears the name", () => {
  const four = ["a", "b", "c", "d"].map((id) => ({ id, at: [3, 4] as Point, name: "Troopers" }));
  const alone = { id: "e", at: [5, 5] as Point, name: "Captain" };
  const places = gathered([...four, alone]);
  expect(places.has("e")).toBe(false);
  expect(new Set(four.map(({ id }) => String(places.get(id)?.aside))).size).toBe(4);
  expect(four.map(({ id }) => places.get(id)?.name)).toEqual(["Troopers × 4", "", "", ""]);
});

const near = (id: string, at: Point): Labelled => ({ id, at, reach: 10, text: "Ordinant" });

function written(names: Labelled[]): Map<string, Written> {
  const marks = names.flatMap((one) => marksOf(one.at, one.reach, 0, false, 1));
  return placeNames(names, marks, 12, sheet);
}

test("names step aside for other bases and names", () => {
  expect(written([near("a", [100, 100])]).get("a")?.y).toBeGreaterThan(10);
  const crowded = written([near("a", [100, 100]), near("b", [100, 122])]);
  expect(crowded.get("a")?.y).toBeLessThan(-10);
  expect(crowded.get("b")?.y).toBeGreaterThan(10);
});

test("a name without room is left out, unless somebody looks at its piece", () => {
  const dense = Array.from({ length: 49 }, (_, i) =>
    near(String(i), [100 + 22 * (i % 7), 100 + 22 * Math.floor(i / 7)]),
  );
  expect(written(dense).has("24")).toBe(false);
  const looked = dense.map((one) => ({ ...one, kept: one.id === "24" }));
  expect(written(looked).has("24")).toBe(true);
});

test("looking at a piece moves no other name about", () => {
  const row = Array.from({ length: 12 }, (_, i) => near(String(i), [100 + 24 * i, 100]));
  const before = written(row);
  const after = written(row.map((one) => ({ ...one, kept: one.id === "5" })));
  for (const [id, place] of after) {
    if (id !== "5") {
      expect(place).toEqual(before.get(id));
    }
  }
});

test("a zone is named in a corner where nobody stands, or not at all", () => {
  const area = { left: 0, top: 0, right: 400, bottom: 200 };
  expect(cornerOf("North", area, [], 14)?.anchor).toBe("start");
  const west = { left: 0, top: 0, right: 60, bottom: 200 };
  expect(cornerOf("North", area, [west], 14)?.anchor).toBe("end");
  expect(cornerOf("North", area, [area], 14)).toBeNull();
});
