/**
 * What somebody began and has not finished: a game being set up, an army being built. Kept in this
 * browser until it is dropped. Storage may hold anything: only what still fits comes out.
 */

import type { BotCard, RosterPlan, RulesetCard } from "../wire";
import { isClock } from "./clock";
import { isRoster } from "./keptArmies";
import { type Army, freshPlan, type Plan } from "./plan";
import type { Sitter } from "./SeatPicker.svelte";

const PLANS = "grognard.plans";
const DRAFTS = "grognard.drafts";
/** So many are kept, the newest first. */
const MOST = 20;

/** Keeps a plan in which somebody has chosen something. */
export function keepPlan(plan: Plan, card: RulesetCard, bots: readonly BotCard[]): void {
  const fresh = JSON.stringify(freshPlan(card, bots)) === JSON.stringify(plan);
  keep(PLANS, card.name, fresh ? null : plan);
}

/** The plan that was left, if this game system still offers what it says. */
export function keptPlan(card: RulesetCard, bots: readonly BotCard[]): Plan | null {
  const plan = kept(PLANS).get(card.name);
  return isPlan(plan, card, bots) ? plan : null;
}

export function dropPlan(ruleset: string): void {
  keep(PLANS, ruleset, null);
}

export function keepDraft(ruleset: string, seat: string, roster: RosterPlan): void {
  keep(DRAFTS, `${ruleset}/${seat}`, roster);
}

export function keptDraft(ruleset: string, seat: string): RosterPlan | null {
  const roster = kept(DRAFTS).get(`${ruleset}/${seat}`);
  return isRoster(roster) ? roster : null;
}

export function dropDraft(ruleset: string, seat: string): void {
  keep(DRAFTS, `${ruleset}/${seat}`, null);
}

function isPlan(value: unknown, card: RulesetCard, bots: readonly BotCard[]): value is Plan {
  const plan = value as Partial<Plan> | null | undefined;
  const scenario = card.scenarios.find((one) => one.id === plan?.scenario);
  const offered = [
    scenario?.seats.map((slot) => slot.seat),
    ...(scenario?.layouts ?? []).map((one) => one.seats),
  ];
  const count = plan?.seats?.length ?? 0;
  return (
    plan?.ruleset === card.name &&
    offered.some((seats) => seats?.join() === plan.seats?.join()) &&
    isListOf(plan.armies, count, (army) => isArmy(army, card)) &&
    isListOf(plan.sitters, count, (sitter) => isSitter(sitter, bots)) &&
    isListOf(plan.names, count, (name) => typeof name === "string") &&
    (plan.dice === "server" || plan.dice === "table") &&
    isClock(plan.clock) &&
    areOptions(plan.options, card)
  );
}

function isListOf(value: unknown, count: number, is: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === count && value.every(is);
}

function isArmy(value: unknown, card: RulesetCard): value is Army {
  const army = value as Partial<{ kind: string; id: string; roster: unknown }> | null;
  switch (army?.kind) {
    case "usual":
      return true;
    case "ready":
      return card.rosters.some((one) => one.id === army.id);
    case "own":
      return isRoster(army.roster);
    default:
      return false;
  }
}

function isSitter(value: unknown, bots: readonly BotCard[]): value is Sitter {
  const people: unknown[] = ["me", "friend", "anyone"];
  return people.includes(value) || bots.some((bot) => value === `bot:${bot.id}`);
}

function areOptions(value: unknown, card: RulesetCard): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).every(([id, chosen]) => {
      const option = card.options.find((one) => one.id === id);
      return typeof option?.default === "boolean"
        ? typeof chosen === "boolean"
        : (option?.choices.some((choice) => choice === chosen) ?? false);
    })
  );
}

function kept(store: string): Map<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(store) ?? "[]");
    return Array.isArray(found) ? new Map(found.filter(isEntry).slice(0, MOST)) : new Map();
  } catch {
    return new Map();
  }
}

function isEntry(value: unknown): value is [string, unknown] {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === "string";
}

function keep(store: string, name: string, what: unknown): void {
  const others = [...kept(store)].filter(([other]) => other !== name);
  const all = what === null ? others : [[name, what], ...others];
  try {
    localStorage.setItem(store, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still sets up games; only a reload forgets them.
  }
}
