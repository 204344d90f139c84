import { describe, expect, test } from "vitest";
import { hexDistance, type Point } from "../src/board/geometry";
import {
  courseTo,
  endsOf,
  entriesOf,
  fitting,
  groundAt,
  isElsewhere,
  isPlain,
  nextOf,
  optionsAt,
  optionsOn,
  optionsWithin,
  within,
} from "../src/board/pointing";
import type { Course, Decision, Option, PieceView, View } from "../src/wire";
import { option } from "./fixtures";

function piece(id: string, at: Point | null, more: Partial<PieceView> = {}): PieceView {
  return { id, at, covers: [], radius: 1, unit: "", member: 0, ...more } as PieceView;
}

function asked(options: Option[], more: Partial<Decision> = {}): Decision {
  const bare = { number: 1, kind: "choose", piece: null, options, courses: [], region: null };
  return { ...bare, ...more } as unknown as Decision;
}

const course = (at: [number, number], ...keys: string[]): Course => ({
  at,
  links: keys.map((key) => ({ topic: "step", key, spare: false })),
  end: [],
  walks: [],
  cost: 1,
  allowed: 2,
  warnings: [],
});

function view(pieces: PieceView[], grid: "inches" | "hexes" = "hexes"): View {
  return {
    pieces,
    table: { grid, width: 11, height: 9 },
    terrain: [],
    zones: [],
  } as unknown as View;
}

describe("the list", () => {
  const spells = [
    option("move"),
    option("cast:a", { group: "Cast" }),
    option("cast:b", { group: "Cast" }),
    option("climb", { group: "Climb" }),
  ];

  test("shows an action before its targets, and an action with one target as that", () => {
    expect(entriesOf(spells, null).map((entry) => [entry.label, entry.opens])).toEqual([
      ["move", false],
      ["Cast", true],
      ["climb", false],
    ]);
  });

  test("shows the targets once the action is chosen", () => {
    expect(entriesOf(spells, "Cast").map((entry) => entry.label)).toEqual(["cast:a", "cast:b"]);
    expect(within(asked(spells), "Cast").map((one) => one.key)).toEqual(["cast:a", "cast:b"]);
    expect(within(asked(spells), null)).toHaveLength(4);
  });

  test("shows everything where the action chosen is not of this question", () => {
    expect(entriesOf(spells, "Shoot")).toHaveLength(3);
  });
});

describe("pointing at a piece", () => {
  test("means every model of the unit that may be chosen", () => {
    const unit = option("a1", { piece: "a1" });
    const model = piece("a1.2", [3, 3], { unit: "a1", member: 3 });
    expect(optionsOn(model, [unit], "hexes")).toEqual([unit]);
  });

  test("is not meant by the steps that piece may take", () => {
    const step = option("go:0", { piece: "a1", at: [4, 3] });
    expect(optionsOn(piece("a1", [3, 3]), [step], "hexes")).toEqual([]);
    expect(optionsOn(piece("b1", [4, 3]), [step], "hexes")).toEqual([step]);
  });

  test("means that very model where models of one hex are told apart", () => {
    const models = [
      option("m0", { piece: "a1", at: [3, 3] }),
      option("m1", { piece: "a1.1", at: [3, 3] }),
    ];
    const second = piece("a1.1", [3, 3], { unit: "a1" });
    const third = piece("a1.2", [3, 3], { unit: "a1" });
    expect(optionsOn(second, models, "hexes").map((one) => one.key)).toEqual(["m1"]);
    expect(optionsOn(third, models, "hexes").map((one) => one.key)).toEqual(["m0", "m1"]);
  });

  test("on inches means whoever is named, near the place that is named with it", () => {
    const there = option("x", { piece: "b1", at: [10, 10] });
    expect(optionsOn(piece("b1", [10.5, 10]), [there], "inches")).toEqual([there]);
    expect(optionsOn(piece("b1", [20, 10]), [there], "inches")).toEqual([]);
    expect(optionsOn(piece("c1", [10, 10]), [there], "inches")).toEqual([]);
  });

  test("takes one plain option, and looks first at what provokes something", () => {
    const warned = option("y", {
      warnings: [{ text: "!", rule: "", piece: null, at: null, grave: false }],
    });
    expect(isPlain([option("x")])).toBe(true);
    expect(isPlain([warned])).toBe(false);
    expect(isPlain([option("x"), option("z")])).toBe(false);
  });
});

describe("pointing at a place", () => {
  test("means the options that lie there", () => {
    const here = option("go", { piece: "a1", at: [4, 4] });
    const near = (a: Point, b: Point) => hexDistance(a, b) === 0;
    expect(optionsAt([4, 4], [here, option("stop")], near)).toEqual([here]);
  });

  test("means the way there where there is one", () => {
    const far = course([5, 5], "go:0", "go:1");
    const decision = asked([], { courses: [far] });
    expect(courseTo([5, 5], decision)).toBe(far);
    expect(courseTo([5, 6], decision)).toBeNull();
  });

  test("tells models that end together as one", () => {
    const squad: Course = {
      ...course([5, 5], "x"),
      walks: [
        { pieces: ["a1"], way: [[5, 5]], heading: null },
        {
          pieces: ["a1.1", "a1.2"],
          way: [
            [4, 5],
            [5, 5],
          ],
          heading: null,
        },
        { pieces: ["a1.3"], way: [[6, 5]], heading: null },
      ],
    };
    expect(endsOf(squad).map(({ at, count }) => [at, count])).toEqual([
      [[5, 5], 3],
      [[6, 5], 1],
    ]);
    expect(endsOf(null)).toEqual([]);
  });

  test("reads what lies there", () => {
    const table = {
      ...view([]),
      terrain: [{ id: "t", outlines: [[[1, 1]], [[2, 1]]] }],
      zones: [{ id: "z", outlines: [], at: [2, 1] }],
    } as unknown as View;
    expect(groundAt([2, 1], table).terrain.map((one) => one.id)).toEqual(["t"]);
    expect(groundAt([2, 1], table).zones.map((one) => one.id)).toEqual(["z"]);
    expect(groundAt([3, 1], table).terrain).toEqual([]);
  });
});

describe("dragging a piece", () => {
  const pieces = [piece("a1", [1, 1]), piece("b1", [5, 5])];
  const there = { piece: "a1", to: [3, 3] as Point, target: null };
  const onto = { piece: "a1", to: [5, 5] as Point, target: "b1" };

  test("chooses it first, and goes on", () => {
    const next = nextOf(there, asked([option("a1", { piece: "a1" })]), view(pieces));
    expect(next).toMatchObject({ do: "choose", again: true, options: [{ key: "a1" }] });
  });

  test("then means its move, then the place itself", () => {
    const actions = [option("stand"), option("walk", { leads: "move" })];
    const mine = asked(actions, { piece: "a1" });
    expect(nextOf(there, mine, view(pieces))).toMatchObject({ options: [{ key: "walk" }] });
    const where = asked([], {
      kind: "place",
      piece: "a1",
      region: {
        piece: "a1",
        outlines: [],
        candidates: [],
        usual: null,
        stays: true,
        turns: false,
        goes: true,
        aims: false,
        bends: true,
      },
    });
    expect(nextOf(there, where, view(pieces))).toEqual({ do: "place" });
  });

  test("goes the way there on hexes", () => {
    const far = course([3, 3], "go:0");
    const mine = asked([], { piece: "a1", courses: [far] });
    expect(nextOf(there, mine, view(pieces))).toEqual({ do: "go", course: far });
  });

  test("onto another piece means what can be done to that", () => {
    const attacks = [
      option("shoot:b1", { piece: "b1" }),
      option("charge:b1", { piece: "b1" }),
      option("shoot:b2", { piece: "b2" }),
    ];
    const next = nextOf(onto, asked(attacks, { piece: "a1" }), view(pieces, "inches"));
    expect(next).toMatchObject({ do: "choose", again: false });
    expect("options" in next && next.options.map((one) => one.key)).toEqual([
      "shoot:b1",
      "charge:b1",
    ]);
  });

  test("onto another piece means the actions that ask for a target next", () => {
    const actions = [option("move", { leads: "move" }), option("shoot", { leads: "target" })];
    const next = nextOf(onto, asked(actions, { piece: "a1" }), view(pieces));
    expect(next).toMatchObject({ do: "choose", again: true, options: [{ key: "shoot" }] });
  });

  test("comes to nothing where the question is about another piece, and waits where it is not", () => {
    const other = asked([option("x")], { piece: "a2" });
    expect(nextOf(there, other, view(pieces))).toEqual({ do: "nothing" });
    const dice = asked([option("1"), option("2")], { piece: "a1" });
    expect(nextOf(there, dice, view(pieces))).toEqual({ do: "wait" });
  });
});

describe("what stands at the foot of the table", () => {
  const models = [
    { id: "a1", name: "Captain", unit: "", at: [1, 1] },
    { id: "a2", name: "Halberdier", unit: "", at: [3, 3] },
  ] as unknown as PieceView[];
  const view = { pieces: models, table: { grid: "inches" } } as View;
  const asked = { piece: "a1" } as Decision;
  const entry = (label: string, piece: string | null) => ({
    label,
    options: [{ ...option("x"), label, piece }],
    opens: false,
  });

  test("is what nobody can point at, and what whoever acts may do", () => {
    expect(isElsewhere(entry("Nobody", null), asked, view)).toBe(true);
    expect(isElsewhere(entry("Run", "a1"), asked, view)).toBe(true);
    expect(isElsewhere(entry("Halberdier", "a2"), asked, view)).toBe(false);
  });

  test("is not whoever acts, where it is one of those to choose among", () => {
    expect(isElsewhere(entry("Captain", "a1"), asked, view)).toBe(false);
  });

  test("is an action with several targets, but not hexes that are one group in the list", () => {
    const places = [option("x", { at: [1, 2] }), option("y", { at: [1, 3] })];
    const group = { label: "Farther east", options: places, opens: true };
    const onHexes = { ...view, table: { grid: "hexes" } } as View;
    expect(isElsewhere(group, asked, view)).toBe(true);
    expect(isElsewhere(group, asked, onHexes)).toBe(false);
  });

  test("is one row: what does not fit is behind a button, but never what ends the question", () => {
    const entries = ["Move", "Charge", "Shoot", "End"].map((label) => entry(label, null));
    const labels = (room: number) =>
      fitting(entries, room, (label) => label.length).map(({ label }) => label);
    expect(labels(18)).toEqual(["Move", "Charge", "Shoot", "End"]);
    expect(labels(17)).toEqual(["Move", "Charge", "End"]);
    expect(labels(5)).toEqual(["End"]);
  });
});

test("a zone that is to be chosen is chosen by pointing into it", () => {
  const square = (y: number): Point[] => [
    [0, y],
    [9, y],
    [9, y + 2],
    [0, y + 2],
  ];
  const zones = ["south", "north"].map((name, i) => ({
    id: `zone_${name}`,
    at: null,
    outlines: [square(i * 6)],
  }));
  const table = { ...view([], "inches"), zones } as unknown as View;
  const options = [option("south"), option("north"), option("i-do")];

  expect(optionsWithin([4, 7], options, table).map((one) => one.key)).toEqual(["north"]);
  expect(optionsWithin([4, 4], options, table)).toEqual([]);
  expect(optionsWithin([4, 1], [option("south", { piece: "a1" })], table)).toEqual([]);
});
