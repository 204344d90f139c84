import { beforeEach, describe, expect, test } from "vitest";
import { type Connection, EventStream, type Line, waitBefore } from "../src/net/stream";
import type { Happened, ToClient } from "../src/wire";
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
let states: Connection[];
let failures: string[];
let timers: { wait: number; then: () => void }[];
let stream: EventStream;

const newest = (): FakeLine => lines.at(-1) as FakeLine;

beforeEach(() => {
  lines = [];
  heard = [];
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
      changed: () => undefined,
      drawn: () => undefined,
      present: () => undefined,
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
