import { beforeEach, describe, expect, test } from "vitest";
import {
  add,
  breachesAbout,
  broughtCards,
  cardsFor,
  countOf,
  draftOf,
  duplicate,
  emptyDraft,
  MOST_UNITS,
  NAME_LENGTH,
  recruitsFor,
  remove,
  rename,
  rosterOf,
  saysWhy,
  setCards,
  toggle,
  wholeBreaches,
} from "../src/lobby/army";
import { forgetArmy, keepArmy, keptArmies } from "../src/lobby/keptArmies";
import type { RosterPlan, RosterVerdict } from "../src/wire";
import { recruits as book } from "./fixtures";

const nobody = emptyDraft("aegis_corps", "Mine");
const profiles = (draft: typeof nobody): string[] => draft.units.map((unit) => unit.profile);

describe("an army being built", () => {
  test("grows, shrinks and doubles without touching what it was", () => {
    const two = add(add(nobody, "cpt"), "tro");
    const three = duplicate(two, two.units[0]?.key ?? 0);
    const left = remove(three, three.units[0]?.key ?? 0);

    expect(profiles(two)).toEqual(["cpt", "tro"]);
    expect(profiles(three)).toEqual(["cpt", "cpt", "tro"]);
    expect(profiles(left)).toEqual(["cpt", "tro"]);
    expect(nobody.units).toEqual([]);
    expect(new Set(three.units.map((unit) => unit.key)).size).toBe(3);
  });

  test("never grows beyond what a roster may hold", () => {
    let draft = nobody;
    for (let i = 0; i < MOST_UNITS + 5; i += 1) {
      draft = add(draft, "tro");
    }
    expect(draft.units).toHaveLength(MOST_UNITS);
    expect(duplicate(draft, draft.units[0]?.key ?? 0).units).toHaveLength(MOST_UNITS);
  });

  test("keeps names short, and a twin has none", () => {
    const one = add(nobody, "tro");
    const key = one.units[0]?.key ?? 0;
    const named = rename(one, key, "x".repeat(NAME_LENGTH + 9));
    expect(named.units[0]?.name).toHaveLength(NAME_LENGTH);
    expect(duplicate(named, key).units[1]?.name).toBe("");
  });

  test("takes and drops what a unit may carry", () => {
    const one = add(nobody, "tro");
    const key = one.units[0]?.key ?? 0;
    const armed = toggle(one, key, "net");
    expect(armed.units[0]?.options).toEqual(["net"]);
    expect(toggle(armed, key, "net").units[0]?.options).toEqual([]);
  });

  test("brings the usual cards, and others by number", () => {
    const [card = "", other = ""] = cardsFor(book, "aegis_corps").map((one) => one.id);
    const verdict = { usual: [card, card, other] } as RosterVerdict;
    expect(broughtCards(nobody, null)).toEqual([]);
    expect(broughtCards(nobody, verdict)).toEqual(verdict.usual);

    const chosen = setCards({ ...nobody, cards: [...verdict.usual] }, card, 1);
    expect(broughtCards(chosen, verdict)).toEqual([other, card]);
    expect(countOf(setCards(chosen, card, 0).cards, card)).toBe(0);
    expect(rosterOf(nobody, "x")).not.toHaveProperty("cards");
  });

  test("travels without names nobody gave, and comes back the same", () => {
    const draft = rename(add(add(nobody, "cpt"), "tro"), 0, "");
    const named = rename(draft, draft.units[1]?.key ?? 0, " Old Guard ");
    const roster = rosterOf({ ...named, name: "  " }, "My army");

    expect(roster.name).toBe("My army");
    expect(roster.units).toEqual([{ profile: "cpt" }, { profile: "tro", name: "Old Guard" }]);
    expect(rosterOf(draftOf(roster), "x")).toEqual(roster);
  });

  test("recruits of its faction, under their headings", () => {
    const groups = recruitsFor(book, "aegis_corps");
    expect(groups.map((one) => one.group)).toEqual(["Units", "Heroes"]);
    expect(groups.flatMap((one) => one.units).every((u) => u.faction === "aegis_corps")).toBe(true);
  });
});

test("a broken limit is told beside what breaks it, once", () => {
  const verdict: RosterVerdict = {
    legal: false,
    points: 0,
    allowance: 200,
    prices: [],
    breaches: [
      { text: "dear", rule: "2.1", about: [] },
      { text: "twice", rule: "2.1", about: ["cpt"] },
    ],
    usual: [],
  };
  const draft = add(add(add(nobody, "cpt"), "cpt"), "tro");

  expect(wholeBreaches(verdict).map((one) => one.text)).toEqual(["dear"]);
  expect(breachesAbout(verdict, "cpt").map((one) => one.text)).toEqual(["twice"]);
  expect(breachesAbout(verdict, "tro")).toEqual([]);
  expect(draft.units.map((unit) => saysWhy(draft, unit))).toEqual([false, true, true]);
  expect(wholeBreaches(null)).toEqual([]);
});

describe("armies a browser remembers", () => {
  const roster = (name: string): RosterPlan => ({
    faction: "x",
    name,
    units: [{ profile: "y", name: null, options: ["z"] }],
  });

  beforeEach(() => localStorage.clear());

  const saurian = { game: "saurian", packs: [] };
  const colossus = { game: "colossus", packs: [] };
  const packed = { game: "colossus", packs: ["long_guns"] };
  const names = (game: { game: string; packs: string[] }) =>
    keptArmies(game).map((one) => one.name);

  test("come back newest first, each name once, per game", () => {
    keepArmy(saurian, roster("one"));
    keepArmy(saurian, roster("two"));
    keepArmy(colossus, roster("one"));
    keepArmy(saurian, roster("one"));

    expect(keptArmies(saurian).map((one) => one.name)).toEqual(["one", "two"]);
    forgetArmy(saurian, "one");
    expect(keptArmies(saurian).map((one) => one.name)).toEqual(["two"]);
    expect(keptArmies(colossus)).toEqual([roster("one")]);
  });

  test("of the plain game can be fielded with packs, and not the other way round", () => {
    keepArmy(colossus, roster("plain"));
    keepArmy(packed, roster("long"));

    expect(names(packed)).toEqual(["long", "plain"]);
    expect(names(colossus)).toEqual(["plain"]);
    expect(names({ game: "colossus", packs: ["other"] })).toEqual(["plain"]);
  });

  test("of one name are kept apart, and forgotten one by one as they are seen", () => {
    const longer = { ...roster("one"), faction: "long" };
    keepArmy(colossus, roster("one"));
    keepArmy(packed, longer);

    expect(keptArmies(packed)).toEqual([longer]);
    expect(keptArmies(colossus)).toEqual([roster("one")]);
    forgetArmy(packed, "one");
    expect(keptArmies(packed)).toEqual([roster("one")]);
    forgetArmy(packed, "one");
    expect(keptArmies(colossus)).toEqual([]);
  });

  test("are left out where storage holds something else", () => {
    for (const junk of ["nonsense", "{}", "[1]", '[{"ruleset":"saurian","roster":{"units":7}}]']) {
      localStorage.setItem("grognard.armies", junk);
      expect(keptArmies(saurian)).toEqual([]);
    }
  });
});
