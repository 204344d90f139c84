import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hold } from "../src/net/links";
import { Turns } from "../src/net/turns.svelte";
import { tellTurn, wishToBeTold } from "../src/ui/notices";
import { settings } from "../src/ui/settings.svelte";
import type { GameSummary } from "../src/wire";

const told: { title: string; options: NotificationOptions }[] = [];

class Notice {
  static permission = "granted";
  static requestPermission = vi.fn(async () => Notice.permission);
  onclick: (() => void) | null = null;
  constructor(title: string, options: NotificationOptions) {
    told.push({ title, options });
  }
  close(): void {}
}

function game(id: string, yours: boolean): GameSummary {
  return {
    id,
    seat: "A",
    title: "Colossus",
    scenario: "Crossroads",
    your_turn: yours,
  } as GameSummary;
}

const waiting = { game: "g1", key: "k", title: "Colossus", scenario: "Crossroads" };

beforeEach(() => {
  told.length = 0;
  Notice.permission = "granted";
  Notice.requestPermission.mockClear();
  vi.stubGlobal("Notification", Notice);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  hold({ game: "g1", seat: "A", key: "k1" }, { game: "g2", seat: "A", key: "k2" });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  settings.notify = false;
});

describe("somebody who wishes to be told", () => {
  test("is asked for leave only when they switch it on", async () => {
    tellTurn(waiting);
    expect(Notice.requestPermission).not.toHaveBeenCalled();
    expect(await wishToBeTold(true)).toBe(true);
    expect(Notice.requestPermission).toHaveBeenCalledOnce();
    tellTurn(waiting);
    expect(told.map((one) => one.options.body)).toEqual(["Crossroads – Colossus"]);
  });

  test("hears that the browser does not let us", async () => {
    Notice.permission = "denied";
    expect(await wishToBeTold(true)).toBe(false);
    expect(settings.notify).toBe(false);
  });

  test("is not told what they are looking at", () => {
    settings.notify = true;
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    tellTurn(waiting);
    expect(told).toEqual([]);
  });
});

describe("games that wait", () => {
  test("are counted once each", () => {
    const turns = new Turns();
    turns.heard([game("g1", true), { ...game("g1", true), seat: "B" }, game("g2", false)]);
    expect(turns.waiting).toBe(1);
  });

  test("are told when they begin to wait, and not again", () => {
    settings.notify = true;
    const turns = new Turns();
    turns.heard([game("g1", true), game("g2", false)]);
    expect(told).toEqual([]);
    turns.heard([game("g1", true), game("g2", true)]);
    turns.heard([game("g1", true), game("g2", true)]);
    expect(told.map((one) => one.options.tag)).toEqual(["g2"]);
  });
});
