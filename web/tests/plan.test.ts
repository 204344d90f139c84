import { describe, expect, test } from "vitest";
import { armiesFor, createBody, fairBot, freshPlan } from "../src/lobby/plan";
import type { BotCard, RulesetCard } from "../src/wire";
import { lobby } from "./fixtures";

const card = lobby.rulesets[0] as RulesetCard;
const bots: BotCard[] = ["random", "greedy", "search"].map((id) => ({
  id,
  title: id,
  summary: "",
}));

test("a newcomer meets the fair bot", () => {
  expect(fairBot(bots)).toBe("greedy");
  expect(fairBot([])).toBe("random");
});

describe("a fresh plan", () => {
  const plan = freshPlan(card, bots);

  test("seats the creator first and a bot opposite", () => {
    expect(plan.sitters).toEqual(["me", "bot:greedy"]);
  });

  test("can be started as it is", () => {
    expect(createBody(plan)).toMatchObject({
      ruleset: card.name,
      scenario: card.scenarios[0]?.id,
      rosters: [null, null],
      seats: [{ kind: "person" }, { kind: "bot", bot: "greedy" }],
      dice: "server",
    });
  });

  test("takes the scenario that is asked for, and the first one for a name nobody knows", () => {
    expect(freshPlan(card, bots, card.scenarios[2]?.id).scenario).toBe(card.scenarios[2]?.id);
    expect(freshPlan(card, bots, "nowhere").scenario).toBe(card.scenarios[0]?.id);
  });
});

test("an army somebody built travels whole, without the scenario it was checked against", () => {
  const plan = freshPlan(card, bots);
  plan.armies[0] = {
    kind: "own",
    roster: { faction: "x", name: "Mine", units: [{ profile: "y" }], scenario: "z" },
  };
  expect(createBody(plan).rosters?.[0]).toEqual({
    faction: "x",
    name: "Mine",
    units: [{ profile: "y" }],
  });
});

test("only armies a seat can pay for are offered", () => {
  const cheapest = Math.min(...card.rosters.map((roster) => roster.points));
  const seat = { seat: "A", side: "A", name: "A", points: cheapest, roster: "" };
  expect(armiesFor(seat, card.rosters).every((one) => one.points <= cheapest)).toBe(true);
  expect(armiesFor({ ...seat, points: null }, card.rosters)).toHaveLength(card.rosters.length);
});
