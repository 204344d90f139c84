import { describe, expect, test } from "vitest";
import {
  type Army,
  armiesFor,
  armiesUnder,
  checkBody,
  createBody,
  fairBot,
  freshPlan,
  isUsual,
  onScenario,
  opposing,
  sidesOf,
  withLayout,
} from "../src/lobby/plan";
import type { BotCard, Layout, RosterPlan, RulesetCard, ScenarioCard, SeatSlot } from "../src/wire";
import { lobby } from "./fixtures";

const card = lobby.rulesets[0] as RulesetCard;
const bots: BotCard[] = ["easy", "fair", "hard", "random"].map((id) => ({
  id,
  title: id,
  summary: "",
  level: null,
  ratings: {},
}));

test("a newcomer meets the fair bot", () => {
  expect(fairBot(bots)).toBe("fair");
  expect(fairBot([])).toBe("random");
});

describe("a fresh plan", () => {
  const plan = freshPlan(card, bots);

  test("seats the creator first and a bot opposite", () => {
    expect(plan.sitters).toEqual(["me", "bot:fair"]);
  });

  test("can be started as it is", () => {
    expect(createBody(plan)).toMatchObject({
      ruleset: card.name,
      scenario: card.scenarios[0]?.id,
      rosters: [null, null],
      seats: [{ kind: "person" }, { kind: "bot", bot: "fair" }],
      dice: "shared",
    });
  });

  test("has answers suggested unless somebody said otherwise, on any table", () => {
    expect(createBody(plan)).not.toHaveProperty("advice");
    const without = onScenario({ ...plan, advice: false }, card, bots, card.scenarios[1]?.id ?? "");
    expect(createBody(without)).toMatchObject({ advice: false });
  });

  test("takes the scenario that is asked for, and the first one for a name nobody knows", () => {
    expect(freshPlan(card, bots, card.scenarios[2]?.id).scenario).toBe(card.scenarios[2]?.id);
    expect(freshPlan(card, bots, "nowhere").scenario).toBe(card.scenarios[0]?.id);
  });
});

const mine: RosterPlan = { faction: "x", name: "Mine", units: [{ profile: "y" }] };
const slot: SeatSlot = {
  seat: "A",
  side: "A",
  name: "A",
  points: 160,
  roster: "one",
  players: 2,
  ready: ["concord_110"],
};

test("an army somebody built travels whole", () => {
  const plan = freshPlan(card, bots);
  plan.armies[0] = { kind: "own", roster: mine };
  expect(createBody(plan).rosters?.[0]).toEqual(mine);
});

test("an army is checked for the game it is built for", () => {
  const plan = { ...freshPlan(card, bots), options: { points: 220 } };
  expect(checkBody(plan, slot, mine)).toEqual({
    ...mine,
    scenario: plan.scenario,
    options: { points: 220 },
    players: 2,
  });
});

test("only ready-made armies that keep every limit are offered", () => {
  expect(armiesFor(slot, card.rosters).map((roster) => roster.id)).toEqual(["concord_110"]);
});

test("a ready-made army that new terms forbid makes way, one's own stays to be changed", () => {
  expect(
    armiesUnder(
      [slot, slot, slot],
      [
        { kind: "ready", id: "concord_220" },
        { kind: "ready", id: "concord_110" },
        { kind: "own", roster: mine },
      ],
    ),
  ).toEqual([
    { kind: "usual" },
    { kind: "ready", id: "concord_110" },
    { kind: "own", roster: mine },
  ]);
});

describe("another way to sit", () => {
  const layout: Layout = { seats: ["A1", "A2", "B"], sides: ["A", "A", "B"] };
  const plan = withLayout(freshPlan(card, bots), layout, bots);

  test("gives the creator a whole side, and names every seat", () => {
    expect(plan.sitters).toEqual(["me", "me", "bot:fair"]);
    expect(createBody(plan).seats?.map((seat) => seat.seat)).toEqual(["A1", "A2", "B"]);
  });

  test("is told by how many sit on each side", () => {
    expect(sidesOf(layout)).toEqual([2, 1]);
    expect(sidesOf({ seats: ["A", "B", "C"], sides: ["A", "B", "C"] })).toEqual([1, 1, 1]);
  });

  test("is not what the card tells about, nor are other settings", () => {
    const usual = freshPlan(card, bots);
    expect(isUsual(card, usual)).toBe(true);
    expect(isUsual(card, plan)).toBe(false);
    expect(isUsual(card, { ...usual, options: { points: 110 } })).toBe(false);
    expect(isUsual(card, { ...usual, options: { points: 160 } })).toBe(true);
  });
});

test("another scenario keeps who sits where and the settings", () => {
  const plan = freshPlan(card, bots);
  plan.sitters[1] = "friend";
  plan.options = { points: 110 };
  const moved = onScenario(plan, card, bots, card.scenarios[1]?.id ?? "");
  expect(moved.scenario).toBe(card.scenarios[1]?.id);
  expect(moved.sitters).toEqual(["me", "friend"]);
  expect(moved.options).toEqual({ points: 110 });
});

describe("where each side fields a faction of its own", () => {
  const roster = (id: string, faction: string) => ({
    id,
    title: id,
    faction,
    faction_title: faction,
    points: 100,
    units: [],
    summary: "",
  });
  const rosters = [roster("herd", "brood"), roster("pack", "brood"), roster("hunt", "corps")];
  const seat = (name: string, usual: string): SeatSlot => ({
    ...slot,
    seat: name,
    side: name,
    roster: usual,
    ready: rosters.map((one) => one.id),
  });
  const slots = [seat("A", "hunt"), seat("B", "pack")];
  const first = card.scenarios[0] as ScenarioCard;
  const opposed = (yes: boolean): RulesetCard => ({
    ...card,
    rosters,
    scenarios: [{ ...first, opposed: yes, seats: slots }],
  });
  const plan = freshPlan(opposed(true), bots);

  test("whoever would field the same one takes the other side's usual army", () => {
    const wanted: Army[] = [{ kind: "ready", id: "herd" }, { kind: "usual" }];
    expect(opposing(opposed(true), plan, slots, wanted, 0)).toEqual([
      { kind: "ready", id: "herd" },
      { kind: "ready", id: "hunt" },
    ]);
  });

  test("armies that already differ stay, and so do all of them in other scenarios", () => {
    const differ: Army[] = [{ kind: "usual" }, { kind: "ready", id: "herd" }];
    expect(opposing(opposed(true), plan, slots, differ, 1)).toEqual(differ);
    const same: Army[] = [{ kind: "ready", id: "herd" }, { kind: "usual" }];
    expect(opposing(opposed(false), plan, slots, same, 0)).toEqual(same);
  });
});
