/** A game being set up: what is chosen so far, and the sensible rest. */

import type {
  BotCard,
  ClockPlan,
  CreateGame,
  Layout,
  RosterBody,
  RosterCard,
  RosterPlan,
  RulesetCard,
  ScenarioCard,
  SeatSlot,
  TermsBody,
} from "../wire";
import { takesClock } from "./clock";
import { planOf, type Sitter } from "./SeatPicker.svelte";

export type Army =
  | { kind: "usual" }
  | { kind: "ready"; id: string }
  | { kind: "own"; roster: RosterPlan };

export interface Plan {
  ruleset: string;
  scenario: string;
  /** The seats by name, in order. */
  seats: string[];
  armies: Army[];
  sitters: Sitter[];
  /** What those at this screen are called besides the reader, where somebody said it. */
  names: string[];
  options: Record<string, boolean | number | string>;
  dice: "server" | "table";
  /** Whether answers may be suggested; they may where nothing is said. */
  advice?: boolean;
  /** How much time everybody has; as much as they want where nothing is said. */
  clock?: ClockPlan | null;
}

/** The bot a newcomer meets: the fair one, or whatever is in the middle of the list. */
export function fairBot(bots: readonly BotCard[]): string {
  const fair = bots.find((bot) => bot.id === "fair");
  return (fair ?? bots[Math.floor(bots.length / 2)] ?? { id: "random" }).id;
}

export function freshPlan(card: RulesetCard, bots: readonly BotCard[], scenario?: string): Plan {
  const chosen = card.scenarios.find((one) => one.id === scenario) ?? card.scenarios[0];
  const seats = chosen?.seats ?? [];
  return {
    ruleset: card.name,
    scenario: chosen?.id ?? "",
    seats: seats.map((slot) => slot.seat),
    armies: seats.map(() => ({ kind: "usual" })),
    sitters: usualSitters(
      seats.map((slot) => slot.side),
      bots,
    ),
    names: seats.map(() => ""),
    options: {},
    dice: "server",
  };
}

/** The creator plays the first side, bots the others. */
export function usualSitters(sides: readonly string[], bots: readonly BotCard[]): Sitter[] {
  const bot: Sitter = `bot:${fairBot(bots)}`;
  return sides.map((side) => (side === sides[0] ? "me" : bot));
}

/** The plan on another table: whoever sat somewhere stays, and so do the settings. */
export function onScenario(
  plan: Plan,
  card: RulesetCard,
  bots: readonly BotCard[],
  scenario: string,
): Plan {
  const fresh = freshPlan(card, bots, scenario);
  return {
    ...fresh,
    sitters: fresh.sitters.map((sitter, i) => plan.sitters[i] ?? sitter),
    names: fresh.names.map((name, i) => plan.names[i] ?? name),
    options: plan.options,
    dice: plan.dice,
    ...withAdvice(plan),
    ...withClock(plan),
  };
}

/** The clock that was agreed on, if it can be played with. */
function withClock(plan: Plan): { clock?: ClockPlan } {
  return plan.clock && takesClock(plan.sitters) ? { clock: plan.clock } : {};
}

/** Whether answers may be suggested, where somebody said that they may not. */
function withAdvice(plan: Plan): { advice?: boolean } {
  return plan.advice === false ? { advice: false } : {};
}

/** The plan with other seats round the same table. */
export function withLayout(plan: Plan, layout: Layout, bots: readonly BotCard[]): Plan {
  return {
    ...plan,
    seats: [...layout.seats],
    armies: layout.seats.map(() => ({ kind: "usual" })),
    sitters: usualSitters(layout.sides, bots),
    names: layout.seats.map(() => ""),
  };
}

/** How many players each side has: `[2, 1]` for two against one. */
export function sidesOf(layout: Layout): number[] {
  const counts = new Map<string, number>();
  for (const side of layout.sides) {
    counts.set(side, (counts.get(side) ?? 0) + 1);
  }
  return [...counts.values()];
}

/** Whether seats and settings are the usual ones, so that the card already tells all about them. */
export function isUsual(card: RulesetCard, plan: Plan): boolean {
  const usual = scenarioOf(card, plan)?.seats.map((slot) => slot.seat) ?? [];
  const settings = Object.entries(plan.options).every(
    ([id, value]) => card.options.find((option) => option.id === id)?.default === value,
  );
  return settings && usual.join() === plan.seats.join();
}

export function termsOf(plan: Plan): TermsBody {
  return { scenario: plan.scenario, seats: plan.seats, options: plan.options };
}

/** A ready-made army that breaks a limit under these terms makes way for the usual one. */
export function armiesUnder(slots: readonly SeatSlot[], armies: readonly Army[]): Army[] {
  return slots.map((slot, i) => {
    const army = armies[i] ?? { kind: "usual" };
    return army.kind === "ready" && !slot.ready.includes(army.id) ? { kind: "usual" } : army;
  });
}

/** The faction an army is of; the usual one is the seat's own. */
export function factionOf(army: Army, slot: SeatSlot, rosters: readonly RosterCard[]): string {
  if (army.kind === "own") {
    return army.roster.faction;
  }
  const id = army.kind === "ready" ? army.id : slot.roster;
  return rosters.find((one) => one.id === id)?.faction ?? "";
}

/**
 * The armies once one seat's stands: where each side fields a faction of its own, whoever would
 * field the wrong one takes a ready-made army of another, the usual ones first.
 */
export function opposing(
  card: RulesetCard,
  plan: Plan,
  slots: readonly SeatSlot[],
  armies: readonly Army[],
  seat: number,
): Army[] {
  const [first, chosen] = [slots[seat], armies[seat]];
  if (!scenarioOf(card, plan)?.opposed || !first || !chosen) {
    return [...armies];
  }
  const ours = factionOf(chosen, first, card.rosters);
  const usual = slots.map((slot) => slot.roster);
  return slots.map((slot, i) => {
    const army = armies[i] ?? { kind: "usual" };
    const fits = (faction: string) => (faction === ours) === (slot.side === first.side);
    if (i === seat || fits(factionOf(army, slot, card.rosters))) {
      return army;
    }
    const [found] = armiesFor(slot, card.rosters)
      .filter((roster) => fits(roster.faction))
      .sort((a, b) => Number(usual.includes(b.id)) - Number(usual.includes(a.id)));
    return found
      ? found.id === slot.roster
        ? { kind: "usual" }
        : { kind: "ready", id: found.id }
      : army;
  });
}

/** The ready-made armies a seat may field. */
export function armiesFor(slot: SeatSlot, rosters: readonly RosterCard[]): RosterCard[] {
  return rosters.filter((one) => slot.ready.includes(one.id));
}

/** What the server is asked about an army of this seat. */
export function checkBody(plan: Plan, slot: SeatSlot, roster: RosterPlan): RosterBody {
  return { ...roster, scenario: plan.scenario, options: plan.options, players: slot.players };
}

export function scenarioOf(card: RulesetCard, plan: Plan): ScenarioCard | null {
  return card.scenarios.find((one) => one.id === plan.scenario) ?? null;
}

/** The first seat at this screen, which is the reader's own. */
export function mySeat(plan: Plan): number {
  return plan.sitters.indexOf("me");
}

/** What the server is asked for; the reader is called by this name. */
export function createBody(plan: Plan, me = ""): CreateGame {
  const mine = mySeat(plan);
  const names = plan.names.map((name, i) => (i === mine ? me : name).trim());
  return {
    ruleset: plan.ruleset,
    ...(plan.scenario ? { scenario: plan.scenario } : {}),
    rosters: plan.armies.map((army) => {
      if (army.kind === "usual") {
        return null;
      }
      return army.kind === "ready" ? army.id : army.roster;
    }),
    seats: plan.sitters.map((sitter, i) => ({
      ...planOf(sitter, names[i]),
      seat: plan.seats[i] ?? null,
    })),
    options: plan.options,
    dice: plan.dice === "server" ? "shared" : plan.dice,
    ...withAdvice(plan),
    ...withClock(plan),
  };
}
