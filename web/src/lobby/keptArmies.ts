/** Armies this browser remembers, the newest first. Storage may hold anything: only sound ones come out. */

import type { RosterPlan, RulesetCard } from "../wire";
import { MOST_UNITS } from "./army";

export interface KeptArmy {
  ruleset: string;
  roster: RosterPlan;
}

const KEY = "grognard.armies";
const MOST = 60;

/** A game system, and the packs laid over it. */
type Game = Pick<RulesetCard, "game" | "packs">;

/**
 * The armies kept for a game. One with packs fields those of the plain game too, as its packs take
 * nothing away; what was built with packs is not offered without them.
 */
export function keptArmies(game: Game): RosterPlan[] {
  return offered(game).map((army) => army.roster);
}

/** Keeps an army; one of the same name and game makes way for it. */
export function keepArmy(game: Game, roster: RosterPlan): void {
  const ruleset = shelfOf(game);
  const others = everyArmy().filter((army) => !isCalled(army, ruleset, roster.name));
  write([{ ruleset, roster }, ...others].slice(0, MOST));
}

export function forgetArmy(game: Game, name: string): void {
  const gone = offered(game).find((army) => army.roster.name === name);
  write(everyArmy().filter((army) => !gone || !isCalled(army, gone.ruleset, name)));
}

/** Packs by name and not by what is in them: whoever changes one finds their armies again. */
function shelfOf({ game, packs }: Game): string {
  return [game, ...packs].join("+");
}

/** One army of each name; where both have it, the one built with these packs. */
function offered(game: Game): KeptArmy[] {
  const all = everyArmy();
  const own = all.filter((army) => army.ruleset === shelfOf(game));
  const plain = all.filter((army) => army.ruleset === game.game);
  const names = new Set(own.map((army) => army.roster.name));
  return [...own, ...plain.filter((army) => !names.has(army.roster.name))];
}

function isCalled(army: KeptArmy, ruleset: string, name: string): boolean {
  return army.ruleset === ruleset && army.roster.name === name;
}

function everyArmy(): KeptArmy[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isArmy).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isArmy(value: unknown): value is KeptArmy {
  const army = value as Partial<KeptArmy> | null;
  return typeof army?.ruleset === "string" && isRoster(army.roster);
}

export function isRoster(value: unknown): value is RosterPlan {
  const roster = value as Partial<RosterPlan> | null | undefined;
  return (
    typeof roster?.faction === "string" &&
    typeof roster.name === "string" &&
    Array.isArray(roster.units) &&
    roster.units.length <= MOST_UNITS &&
    roster.units.every(isUnit) &&
    (roster.cards === undefined || isTexts(roster.cards))
  );
}

function isUnit(value: unknown): boolean {
  const unit = value as Partial<RosterPlan["units"][number]> | null;
  return (
    typeof unit?.profile === "string" &&
    (unit.name === undefined || unit.name === null || typeof unit.name === "string") &&
    (unit.options === undefined || isTexts(unit.options))
  );
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function write(armies: KeptArmy[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(armies));
  } catch {
    // A browser that keeps nothing still plays; the army can be saved as a file.
  }
}
