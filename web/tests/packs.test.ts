import { expect, test } from "vitest";
import { isPacked, packBody, plainName } from "../src/lobby/packs";

const card = { name: "colossus+934df8ae11dc1a4a" };

test("a pack goes over the game as it is set up now, under the name of its file", async () => {
  const file = new File(["[pack]"], "long_guns.toml");
  expect(await packBody(card, file)).toEqual({
    ruleset: card.name,
    source: "[pack]",
    file: "long_guns.toml",
  });
});

test("of a file larger than any pack just enough is sent to be told so", async () => {
  const body = await packBody(card, new File(["#".repeat(900_000)], `${"x".repeat(300)}.toml`));
  expect(body.source).toHaveLength(200_001);
  expect(body.file).toHaveLength(120);
  expect(body.file).toMatch(/\.toml$/);
});

test("what is laid over a game does not change which game it is", () => {
  expect([isPacked(card.name), plainName(card.name)]).toEqual([true, "colossus"]);
  expect([isPacked("colossus"), plainName("colossus")]).toEqual([false, "colossus"]);
});
