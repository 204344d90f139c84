/** A game being set up: what is chosen so far, and the sensible rest. */

import type {
  BotCard,
  CreateGame,
  RosterBody,
  RosterCard,
  RulesetCard,
  ScenarioCard,
  SeatSlot,
} from "../wire";
import { planOf, type Sitter } from "./SeatPicker.svelte";

export type Army =
  | { kind: "usual" }
  | { kind: "ready"; id: string }
  | { kind: "own"; roster: RosterBody };

export interface Plan {
  ruleset: string;
  scenario: string;
  armies: Army[];
  sitters: Sitter[];
  options: Record<string, boolean | number | string>;
  dice: "server" | "table";
}

/** The bot a newcomer meets: the fair one in the middle of the list. */
export function fairBot(bots: readonly BotCard[]): string {
  const greedy = bots.find((bot) => bot.id === "greedy");
  return (greedy ?? bots[Math.floor(bots.length / 2)] ?? { id: "random" }).id;
}

export function freshPlan(card: RulesetCard, bots: readonly BotCard[], scenario?: string): Plan {
  const chosen = card.scenarios.find((one) => one.id === scenario) ?? card.scenarios[0];
  const seats = chosen?.seats ?? [];
  const bot: Sitter = `bot:${fairBot(bots)}`;
  const mine = seats[0]?.side;
  return {
    ruleset: card.name,
    scenario: chosen?.id ?? "",
    armies: seats.map(() => ({ kind: "usual" })),
    sitters: seats.map((seat) => (seat.side === mine ? "me" : bot)),
    options: {},
    dice: "server",
  };
}

/** Ready-made armies a seat can pay for; all of them where none fits. */
export function armiesFor(seat: SeatSlot, rosters: readonly RosterCard[]): RosterCard[] {
  const limit = seat.points;
  const fitting = limit === null ? [] : rosters.filter((one) => one.points <= limit);
  return fitting.length ? fitting : [...rosters];
}

export function scenarioOf(card: RulesetCard, plan: Plan): ScenarioCard | null {
  return card.scenarios.find((one) => one.id === plan.scenario) ?? null;
}

export function createBody(plan: Plan): CreateGame {
  return {
    ruleset: plan.ruleset,
    ...(plan.scenario ? { scenario: plan.scenario } : {}),
    rosters: plan.armies.map((army) => {
      if (army.kind === "usual") {
        return null;
      }
      if (army.kind === "ready") {
        return army.id;
      }
      const { scenario: _, ...roster } = army.roster;
      return roster;
    }),
    seats: plan.sitters.map((sitter) => planOf(sitter)),
    options: plan.options,
    dice: plan.dice,
  };
}
