import { beforeEach, describe, expect, test } from "vitest";
import { Trouble } from "../src/net/api";
import { type Connection, EventStream, type Line, waitBefore } from "../src/net/stream";
import type { GameState, Happened, ToClient } from "../src/wire";
import { choosing } from "./fixtures";

class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: string[] = [];
  closed = false;

  constructor(readonly after: number) {}

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
    this.onclose?.();
  }

  hear(event: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(event) });
  }
}

const happened = (number: number): Happened => ({
  kind: "happened",
  number,
  what: "answered",
  seat: "A",
  at: number,
  lines: [],
});

let lines: FakeLine[];
let heard: number[];
let shown: GameState[];
let states: Connection[];
let failures: string[];
let timers: { wait: number; then: () => void }[];
let stream: EventStream;

const newest = (): FakeLine => lines.at(-1) as FakeLine;

beforeEach(() => {
  lines = [];
  heard = [];
  shown = [];
  states = [];
  failures = [];
  timers = [];
  stream = new EventStream(
    (after) => {
      const line = new FakeLine(after);
      lines.push(line);
      return line;
    },
    {
      happened: (event) => heard.push(event.number),
      changed: ({ state }) => shown.push(state),
      drawn: () => undefined,
      present: () => undefined,
      spoke: () => undefined,
      failed: (event) => failures.push(event.problem.code),
      connection: (state) => states.push(state),
    },
    {
      after(wait, then) {
        const timer = { wait, then };
        timers.push(timer);
        return () => {
          timers = timers.filter((one) => one !== timer);
        };
      },
    },
    5,
  );
  stream.connect();
  newest().onopen?.();
});

describe("events", () => {
  test("are asked for after the last one known", () => {
    expect(newest().after).toBe(5);
    expect(states).toEqual(["connecting", "live"]);
  });

  test("are heard once, in order", () => {
    newest().hear(happened(6));
    newest().hear(happened(6));
    newest().hear(happened(7));
    expect(heard).toEqual([6, 7]);
  });

  test("that leave a gap are asked for again from the last one known", () => {
    newest().hear(happened(6));
    newest().hear(happened(9));
    expect(heard).toEqual([6]);
    expect(lines).toHaveLength(2);
    expect(newest().after).toBe(6);
  });

  test("are acknowledged when the state they lead to is shown", () => {
    newest().hear(happened(6));
    newest().hear({ kind: "changed", state: { ...choosing, number: 6 } });
    expect(newest().sent).toContain(JSON.stringify({ kind: "ack", number: 6 }));
  });
});

describe("a lost connection", () => {
  test("is taken up again after the last event, with longer and longer waits", () => {
    newest().hear(happened(6));
    newest().onclose?.();
    expect(states.at(-1)).toBe("waiting");
    expect(timers.map((timer) => timer.wait)).toContain(waitBefore(0));
    timers.find((timer) => timer.wait === waitBefore(0))?.then();
    expect(newest().after).toBe(6);
    newest().onclose?.();
    expect(timers.map((timer) => timer.wait)).toContain(waitBefore(1));
  });

  test("never waits longer than ten seconds", () => {
    expect(waitBefore(0)).toBeLessThan(waitBefore(1));
    expect(waitBefore(40)).toBe(10_000);
  });

  test("is taken up at once when the network is back", () => {
    newest().onclose?.();
    stream.hurry();
    expect(lines).toHaveLength(2);
  });

  test("does not speak through a line it gave up", () => {
    const old = newest();
    old.onclose?.();
    stream.hurry();
    old.hear(happened(6));
    expect(heard).toEqual([]);
  });
});

describe("a state", () => {
  const number = choosing.number;
  const differs: ToClient = {
    kind: "differs",
    since: number,
    number: number + 1,
    state: { number: [number + 1], view: { turn: [9] } },
  };

  test("is made of the one before and what differs; all else is the very same thing", () => {
    newest().hear({ kind: "changed", state: choosing });
    newest().hear(differs);

    const [first, second] = shown;
    expect(second).toEqual({
      ...choosing,
      number: number + 1,
      view: { ...choosing.view, turn: 9 },
    });
    expect(second?.view.pieces).toBe(first?.view.pieces);
    expect(newest().sent.at(-1)).toBe(JSON.stringify({ kind: "ack", number: number + 1 }));
  });

  test("that another one leads to is asked for as a whole", () => {
    newest().hear({ kind: "changed", state: choosing });
    newest().hear({ ...differs, since: number - 1 });

    expect(shown).toHaveLength(1);
    expect(lines).toHaveLength(2);
    newest().hear(differs);
    expect(shown, "a new line begins with a whole state").toHaveLength(1);
    newest().hear({ kind: "changed", state: { ...choosing, number: number + 1 } });
    expect(shown).toHaveLength(2);
  });
});

test("a stream that failed is not taken up again", () => {
  newest().hear({
    kind: "failed",
    problem: { type: "/p", title: "Gone", status: 404, code: "no-such-game" },
  });
  expect(failures).toEqual(["no-such-game"]);
  expect(states.at(-1)).toBe("ended");
  stream.hurry();
  expect(lines).toHaveLength(1);
});

test("a silent line is kept open by a word now and then", () => {
  const silence = timers.find((timer) => timer.wait > 20_000);
  silence?.then();
  expect(newest().sent).toEqual([JSON.stringify({ kind: "ping" })]);
});

test("a proxy that answers in the place of a server that restarts is not the server", () => {
  expect(new Trouble("", "", 502).unheard).toBe(true);
  expect(new Trouble("", "", 0).unheard).toBe(true);
  expect(new Trouble("", "busy", 503).unheard).toBe(false);
  expect(new Trouble("", "stale", 409).unheard).toBe(false);
});
