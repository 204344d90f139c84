import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pathOf, placeOf, route, rulesPath, setUpPath, withBook } from "../src/ui/route.svelte";
import { rules } from "../src/ui/rules.svelte";

const at = (path: string) => {
  const url = new URL(path, "http://table.example");
  return placeOf({ pathname: url.pathname, search: url.search, hash: url.hash });
};

/** Until the browser has stepped back, or forward. */
const stepped = () =>
  new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));

test("the address of a game is a seat in it", () => {
  expect(at("/game/abc#secret")).toMatchObject({
    page: "game",
    id: "abc",
    key: "secret",
    at: null,
  });
});

test("an address may name a moment", () => {
  expect(at("/game/abc?at=17#secret")).toMatchObject({ at: 17 });
  expect(at("/game/abc?at=-3#secret")).toMatchObject({ at: null });
  expect(at(pathOf("abc", "a key/with signs", 4))).toMatchObject({
    page: "game",
    id: "abc",
    key: "a key/with signs",
    at: 4,
  });
});

test("setting up, and the army of a seat, have addresses", () => {
  expect(at(setUpPath("baroud"))).toMatchObject({ page: "set-up", ruleset: "baroud", seat: null });
  expect(at(setUpPath("baroud", "B2"))).toMatchObject({ ruleset: "baroud", seat: "B2" });
});

test("a game with packs is set up under an address of its own", () => {
  const packed = "colossus+934df8ae11dc1a4a";
  expect(at(setUpPath(packed))).toMatchObject({ page: "set-up", ruleset: packed, seat: null });
  expect(at(setUpPath(packed, "A"))).toMatchObject({ ruleset: packed, seat: "A" });
});

test("a clause has an address that says nothing of a seat", () => {
  expect(rulesPath("saurian", "4.402")).toBe("/rules/saurian/4.402");
  expect(at(rulesPath("saurian", "R 1/2"))).toMatchObject({ page: "rules", clause: "R 1/2" });
  expect(at(rulesPath("saurian"))).toMatchObject({ ruleset: "saurian", clause: null });
});

test("the rulebook may lie open over any page, at a clause or at its beginning", () => {
  expect(at("/set-up/baroud").book).toBeNull();
  expect(at(withBook("/set-up/baroud", "")).book).toBe("");
  expect(at(withBook(pathOf("abc", "key", 3), "4.1"))).toMatchObject({
    at: 3,
    key: "key",
    book: "4.1",
  });
  expect(withBook(withBook(pathOf("abc", "key", 3), "4.1"), null)).toBe(pathOf("abc", "key", 3));
});

test("what nobody knows is nowhere, and what cannot be read is left out", () => {
  expect(at("/").page).toBe("lobby");
  expect(at("/game/").page).toBe("nowhere");
  expect(at("/set-up/a/b/c").page).toBe("nowhere");
  expect(at("/rules/saurian/%E0%A4%A").page).toBe("rules");
  expect(at("/game/abc#%E0%A4%A")).toMatchObject({ page: "game", key: "" });
});

describe("the back button", () => {
  beforeEach(() => {
    vi.stubGlobal("scrollTo", vi.fn());
    history.pushState(null, "", "/");
    route.replace("/");
  });
  afterEach(() => vi.unstubAllGlobals());

  test("leads from setting up to the first page", async () => {
    route.go(setUpPath("baroud"));
    history.back();
    await stepped();

    expect(route.place.page).toBe("lobby");
  });

  test("and a way out lead to one and the same step", async () => {
    route.go(setUpPath("baroud"));
    const steps = history.length;
    route.go(setUpPath("baroud", "A"));
    route.leave(setUpPath("baroud"));
    await stepped();

    expect(route.path).toBe("/set-up/baroud");
    route.go(setUpPath("baroud", "B"));
    expect(history.length).toBe(steps + 1);
  });

  test("is not needed to leave a room one entered by its address", () => {
    route.replace(setUpPath("baroud", "A"));
    route.leave(setUpPath("baroud"));

    expect(route.path).toBe("/set-up/baroud");
  });

  test("closes the rulebook, which turns its pages without a step", async () => {
    route.go(setUpPath("baroud"));
    rules.open("1.1");
    rules.open("2.3");
    expect(rules.clause).toBe("2.3");
    history.back();
    await stepped();

    expect(rules.shown).toBe(false);
    expect(route.path).toBe("/set-up/baroud");
  });

  test("closing the rulebook twice closes nothing else", async () => {
    route.go(setUpPath("baroud"));
    rules.open("1.1");
    rules.close();
    rules.close();
    await stepped();

    expect(route.path).toBe("/set-up/baroud");
  });

  test("does not give up a seat that was taken within a game", async () => {
    route.go(pathOf("abc", "mine"));
    rules.open();
    route.replace(withBook(pathOf("abc", "yours"), ""));
    history.back();
    await stepped();

    expect(route.place).toMatchObject({ page: "game", key: "yours", book: null });
  });
});
