import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Live, logAfter, withOutlines } from "../src/game/live.svelte";
import { Screen } from "../src/game/screen.svelte";
import { hold } from "../src/net/links";
import type { Line } from "../src/net/stream";
import type { GameState, Happened, LogLine, Option } from "../src/wire";
import { choosing, log, placing } from "./fixtures";

const line = (at: number): LogLine => ({
  at,
  turn: 1,
  kind: "moved",
  text: `line ${at}`,
  rules: [],
  seat: null,
  pieces: [],
  faces: [],
  need: 0,
  way: [],
  cards: [],
  beat: null,
});

const event = (number: number, more: Partial<Happened> = {}): Happened => ({
  kind: "happened",
  number,
  what: "answered",
  seat: "A",
  at: number,
  lines: [],
  ...more,
});

class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(): void {}
  close(): void {}
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

interface Sent {
  method: string;
  url: string;
  body: Record<string, unknown> | null;
}

let sent: Sent[];
let answers: (() => Response | Promise<Response>)[];
let wires: FakeLine[];

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status });

function serve(state: GameState, secrets = false): void {
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : null;
    sent.push({ method: init.method ?? "GET", url, body });
    if (url.includes("/answers") || url.includes("/undo")) {
      const answer = answers.shift();
      return Promise.resolve(answer ? answer() : json({ number: choosing.number, at: 1 }));
    }
    if (url.includes("/log")) {
      return Promise.resolve(json(log));
    }
    if (url.includes("/rulesets/")) {
      return Promise.resolve(json({ secrets }));
    }
    return Promise.resolve(json(state));
  });
}

async function started(state: GameState = choosing, secrets = false): Promise<Live> {
  serve(state, secrets);
  const live = new Live(state.id, "key-a", () => {
    const wire = new FakeLine();
    wires.push(wire);
    return wire;
  });
  await live.start();
  return live;
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
  answers = [];
  wires = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the log", () => {
  test("grows by what happened", () => {
    expect(logAfter([line(1)], event(2, { lines: [line(2)] })).map((one) => one.at)).toEqual([
      1, 2,
    ]);
  });

  test("loses what an undo took back", () => {
    const undone = event(3, { what: "undone", at: 2 });
    expect(logAfter([line(1), line(2), line(3)], undone).map((one) => one.at)).toEqual([1]);
  });

  test("is told from its first line once the dice are agreed on", () => {
    const others = event(3, { what: "revealed" });
    const last = event(4, { what: "revealed", lines: [line(0), line(1)] });
    expect(logAfter([line(0)], others).map((one) => one.at)).toEqual([0]);
    expect(logAfter([line(0)], last).map((one) => one.at)).toEqual([0, 1]);
  });
});

describe("a game", () => {
  const asked = placing.decision?.number ?? -1;
  const outlines: [number, number][][] = [
    [
      [0, 0],
      [4, 0],
      [0, 3],
    ],
  ];

  test("shows the state and its log, and remembers the seat", async () => {
    const live = await started();
    expect(live.state?.id).toBe(choosing.id);
    expect(live.lines).toHaveLength(log.lines.length);
    expect(localStorage.getItem("grognard.links")).toContain("key-a");
  });

  test("looks back to the last choice that changed the table, through those that did not", async () => {
    const live = await started();
    const wire = wires[0] as FakeLine;
    const told = (number: number, view: GameState["view"]) =>
      wire.hear({
        kind: "changed",
        state: { ...choosing, number: choosing.number + number, view },
      });
    const hurt = {
      ...choosing.view,
      pieces: choosing.view.pieces.map((one) => ({
        ...one,
        bars: one.bars.map((bar) => ({ ...bar, value: bar.value - 1 })),
      })),
    };

    void live.answer("a");
    told(1, choosing.view);
    expect(live.before).toBeNull();
    told(2, hurt);
    expect(live.before).toEqual(choosing.view);
    live.sending = false;
    void live.answer("b");
    told(3, hurt);
    expect(live.before).toEqual(choosing.view);
  });

  test("takes over a newer state and ignores an older one", async () => {
    const live = await started();
    const wire = wires[0] as FakeLine;
    wire.hear({
      kind: "changed",
      state: { ...choosing, number: choosing.number + 1, title: "new" },
    });
    expect(live.state?.title).toBe("new");
    wire.hear({
      kind: "changed",
      state: { ...choosing, number: choosing.number - 1, title: "old" },
    });
    expect(live.state?.title).toBe("new");
  });

  test("asks nothing before what led to it has been told, and tells it as it happens", async () => {
    const live = await started({ ...choosing, number: log.number });
    const wire = wires[0] as FakeLine;
    const number = log.number + 1;
    const beat = { kind: "who", by: null, on: [], amount: null, at: null, pools: [] } as const;
    const told: LogLine = { ...line(number), seat: "B", beat: { ...beat, on: [], pools: [] } };
    wire.hear(event(number, { lines: [told, line(number)] }));
    wire.hear({ kind: "changed", state: { ...choosing, number, title: "then" } });

    expect(live.decision).toBeNull();
    expect(live.lines.at(-1)).toEqual(line(number));
    live.stage.next();
    expect(live.decision).not.toBeNull();
    expect(live.state?.title).toBe("then");
  });

  test("gets the outlines of a region when they are drawn, and keeps them", async () => {
    const bare = withOutlines(placing, { kind: "drawn", number: asked, outlines: [] });
    const live = await started(bare);
    const wire = wires[0] as FakeLine;

    wire.hear({ kind: "drawn", number: asked, outlines });
    wire.hear({ kind: "changed", state: bare });

    expect(live.decision?.region?.outlines).toEqual(outlines);
  });

  test("does not take the outlines of another question", async () => {
    const live = await started(placing);
    const before = live.decision?.region?.outlines;

    (wires[0] as FakeLine).hear({ kind: "drawn", number: asked + 1, outlines });

    expect(live.decision?.region?.outlines).toEqual(before);
  });

  test("says why there is none at an address nobody has", async () => {
    vi.stubGlobal("fetch", () =>
      Promise.resolve(json({ title: "No game", detail: "There is no such game.", code: "x" }, 404)),
    );
    const live = new Live("nowhere", "key");
    await live.start();
    expect(live.broken?.text).toBe("There is no such game.");
  });
});

describe("an answer", () => {
  test("names the question it answers", async () => {
    const live = await started();
    await live.answer("pass");
    const body = sent.find((one) => one.url.includes("/answers"))?.body;
    expect(body).toMatchObject({ expect: choosing.decision?.number, answer: "pass" });
  });

  test("that was not heard is sent again with the same name", async () => {
    vi.useFakeTimers();
    const live = await started();
    answers = [() => Promise.reject(new TypeError("network"))];
    const done = live.answer("pass");
    await vi.runAllTimersAsync();
    expect(await done).toBe(true);
    const bodies = sent
      .filter((one) => one.url.includes("/answers"))
      .map((one) => one.body?.request);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toBe(bodies[1]);
  });

  test("keeps others waiting until the state it led to is there", async () => {
    const live = await started();
    const next = choosing.number + 1;
    answers = [() => json({ number: next, at: 1 })];
    const done = live.answer("pass");
    await vi.waitFor(() => expect(sent.some((one) => one.url.includes("/answers"))).toBe(true));
    expect(await live.answer("pass")).toBe(false);
    (wires[0] as FakeLine).hear({ kind: "changed", state: { ...choosing, number: next } });
    expect(await done).toBe(true);
    expect(live.sending).toBe(false);
  });

  test("holds nothing up once the next question is there, acknowledged or not", async () => {
    const live = await started();
    const acknowledged: ((_: Response) => void)[] = [];
    const unheard = (): Promise<Response> => new Promise((resolve) => acknowledged.push(resolve));
    answers = [unheard, unheard];
    const done = live.answer("pass");
    const next = { ...placing, id: choosing.id, number: choosing.number + 1 };
    (wires[0] as FakeLine).hear({ kind: "changed", state: next });
    const screen = new Screen(live);
    screen.ask(live.decision, next.view);
    screen.cycle(1);
    expect(live.sending).toBe(false);
    expect(screen.draft?.cursor).not.toBeNull();

    const second = live.answer("pass");
    await vi.waitFor(() => expect(acknowledged).toHaveLength(2));
    acknowledged[0]?.(json({ number: next.number, at: 1 }));
    await done;
    expect(live.sending).toBe(true);
    acknowledged[1]?.(json({ number: next.number, at: 2 }));
    await second;
    expect(live.sending).toBe(false);
  });

  test("that is refused says why and by which rule", async () => {
    const live = await started();
    answers = [() => json({ detail: "Too far", rule: "4.1", code: "refused", title: "No" }, 409)];
    expect(await live.answer("pass")).toBe(false);
    expect(live.complaint).toEqual({ text: "Too far", rule: "4.1" });
  });

  test("waits its turn: a second one is not sent while the first is on its way", async () => {
    const live = await started();
    const first = live.answer("pass");
    expect(await live.answer("pass")).toBe(false);
    await first;
    expect(sent.filter((one) => one.url.includes("/answers"))).toHaveLength(1);
  });
});

describe("two seats at one screen", () => {
  const waiting: GameState = { ...choosing, decision: null, waits_for: ["B"] };

  test("are handed over when the other one is asked", async () => {
    hold({ game: choosing.id, seat: "B", key: "key-b" });
    const live = await started(waiting);
    expect(live.handOver).toEqual({ seat: "B", key: "key-b" });
  });

  test("stay where they are when the other seat is somebody else's", async () => {
    const live = await started(waiting);
    expect(live.handOver).toBeNull();
  });

  test("are handed over without reading again what both know", async () => {
    hold({ game: choosing.id, seat: "B", key: "key-b" });
    const live = await started();
    await vi.waitFor(() => expect(live.curtain).toBe(false));
    await vi.waitFor(() => expect(wires).toHaveLength(2));
    const [alice, bob] = wires as [FakeLine, FakeLine];
    const number = log.number + 1;
    sent = [];
    for (const one of wires) {
      one.hear(event(number, { lines: [line(number)] }));
    }

    bob.hear({ kind: "changed", state: { ...choosing, number, seat: "B" } });
    expect(live.state?.seat).toBe("A");
    alice.hear({ kind: "changed", state: { ...waiting, number } });
    await live.sit("key-b");

    expect(sent).toEqual([]);
    expect(live.state?.seat).toBe("B");
    expect(live.decision).toEqual(choosing.decision);
    expect(live.lines).toHaveLength(log.lines.length + 1);
  });

  test("are handed over as soon as the next one was told as much as the last", async () => {
    hold({ game: choosing.id, seat: "B", key: "key-b" });
    const live = await started();
    await vi.waitFor(() => expect(wires).toHaveLength(2));
    const [alice, bob] = wires as [FakeLine, FakeLine];
    const number = log.number + 1;
    alice.hear(event(number));
    alice.hear({ kind: "changed", state: { ...waiting, number } });
    sent = [];

    const seated = live.sit("key-b");
    expect(live.decision).toBeNull();
    bob.hear({ kind: "changed", state: { ...choosing, number, seat: "B" } });
    await seated;

    expect(sent).toEqual([]);
    expect(live.decision).toEqual(choosing.decision);
  });

  test("are not both listened to where one may not know what the other knows", async () => {
    hold({ game: choosing.id, seat: "B", key: "key-b" });
    const live = await started(waiting, true);
    await vi.waitFor(() => expect(sent.some((one) => one.url.includes("/rulesets/"))).toBe(true));

    expect(live.curtain).toBe(true);
    expect(wires).toHaveLength(1);
  });

  test("keep nothing of what the last one saw while the next one's is on its way", async () => {
    hold({ game: choosing.id, seat: "B", key: "key-b" });
    const live = await started(waiting, true);
    expect(live.curtain).toBe(true);

    const seated = live.sit("key-b");

    expect(live.state).toBeNull();
    expect(live.lines).toEqual([]);
    await seated;
    expect(live.state?.id).toBe(choosing.id);
  });

  test("need no curtain where nothing is secret", async () => {
    const live = await started(waiting);
    await vi.waitFor(() => expect(live.curtain).toBe(false));
  });
});

describe("odds", () => {
  const option = { ...(choosing.decision?.options[0] as Option) };

  test("that nobody looks at any more are called off, and asked for anew", async () => {
    const screen = new Screen(await started());
    const signals: AbortSignal[] = [];
    vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise((_, reject) => {
        signal.onabort = () => reject(new DOMException("called off", "AbortError"));
      });
    });
    const looking = new AbortController();
    const asked = screen.oddsOf(option, looking.signal);

    looking.abort();

    await expect(asked).rejects.toThrow("called off");
    void screen.oddsOf(option, new AbortController().signal);
    expect(signals.map((one) => one.aborted)).toEqual([true, false]);
  });

  test("are asked for once per question", async () => {
    const live = await started();
    const screen = new Screen(live);
    screen.ask(live.decision, choosing.view);
    const told = { exact: true, outcomes: [], tallies: [], samples: 0, more: 0, met: null };
    const fetched = vi.fn(() => Promise.resolve(json(told)));
    vi.stubGlobal("fetch", fetched);

    await screen.oddsOf(option, new AbortController().signal);
    await screen.oddsOf(option, new AbortController().signal);

    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
