import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Board from "../src/board/Board.svelte";
import { Live } from "../src/game/live.svelte";
import { Screen } from "../src/game/screen.svelte";
import DecisionPanel from "../src/panel/DecisionPanel.svelte";
import OddsChart from "../src/panel/OddsChart.svelte";
import type { GameState, Option } from "../src/wire";
import { choosing, odds, onHexes, placing } from "./fixtures";

let shown: Record<string, unknown>[] = [];

function at(state: GameState): { live: Live; screen: Screen } {
  const live = new Live(state.id, "key");
  live.state = state;
  const screen = new Screen(live);
  screen.ask(state.decision, state.view);
  return { live, screen };
}

// biome-ignore lint/suspicious/noExplicitAny: any component may be put on the page
function put(component: any, props: Record<string, unknown>): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  shown.push(mount(component, { target, props }));
  flushSync();
  return target;
}

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  for (const one of shown) {
    void unmount(one);
  }
  shown = [];
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("the table", () => {
  test("shows every piece that stands on it, at true size, with a name in words", () => {
    const { screen } = at(choosing);
    const page = put(Board, { view: choosing.view, screen, decision: choosing.decision });
    const standing = choosing.view.pieces.filter((piece) => piece.at);
    const drawn = [...page.querySelectorAll<SVGGElement>("g.piece")];
    expect(drawn).toHaveLength(standing.length);
    for (const piece of standing) {
      const mark = page.querySelector(`[data-piece="${piece.id}"]`);
      expect(mark?.querySelector("[role=button]")?.getAttribute("aria-label")).toContain(
        piece.name,
      );
      // A base too small to be read keeps its size beneath its token.
      const base = mark?.querySelector("circle.foot") ?? mark?.querySelector("circle.base");
      expect(Number(base?.getAttribute("r"))).toBeCloseTo((piece.radius * 1000) / 48, 6);
    }
  });

  test("shows every piece of terrain with its name", () => {
    const { screen } = at(choosing);
    const page = put(Board, { view: choosing.view, screen, decision: null });
    expect(page.querySelectorAll("g.terrain")).toHaveLength(choosing.view.terrain.length);
    expect(page.innerHTML).not.toContain("NaN");
  });

  test("marks pieces that may be chosen with the key that chooses them", () => {
    const { screen } = at(choosing);
    const page = put(Board, { view: choosing.view, screen, decision: choosing.decision });
    const first = choosing.decision?.options[0] as Option;
    const mark = page.querySelector(`[data-piece="${first.piece}"]`);
    expect(mark?.querySelector(".key text")?.textContent).toBe("1");
  });

  test("a click on such a piece offers its options", () => {
    const { screen } = at(choosing);
    const picked: string[] = [];
    const onpick = (options: Option[]) => picked.push(...options.map((option) => option.key));
    const page = put(Board, { view: choosing.view, screen, decision: choosing.decision, onpick });
    const first = choosing.decision?.options[0] as Option;
    page
      .querySelector(`[data-piece="${first.piece}"]`)
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(picked).toEqual([first.key]);
    expect(screen.selected).toBe(first.piece);
  });

  test("shades where a piece may be placed", () => {
    const { screen } = at(placing);
    const page = put(Board, { view: placing.view, screen, decision: placing.decision });
    expect(page.querySelector("path.region")?.getAttribute("d")).toMatch(/^M/);
    screen.cycle(1);
    flushSync();
    expect(page.querySelector("g.ghost")).not.toBeNull();
  });

  test("is drawn on hexes as well", () => {
    const { screen } = at(onHexes);
    const page = put(Board, { view: onHexes.view, screen, decision: onHexes.decision });
    expect(page.querySelectorAll("g.piece")).toHaveLength(onHexes.view.pieces.length);
    expect(page.innerHTML).not.toContain("NaN");
  });
});

describe("the panel", () => {
  test("asks in one sentence, by its rule, with a key for each option", () => {
    const page = put(DecisionPanel, { ...at(choosing), onchoose: () => undefined });
    expect(page.querySelector("h2")?.textContent).toContain(choosing.decision?.text);
    expect(page.querySelector("h2 .rule")?.textContent).toContain(choosing.decision?.rule);
    const keys = [...page.querySelectorAll(".option .key")].map((key) => key.textContent);
    expect(keys).toEqual(choosing.decision?.options.map((_, i) => String(i + 1)));
  });

  test("says of what is not possible why not", () => {
    const page = put(DecisionPanel, { ...at(choosing), onchoose: () => undefined });
    for (const option of choosing.decision?.unavailable ?? []) {
      expect(page.textContent).toContain(option.why_not?.text);
    }
  });

  test("says whom one waits for", () => {
    const waiting = { ...choosing, decision: null, waits_for: ["B"] };
    const page = put(DecisionPanel, { ...at(waiting), onchoose: () => undefined });
    const other = choosing.seats.find((seat) => seat.seat === "B");
    expect(page.textContent).toContain(other?.name);
  });

  test("lets a placement be confirmed only once the rules allow it", () => {
    const parts = at(placing);
    const page = put(DecisionPanel, { ...parts, onchoose: () => undefined });
    const confirm = () => page.querySelector<HTMLButtonElement>("button.primary");
    expect(confirm()?.disabled).toBe(true);
    parts.screen.verdict = {
      legal: true,
      why_not: null,
      length: 4.2,
      cost: null,
      allowed: 6,
      warnings: [
        { text: "Crosses a watched line", rule: "4.2", piece: null, at: null, grave: false },
      ],
      placement: null,
    };
    flushSync();
    expect(confirm()?.disabled).toBe(false);
    expect(page.textContent).toContain("4.2");
    expect(page.textContent).toContain("Crosses a watched line");
  });
});

test("what is certain is told in words, without a percentage, or not at all", () => {
  const outcomes = odds.outcomes.slice(0, 1).map((one) => ({ ...one, probability: 1 }));
  const sure = { ...odds, tallies: [], met: null, outcomes };
  const page = put(OddsChart, { odds: sure });
  expect(page.textContent).toContain(outcomes[0]?.text);
  expect(page.textContent).not.toContain("%");
  const idle = put(OddsChart, { odds: { ...sure, outcomes: [] } });
  expect(idle.querySelectorAll("li")).toHaveLength(0);
  expect(idle.textContent).not.toContain("%");
});

test("odds are told in words and percentages, with the numbers behind them", () => {
  const page = put(OddsChart, { odds });
  for (const tally of odds.tallies) {
    expect(page.textContent).toContain(tally.name);
  }
  expect(page.querySelectorAll(".bar").length).toBeGreaterThan(0);
  expect(page.textContent).toMatch(/\d%/);
});
