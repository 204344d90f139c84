/** An army being built: what is in it, and what the server said of it. Nothing here changes in place. */

import type {
  ArmyBook,
  BrokenLimit,
  CardChoice,
  RosterPlan,
  RosterVerdict,
  UnitCard,
} from "../wire";

export interface DraftUnit {
  /** Tells twins apart on the screen; the server never sees it. */
  key: number;
  profile: string;
  name: string;
  options: string[];
}

export interface Draft {
  faction: string;
  name: string;
  units: DraftUnit[];
  /** The cards it names; none for the usual ones of its units, which the server tells. */
  cards: string[];
}

export const MOST_UNITS = 100;
export const NAME_LENGTH = 40;
export const ARMY_NAME_LENGTH = 60;

let lastKey = 0;

function freshKey(): number {
  lastKey += 1;
  return lastKey;
}

export function emptyDraft(faction: string, name: string): Draft {
  return { faction, name, units: [], cards: [] };
}

export function draftOf(roster: RosterPlan): Draft {
  return {
    faction: roster.faction,
    name: roster.name,
    units: roster.units.map((unit) => ({
      key: freshKey(),
      profile: unit.profile,
      name: unit.name ?? "",
      options: [...(unit.options ?? [])],
    })),
    cards: [...(roster.cards ?? [])],
  };
}

/** The army as it travels: names nobody gave are left out. */
export function rosterOf(draft: Draft, otherwise: string): RosterPlan {
  return {
    faction: draft.faction,
    name: draft.name.trim() || otherwise,
    units: draft.units.map(({ profile, name, options }) => ({
      profile,
      ...(name.trim() ? { name: name.trim() } : {}),
      ...(options.length ? { options } : {}),
    })),
    ...(draft.cards.length ? { cards: draft.cards } : {}),
  };
}

export function add(draft: Draft, profile: string): Draft {
  if (draft.units.length >= MOST_UNITS) {
    return draft;
  }
  const unit = { key: freshKey(), profile, name: "", options: [] };
  return { ...draft, units: [...draft.units, unit] };
}

/** A twin stands right behind its original, without the name that belongs to one alone. */
export function duplicate(draft: Draft, key: number): Draft {
  if (draft.units.length >= MOST_UNITS) {
    return draft;
  }
  const units = draft.units.flatMap((unit) =>
    unit.key === key
      ? [unit, { ...unit, key: freshKey(), name: "", options: [...unit.options] }]
      : [unit],
  );
  return { ...draft, units };
}

export function remove(draft: Draft, key: number): Draft {
  return { ...draft, units: draft.units.filter((unit) => unit.key !== key) };
}

export function rename(draft: Draft, key: number, name: string): Draft {
  return changed(draft, key, (unit) => ({ ...unit, name: name.slice(0, NAME_LENGTH) }));
}

export function toggle(draft: Draft, key: number, option: string): Draft {
  return changed(draft, key, (unit) => ({
    ...unit,
    options: unit.options.includes(option)
      ? unit.options.filter((taken) => taken !== option)
      : [...unit.options, option],
  }));
}

function changed(draft: Draft, key: number, change: (unit: DraftUnit) => DraftUnit): Draft {
  return { ...draft, units: draft.units.map((unit) => (unit.key === key ? change(unit) : unit)) };
}

/** The cards an army brings: those it names, or the usual ones. */
export function broughtCards(draft: Draft, verdict: RosterVerdict | null): readonly string[] {
  return draft.cards.length ? draft.cards : (verdict?.usual ?? []);
}

export function setCards(draft: Draft, card: string, count: number): Draft {
  const others = draft.cards.filter((one) => one !== card);
  return { ...draft, cards: [...others, ...Array<string>(Math.max(0, count)).fill(card)] };
}

export function countOf(ids: readonly string[], id: string): number {
  return ids.filter((one) => one === id).length;
}

/** Whatever a faction may recruit, under the headings of the book, in its order. */
export function recruitsFor(
  book: ArmyBook,
  faction: string,
): { group: string; units: UnitCard[] }[] {
  const groups = new Map<string, UnitCard[]>();
  for (const unit of book.units) {
    if (unit.faction === faction || unit.faction === "") {
      groups.set(unit.group, [...(groups.get(unit.group) ?? []), unit]);
    }
  }
  return [...groups].map(([group, units]) => ({ group, units }));
}

export function cardsFor(book: ArmyBook, faction: string): CardChoice[] {
  return (book.cards?.cards ?? []).filter((card) => card.faction === faction);
}

/** Limits that the army as a whole breaks. */
export function wholeBreaches(verdict: RosterVerdict | null): BrokenLimit[] {
  return (verdict?.breaches ?? []).filter((breach) => breach.about.length === 0);
}

/** Limits that units or cards of this id break. */
export function breachesAbout(verdict: RosterVerdict | null, id: string): BrokenLimit[] {
  return (verdict?.breaches ?? []).filter((breach) => breach.about.includes(id));
}

/** Of several units that break a limit together, the last one says so. */
export function saysWhy(draft: Draft, unit: DraftUnit): boolean {
  return draft.units.findLast((one) => one.profile === unit.profile)?.key === unit.key;
}
