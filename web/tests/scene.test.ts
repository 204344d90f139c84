import { describe, expect, test } from "vitest";
import { type Beat, beatsOf, sinceOwn, stagedView, traceOf, wordsOf } from "../src/scene/beats";
import { lasts, PACES } from "../src/scene/pace";
import { type Clock, Stage } from "../src/scene/stage.svelte";
import type { LogLine, PieceView, Pool, View } from "../src/wire";
import { choosing } from "./fixtures";

type Shown = NonNullable<LogLine["beat"]>;

const piece = (
  id: string,
  at: [number, number] | null,
  more: Partial<PieceView> = {},
): PieceView => ({
  ...(choosing.view.pieces[0] as PieceView),
  id,
  seat: id.startsWith("a") ? "A" : "B",
  unit: "",
  out: false,
  bars: [{ name: "Life", value: 3, most: 3 }],
  badges: [],
  ...more,
  at,
});

const table = (...pieces: PieceView[]): View => ({ ...choosing.view, pieces });

/** A line that somebody of a seat did something to others. */
function line(
  kind: Shown["kind"],
  by: string | null,
  on: string[] = [],
  more: Partial<LogLine & Shown> = {},
): LogLine {
  const {
    amount = null,
    at: aimed,
    pools = [],
    ...rest
  } = more as Partial<Shown> & Partial<LogLine>;
  const about = by ?? on[0] ?? "";
  return {
    at: 1,
    turn: 1,
    kind,
    text: `${kind} ${about}.`,
    rules: [],
    seat: about.startsWith("a") ? "A" : "B",
    pieces: [by, ...on].filter((one) => one !== null),
    faces: [],
    need: 0,
    way: [],
    cards: [],
    ...rest,
    beat: { kind, by, on, amount, at: (aimed as unknown as [number, number]) ?? null, pools },
  };
}

const pool = (seat: string, faces: number[], more: Partial<Pool> = {}): Pool => ({
  seat,
  faces,
  need: 4,
  total: null,
  label: "",
  again: false,
  ...more,
});

const stages = (beats: readonly Beat[]) => beats.map((beat) => beat.stage);

const ATTACK = [
  line("shot", "b1", ["a1"]),
  line("roll", null, [], { seat: "B", pools: [pool("B", [4, 6])] }),
  line("roll", null, [], { seat: "A", pools: [pool("A", [1, 5])] }),
  line("hit", "b1", ["a1"]),
  line("harm", null, ["a1"], { amount: 2 }),
  line("death", null, ["a1"]),
];

describe("the beats of a passage", () => {
  test("are who, what, the roll of both, and what came of it", () => {
    const beats = beatsOf(ATTACK);

    expect(stages(beats)).toEqual(["who", "what", "roll", "result"]);
    expect(beats[2]?.pools.map((one) => one.seat)).toEqual(["B", "A"]);
    expect(beats[3]?.marks.map((one) => [one.kind, one.amount])).toEqual([
      ["hit", null],
      ["harm", 2],
      ["death", null],
    ]);
    expect(beats.every((beat) => beat.actor === "b1" && beat.seat === "B")).toBe(true);
  });

  test("name whoever acts once, as long as the same one does", () => {
    const [first, second] = [line("move", "b1"), line("shot", "b1", ["a1"])];

    expect(stages(beatsOf([line("who", "b1"), first, second]))).toEqual(["who", "what", "what"]);
    expect(stages(beatsOf([second], { actor: "b1", seat: "B" }))).toEqual(["what"]);
    expect(stages(beatsOf([first, line("shot", "a1", ["b1"])]))).toEqual([
      "who",
      "what",
      "who",
      "what",
    ]);
  });

  test("show dice that were thrown anew beside those they replace", () => {
    const again = line("roll", null, [], { seat: "B", pools: [pool("B", [5], { again: true })] });
    const roll = beatsOf([...ATTACK.slice(0, 2), again])[2];

    expect(roll?.pools.map((one) => one.again)).toEqual([false, true]);
    expect(roll?.about).toBe("shot b1.");
    expect(roll?.pieces).toEqual(["b1", "a1"]);
  });

  test("throw the dice of a single line after what they are thrown for", () => {
    const clash = line("shot", "b1", ["a1"], { pools: [pool("B", [3]), pool("A", [5])] });

    expect(stages(beatsOf([clash]))).toEqual(["who", "what", "roll"]);
  });

  test("tell what only has words with what it follows", () => {
    const bare = { ...line("move", "b1"), text: "Nobody is harmed.", beat: null };

    expect(wordsOf(beatsOf([...ATTACK, bare]).at(-1) as Beat)).toContain("Nobody is harmed.");
    expect(beatsOf([bare])).toEqual([]);
  });

  test("walk a way that is told place by place in one go", () => {
    const steps = [
      [1, 0],
      [2, 0],
    ].map((place) => line("move", "b1", [], { way: [place as [number, number]] }));

    expect(beatsOf(steps).at(-1)?.walks).toEqual([
      {
        piece: "b1",
        way: [
          [1, 0],
          [2, 0],
        ],
        forced: false,
      },
    ]);
  });

  test("count what takes nothing as a miss", () => {
    const beats = beatsOf([line("harm", "b1", ["a1"], { amount: 0 })]);

    expect(beats[0]?.marks[0]?.kind).toBe("miss");
  });
});

describe("the table between two states", () => {
  const before = table(piece("a1", [1, 1]), piece("b1", [9, 9]));
  const after = table(piece("b1", [5, 9], { bars: [{ name: "Life", value: 1, most: 3 }] }));
  const beats = beatsOf([
    line("move", "b1", [], {
      way: [
        [7, 9],
        [5, 9],
      ],
    }),
    line("harm", null, ["b1"], { amount: 2 }),
    line("death", null, ["a1"]),
  ]);
  const seen = (told: number) => stagedView(before, after, beats.slice(0, told)).pieces;

  test("shows what was told, and nothing that comes later", () => {
    const [who, moved, harmed] = [seen(1), seen(2), seen(3)];

    expect(who.map((one) => one.at)).toEqual([
      [1, 1],
      [9, 9],
    ]);
    expect(moved[1]?.at).toEqual([5, 9]);
    expect(moved[1]?.bars[0]?.value).toBe(3);
    expect(harmed[1]?.bars[0]?.value).toBe(1);
  });

  test("keeps the dead where they fell", () => {
    expect(seen(2)[0]?.out).toBe(false);
    expect(seen(3)[0]).toMatchObject({ out: true, at: [1, 1] });
  });

  test("draws the way from where the piece stood, and signs where it stands", () => {
    const trace = traceOf(beats[1] as Beat, table(...seen(1)), table(...seen(2)));
    const end = traceOf(beats[2] as Beat, table(...seen(2)), table(...seen(3)));

    expect(trace.trails[0]?.way).toEqual([
      [9, 9],
      [7, 9],
      [5, 9],
    ]);
    expect(end.signs.map((one) => [one.kind, one.at])).toEqual([
      ["harm", [5, 9]],
      ["death", [1, 1]],
    ]);
  });

  test("names the states that somebody has got", () => {
    const badge = { name: "Panicked", count: 1, bad: true, sign: "", rule: "" };
    const then = table(piece("a1", [1, 1], { badges: [badge] }), piece("b1", [9, 9]));
    const [beat] = beatsOf([line("state", null, ["a1"])]);

    const trace = traceOf(beat as Beat, before, stagedView(before, then, [beat as Beat]));

    expect(trace.signs[0]?.gained).toEqual(["Panicked"]);
  });
});

/** A clock that stands still until somebody moves it. */
class Hourglass implements Clock {
  waits: { wait: number; then: () => void }[] = [];
  after(wait: number, then: () => void): () => void {
    const one = { wait, then };
    this.waits.push(one);
    return () => {
      this.waits = this.waits.filter((other) => other !== one);
    };
  }
  run(): number {
    const one = this.waits.shift();
    one?.then();
    return one?.wait ?? 0;
  }
}

function staged(pace: (typeof PACES)[number] = "normal", own: string[] = ["A"]) {
  const clock = new Hourglass();
  const stage = new Stage({ pace: () => pace, own: () => own, clock });
  const seen: string[] = [];
  const audience = (name: string) => ({
    show: (_: View, told: readonly LogLine[]) => void seen.push(`${name} ${told.length}`),
    end: () => void seen.push(`${name} ends`),
  });
  return { clock, stage, seen, audience };
}

const BEFORE = table(piece("a1", [1, 1]), piece("b1", [9, 9]));
const AFTER = table(piece("b1", [9, 9]));
const chapter = { before: BEFORE, after: AFTER, lines: ATTACK };

describe("the stage", () => {
  test("shows beat after beat, and then what they led to", () => {
    const { clock, stage, seen, audience } = staged();

    stage.play(chapter, audience("attack"));
    expect([stage.shown?.beat.stage, seen]).toEqual(["who", ["attack 0"]]);
    clock.run();
    expect(stage.shown?.beat.stage).toBe("what");
    clock.run();
    clock.run();
    expect(seen).toEqual(["attack 0", "attack 1", "attack 3", "attack 6"]);
    clock.run();

    expect(seen.at(-1)).toBe("attack ends");
    expect(stage.playing).toBe(false);
  });

  test("tells what comes meanwhile afterwards", () => {
    const { stage, seen, audience } = staged();
    stage.play(chapter, audience("first"));
    stage.play({ ...chapter, before: AFTER, lines: [] }, audience("second"));

    expect(stage.ahead).toBe(AFTER);
    stage.finish();
    expect(seen.slice(-2)).toEqual(["first ends", "second ends"]);
  });

  test("ends a beat, or all of them, when it is told to", () => {
    const { clock, stage, seen, audience } = staged();
    stage.play(chapter, audience("attack"));
    stage.next();
    expect(stage.shown?.beat.stage).toBe("what");
    expect(clock.waits).toHaveLength(1);
    stage.finish();

    expect([seen.at(-1), stage.playing, clock.waits]).toEqual(["attack ends", false, []]);
  });

  test("shows nothing at once, but keeps what was left to be seen", () => {
    const { clock, stage, seen, audience } = staged("instant");

    stage.play(chapter, audience("attack"));

    expect([seen, clock.waits]).toEqual([["attack ends"], []]);
    expect(stage.left.flatMap((one) => one.strokes)).toHaveLength(1);
    expect(stage.last?.stage).toBe("result");
  });

  test("leaves the dead lying until the next one acts", () => {
    const { stage, audience } = staged("instant");
    stage.play(chapter, audience("attack"));
    expect(stage.ghosts.map((one) => [one.id, one.out])).toEqual([["a1", true]]);

    stage.play({ before: AFTER, after: AFTER, lines: [line("who", "b2")] }, audience("next"));

    expect(stage.ghosts).toEqual([]);
  });

  test("plays what others did since one's own step again, whatever the speed", () => {
    const { clock, stage, seen, audience } = staged("instant");
    const own = { before: AFTER, after: AFTER, lines: [line("who", "a2")] };
    for (const one of [chapter, own, chapter, chapter, own]) {
      stage.play(one, audience("played"));
    }
    seen.length = 0;

    expect(stage.since).toEqual([chapter, chapter, own]);
    stage.again(stage.since, audience("again"));
    while (stage.playing) {
      expect(clock.run()).toBeGreaterThan(0);
    }

    expect(seen.at(-1)).toBe("again ends");
    expect(seen.filter((one) => one.endsWith("ends"))).toHaveLength(1);
  });
});

test("beats are four times shorter when fast, twice as long when slow, and shorter still of one's own", () => {
  const [, what] = beatsOf(ATTACK) as [Beat, Beat];

  expect(PACES.map((pace) => lasts(what, pace, 1))).toEqual([1600, 800, 200, 800]);
  expect(lasts(what, "normal", "own")).toBeLessThan(800);
});

test("what harms nobody is told faster, and faster still in a long passage", () => {
  const [, attack] = beatsOf(ATTACK) as [Beat, Beat];
  const [, walk] = beatsOf([line("move", "b1")]) as [Beat, Beat];

  expect(lasts(walk, "normal", 1)).toBeLessThan(lasts(attack, "normal", 1));
  expect(lasts(walk, "normal", 20)).toBeLessThan(lasts(walk, "normal", 1));
  expect(lasts(attack, "normal", 20)).toBe(lasts(attack, "normal", 1));
  expect(lasts(walk, "fast", 20)).toBe(lasts(attack, "fast", 1));
});

test("a page opened later finds where the others began", () => {
  const lines = [
    line("who", "a1"),
    line("who", "b1"),
    line("shot", "b1", ["a1"]),
    line("who", "a2"),
  ];

  expect(sinceOwn(lines, ["A"])).toBe(lines[1]);
  expect(sinceOwn(lines, [])).toBe(lines[0]);
  expect(sinceOwn([], ["A"])).toBeNull();
});
