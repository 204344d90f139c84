import { expect, test } from "vitest";
import { pathOf, placeOf } from "../src/ui/route.svelte";

const at = (path: string) => {
  const url = new URL(path, "http://table.example");
  return placeOf({ pathname: url.pathname, search: url.search, hash: url.hash });
};

test("the address of a game is a seat in it", () => {
  expect(at("/game/abc#secret")).toEqual({ page: "game", id: "abc", key: "secret", at: null });
});

test("an address may name a moment", () => {
  expect(at("/game/abc?at=17#secret")).toMatchObject({ at: 17 });
  expect(at("/game/abc?at=-3#secret")).toMatchObject({ at: null });
  expect(at(pathOf("abc", "a key/with signs", 4))).toEqual({
    page: "game",
    id: "abc",
    key: "a key/with signs",
    at: 4,
  });
});

test("anything else is the first page", () => {
  expect(at("/")).toEqual({ page: "lobby" });
  expect(at("/game/")).toEqual({ page: "lobby" });
});
