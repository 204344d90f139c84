import { describe, expect, it } from "vitest";
import {
  countOf,
  filled,
  fitting,
  found,
  keepEntered,
  keptEntered,
  nextPart,
} from "../src/panel/entering";
import type { ToEnter } from "../src/wire";

function dice(count: number): ToEnter {
  return { kind: "dice", count, label: "", note: "", sides: 6, need: 4, among: [] };
}

describe("what people enter themselves", () => {
  it("goes from part to part", () => {
    const parts = [dice(2), dice(1)];

    expect(countOf(parts)).toBe(3);
    expect(filled(parts, [5, 1, 6]).map(({ values }) => values)).toEqual([[5, 1], [6]]);
    expect(nextPart(parts, [5])).toBe(parts[0]);
    expect(nextPart(parts, [5, 1])).toBe(parts[1]);
    expect(nextPart(parts, [5, 1, 6])).toBeNull();
  });

  it("finds a card by any letters of its name, without its accents", () => {
    const among = [
      { id: "a", name: "Épée", text: "" },
      { id: "b", name: "Bouclier", text: "" },
    ];
    const cards: ToEnter = { ...dice(1), kind: "cards", among };

    expect(found(cards, "epe").map((card) => card.id)).toEqual(["a"]);
    expect(found(cards, "")).toHaveLength(2);
  });

  it("is kept for its question alone", () => {
    keepEntered("game/A/7", [5, "ace"]);

    expect(keptEntered("game/A/7")).toEqual([5, "ace"]);
    expect(keptEntered("game/B/7")).toEqual([]);
    expect(keptEntered("game/A/8")).toEqual([]);
    for (const odd of ["{", "null", '{"about":"game/A/7","values":3}']) {
      sessionStorage.setItem("grognard.entered", odd);
      expect(keptEntered("game/A/7")).toEqual([]);
    }
  });

  it("is taken up again as far as it fits; what is thrown again the server judges", () => {
    expect(fitting([dice(2)], [5])).toEqual([5]);
    expect(fitting([dice(2)], [5, 9])).toEqual([5]);
    expect(fitting([dice(2)], [5, "ace"])).toEqual([5]);
    expect(fitting([dice(2)], [5, 5, 3])).toEqual([5, 5, 3]);
  });
});
