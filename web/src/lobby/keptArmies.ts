/** Armies this browser remembers, the newest first. Storage may hold anything: only sound ones come out. */

import type { RosterPlan } from "../wire";
import { MOST_UNITS } from "./army";

export interface KeptArmy {
  ruleset: string;
  roster: RosterPlan;
}

const KEY = "grognard.armies";
const MOST = 60;

export function keptArmies(ruleset: string): RosterPlan[] {
  return everyArmy()
    .filter((army) => army.ruleset === ruleset)
    .map((army) => army.roster);
}

/** Keeps an army; one of the same name and game makes way for it. */
export function keepArmy(ruleset: string, roster: RosterPlan): void {
  write([{ ruleset, roster }, ...others(ruleset, roster.name)].slice(0, MOST));
}

export function forgetArmy(ruleset: string, name: string): void {
  write(others(ruleset, name));
}

function others(ruleset: string, name: string): KeptArmy[] {
  return everyArmy().filter((army) => army.ruleset !== ruleset || army.roster.name !== name);
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
