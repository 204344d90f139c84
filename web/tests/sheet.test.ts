import { describe, expect, test } from "vitest";
import { heightsOf, settled, stepped } from "../src/game/sheet";

const heights = heightsOf(844);

describe("the sheet of the smallest screens", () => {
  test("leaves the table more than half of the room, and most of it when it is low", () => {
    expect(844 - heights.half).toBeGreaterThan(844 / 2);
    expect(844 - heights.low).toBeGreaterThan(844 * 0.8);
  });

  test("falls to the nearest height, and further where it was flung", () => {
    expect(settled(heights.half + 30, 0, heights)).toBe("half");
    expect(settled(heights.half + 30, 1, heights)).toBe("half");
    expect(settled(heights.half + 160, 1, heights)).toBe("full");
    expect(settled(heights.half - 60, -1, heights)).toBe("low");
  });

  test("goes one step at a time by keys, and no further than its ends", () => {
    expect(stepped("low", 1)).toBe("half");
    expect(stepped("full", 1)).toBe("full");
    expect(stepped("low", -1)).toBe("low");
  });
});
