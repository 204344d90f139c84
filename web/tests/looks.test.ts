import { describe, expect, test } from "vitest";
import { gathered } from "../src/board/crowds";
import { chosen, emblemOf, figures, silhouettesOf } from "../src/board/drawings.svelte";
import { distance, type Point } from "../src/board/geometry";
import { cornerOf, type Labelled, marksOf, placeNames, type Written } from "../src/board/labels";
import { figureOf, groundOf, lookOf, mixColours } from "../src/board/looks";
import { sideIndex } from "../src/board/sides";
import { draw } from "../src/board/terrain";
import { tokensOf } from "../src/board/tokens";

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
  test("come with their game, one for each profile", async () => {
    const drawn = await silhouettesOf("colossus");
    expect(Object.keys(drawn)).toHaveLength(16);
    expect(await silhouettesOf("unheard")).toEqual({});
    await figures.open("colossus");
    expect(figures.of({ profile: "ac_maul", kind: "machine-4" })).toBe(drawn.ac_maul);
  });

  test("of profiles nobody drew are those of their parents, else of their kind", async () => {
    const drawn = await silhouettesOf("colossus");
    expect(chosen({ profile: "ac_maul_mk2", kind: "machine-4" }, drawn)).toBe(drawn.ac_maul);
    const walker = chosen({ profile: "zz_new", kind: "machine-4" }, drawn);
    expect(walker).toBe(chosen({ profile: "other", kind: "mech" }, drawn));
    expect(walker).not.toEqual(chosen({ profile: "zz_new", kind: "dinosaur-x" }, drawn));
  });
});

test("states have emblems; what is carried is a parcel, and what nobody drew a ring", () => {
  expect(emblemOf("state-panicked")).not.toEqual(emblemOf("stat-stress"));
  expect(emblemOf("marker-west")).toEqual(emblemOf("marker-parcel"));
  expect(emblemOf("state-unheard").mass).toBeTruthy();
});

describe("tokens", () => {
  const pair = (apart: number) => [
    { id: "a", at: [100, 100] as Point, base: 4 },
    { id: "b", at: [100 + apart, 100] as Point, base: 4 },
  ];
  const gapOf = (tokens: ReturnType<typeof tokensOf>) => {
    const [a, b] = [tokens.get("a"), tokens.get("b")];
    return a && b ? distance(a.at, b.at) : 0;
  };

  test("are never smaller than can be read, and no smaller than their bases", () => {
    expect(tokensOf(pair(500), 12).get("a")).toEqual({ at: [100, 100], reach: 12 });
    expect(tokensOf(pair(500), 3).get("a")?.reach).toBe(4);
  });

  test("step aside for one another, and still stand on their bases", () => {
    const tokens = tokensOf(pair(8), 12);
    expect(gapOf(tokens)).toBeGreaterThan(22);
    for (const { id, at } of pair(8)) {
      expect(distance(tokens.get(id)?.at as Point, at)).toBeLessThanOrEqual(12.001);
    }
  });

  test("part even where they stand in one place, and alike each time", () => {
    expect(gapOf(tokensOf(pair(0), 12))).toBeGreaterThan(20);
    expect(tokensOf(pair(0), 12)).toEqual(tokensOf(pair(0), 12));
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
