import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hasCompany } from "../src/game/seated";
import { Talking } from "../src/game/talking.svelte";
import type { GameState, Spoken } from "../src/wire";

const line = (number: number, seat = "B"): Spoken => ({
  number,
  seat,
  text: `line ${number}`,
  time: 0,
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("table talk", () => {
  test("takes up each line once, and counts what nobody has seen", () => {
    const talk = new Talking("g1", () => "key");
    talk.heard([line(1), line(2)]);
    talk.heard([line(2), line(3)]);
    expect(talk.lines.map((one) => one.number)).toEqual([1, 2, 3]);
    expect(talk.fresh).toBe(3);
    talk.seen();
    expect(talk.fresh).toBe(0);
  });

  test("of a muted table asks for no attention, also after the page was closed", () => {
    new Talking("g1", () => "key").mute(true);
    const talk = new Talking("g1", () => "key");
    talk.heard([line(1)]);
    expect([talk.muted, talk.fresh]).toEqual([true, 0]);
    expect(new Talking("g2", () => "key").muted).toBe(false);
    talk.mute(false);
    expect(new Talking("g1", () => "key").muted).toBe(false);
  });

  test("tells why a line could not be said", async () => {
    const problem = { detail: "Too fast.", code: "too-many-requests" };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(problem), { status: 429 }));
    const talk = new Talking("g1", () => "key");
    expect(await talk.say("hello")).toBe(false);
    expect(talk.trouble).toBe("Too fast.");
  });

  test("is offered where somebody else sits at the table", () => {
    const seats = [
      { seat: "A", kind: "person" },
      { seat: "B", kind: "person" },
    ] as GameState["seats"];
    expect(hasCompany({ seats, role: "seat" }, ["A"])).toBe(true);
    expect(hasCompany({ seats, role: "seat" }, ["A", "B"])).toBe(false);
    expect(hasCompany({ seats, role: "spectator" }, [])).toBe(false);
  });
});
