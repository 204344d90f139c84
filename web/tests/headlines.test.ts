import { describe, expect, it } from "vitest";
import { figureOf, likeliest } from "../src/game/headlines.svelte";
import type { Headline, Option } from "../src/wire";

const headline = (key: string, piece: string, share: number, exact = true): Headline => ({
  key,
  piece,
  share,
  what: "hit",
  text: "",
  exact,
  bad: false,
});

const option = (key: string, piece: string | null) => ({ key, piece }) as Option;

describe("headlines", () => {
  it("says of a figure that was sampled that it is about so much", () => {
    expect(figureOf(headline("a", "b1", 0.64))).toMatch(/^64\s?%$/);
    expect(figureOf(headline("a", "b1", 0.64, false))).toMatch(/^≈ 64\s?%$/);
  });

  it("never calls the possible 0 % or the uncertain 100 %", () => {
    expect(figureOf(headline("a", "b1", 0.001))).toMatch(/^< 1\s?%$/);
    expect(figureOf(headline("a", "b1", 0.999))).toMatch(/^> 99\s?%$/);
  });

  it("writes the likeliest of all attacks at their target", () => {
    const options = [option("shoot:b1", "b1"), option("strike:b1", "b1"), option("pass", null)];
    const found = new Map([
      ["shoot:b1", headline("shoot:b1", "b1", 0.3)],
      ["strike:b1", headline("strike:b1", "b1", 0.6)],
    ]);
    expect(likeliest("b1", options, found)?.key).toBe("strike:b1");
    expect(likeliest("b2", options, found)).toBeNull();
  });

  it("writes nothing at a target that nothing befalls", () => {
    const found = new Map([["charge:b1", headline("charge:b1", "a1", 0.9)]]);
    expect(likeliest("b1", [option("charge:b1", "b1")], found)).toBeNull();
  });
});
