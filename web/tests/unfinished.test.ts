import { beforeEach, describe, expect, test } from "vitest";
import { freshPlan, type Plan } from "../src/lobby/plan";
import {
  dropDraft,
  dropPlan,
  keepDraft,
  keepPlan,
  keptDraft,
  keptPlan,
} from "../src/lobby/unfinished";
import type { RosterPlan, RulesetCard } from "../src/wire";
import { lobby } from "./fixtures";

const card = lobby.rulesets[0] as RulesetCard;
const { bots } = lobby;
const roster: RosterPlan = { faction: "x", name: "Mine", units: [{ profile: "y" }] };

beforeEach(() => localStorage.clear());

describe("a game being set up", () => {
  const begun: Plan = { ...freshPlan(card, bots), dice: "table" };

  test("is found again as it was left, until it is dropped", () => {
    keepPlan(begun, card, bots);
    expect(keptPlan(card, bots)).toEqual(begun);
    dropPlan(card.name);
    expect(keptPlan(card, bots)).toBeNull();
  });

  test("is not kept while nothing was chosen", () => {
    keepPlan(begun, card, bots);
    keepPlan(freshPlan(card, bots), card, bots);
    expect(keptPlan(card, bots)).toBeNull();
  });

  test.each<[string, Partial<Record<keyof Plan, unknown>>]>([
    ["a scenario that is gone", { scenario: "gone" }],
    ["seats that the table does not have", { seats: ["A", "Z"] }],
    ["an army that is gone", { armies: [{ kind: "ready", id: "gone" }, { kind: "usual" }] }],
    [
      "an army that is none",
      { armies: [{ kind: "own", roster: { units: 3 } }, { kind: "usual" }] },
    ],
    ["a bot that is gone", { sitters: ["me", "bot:gone"] }],
    ["a setting that is gone", { options: { gone: true } }],
    ["too few seats", { sitters: ["me"] }],
    ["no names", { names: null }],
  ])("is not found again with %s", (_, wrong) => {
    keepPlan({ ...begun, ...wrong } as Plan, card, bots);
    expect(keptPlan(card, bots)).toBeNull();
  });

  test("is one with packs and another without them", () => {
    const packed = { ...card, name: `${card.name}+934df8ae11dc1a4a`, packs: ["long_guns"] };
    keepPlan({ ...begun, ruleset: packed.name }, packed, bots);

    expect(keptPlan(card, bots)).toBeNull();
    expect(keptPlan(packed, bots)?.dice).toBe("table");
    keepPlan(begun, packed, bots);
    expect(keptPlan(packed, bots)).toBeNull();
  });

  test("is not found in a store that holds anything else", () => {
    for (const odd of ["{", "7", '[1, [2], ["saurian"]]', "null"]) {
      localStorage.setItem("grognard.plans", odd);
      expect(keptPlan(card, bots)).toBeNull();
    }
  });
});

describe("an army being built", () => {
  test("is kept for its seat, until it is dropped", () => {
    keepDraft("baroud", "A", roster);
    expect(keptDraft("baroud", "A")).toEqual(roster);
    expect(keptDraft("baroud", "B")).toBeNull();
    dropDraft("baroud", "A");
    expect(keptDraft("baroud", "A")).toBeNull();
  });

  test("makes way for newer ones", () => {
    for (let i = 0; i < 40; i += 1) {
      keepDraft("baroud", `A${i}`, roster);
    }
    expect(keptDraft("baroud", "A39")).toEqual(roster);
    expect(keptDraft("baroud", "A1")).toBeNull();
  });
});
