import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Board from "../src/board/Board.svelte";
import { Keyboard } from "../src/game/keyboard";
import { Live } from "../src/game/live.svelte";
import Piles from "../src/game/Piles.svelte";
import { Screen } from "../src/game/screen.svelte";
import { Sitting } from "../src/game/sitting.svelte";
import DecisionPanel from "../src/panel/DecisionPanel.svelte";
import { missing, picked, placesOf } from "../src/panel/picking";
import type { Decision, GameState, Option, Picking } from "../src/wire";
import { choosing, onHexes, option } from "./fixtures";

const BOUNDS: Picking = { least: 0, most: 2, usual: [], fills: false, stock: {}, checks: false };

function asking(kind: "choose" | "tick" | "assign", options: Option[], bounds = {}): Decision {
  return {
    ...(choosing.decision as Decision),
    kind,
    options,
    unavailable: [],
    story: null,
    picking: { ...BOUNDS, ...bounds },
  };
}

const pair = (to: string, what: string): Option =>
  option(`${to}:${what}`, { what, to, label: what, place: `Place ${to}` });

const hand = asking("tick", [option("a"), option("b"), option("c")]);
const gifts = asking("assign", [pair("x", "s"), pair("x", "t"), pair("y", "s"), pair("y", "t")], {
  stock: { s: 1, t: 1 },
});

let shown: Record<string, unknown>[] = [];
let sent: unknown[] = [];

function at(decision: Decision, state: GameState = choosing) {
  const sitting = new Sitting(state.id, "key", null);
  const { live, screen } = sitting;
  live.state = { ...state, decision };
  vi.spyOn(live, "answer").mockImplementation(async (answer) => {
    sent.push(answer);
    return true;
  });
  screen.ask(decision, state.view);
  return { sitting, live, screen };
}

// biome-ignore lint/suspicious/noExplicitAny: any component may be put on the page
function put(component: any, props: Record<string, unknown>): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  shown.push(mount(component, { target, props }));
  flushSync();
  return target;
}

function panel(decision: Decision): { page: HTMLElement; screen: Screen; sitting: Sitting } {
  const { sitting, live, screen } = at(decision);
  const onchoose = (one: Option) => sitting.choose(one);
  return { page: put(DecisionPanel, { live, screen, onchoose }), screen, sitting };
}

function press(sitting: Sitting, key: string): void {
  new Keyboard(sitting).pressed(new KeyboardEvent("keydown", { key, code: `Digit${key}` }));
  flushSync();
}

function click(page: HTMLElement, selector: string): void {
  page.querySelector<HTMLElement>(selector)?.click();
  flushSync();
}

beforeEach(() => {
  sent = [];
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
  vi.restoreAllMocks();
});

describe("picks", () => {
  test("stand in the order of the offer, whatever was ticked first", () => {
    expect(picked(hand, ["c"], "a")).toEqual(["a", "c"]);
    expect(picked(hand, ["a", "c"], "a")).toEqual(["c"]);
  });

  test("are no more than there is room for; where there is room for one, it is another one", () => {
    expect(picked(hand, ["a", "b"], "c")).toEqual(["a", "b"]);
    expect(picked(asking("tick", hand.options, { most: 1 }), ["a"], "c")).toEqual(["c"]);
    const two = asking("tick", hand.options, { least: 2, most: 2 });
    expect(picked(two, ["a", "b"], "c")).toEqual(["b", "c"]);
  });

  test("give a place one thing, and take what is scarce from where it was", () => {
    expect(picked(gifts, ["x:s"], "x:t")).toEqual(["x:t"]);
    expect(picked(gifts, ["x:s"], "y:s")).toEqual(["y:s"]);
    expect(placesOf(gifts).map((place) => place.name)).toEqual(["Place x", "Place y"]);
  });

  test("say what is missing", () => {
    const two = asking("tick", hand.options, { least: 2 });
    expect(missing(two, ["a"])).toEqual({ words: "pick-more", facts: { count: 1 } });
    expect(missing(two, ["a", "b"])).toBeNull();
    const full = asking("assign", gifts.options, { fills: true, stock: { s: 1, t: 1 } });
    expect(missing(full, ["x:s"])).toEqual({ words: "give-more", facts: { place: "Place y" } });
    const scarce = asking("assign", [pair("x", "s"), pair("y", "s")], {
      fills: true,
      stock: { s: 1 },
    });
    expect(missing(scarce, ["x:s"])).toBeNull();
  });
});

describe("ticking", () => {
  test("boxes are ticked by mouse and by key, and confirmed with Enter", () => {
    const { page, sitting } = panel(hand);
    click(page, '[data-key="b"]');
    press(sitting, "1");
    expect(page.querySelector("[data-picked]")?.textContent).toContain("2 of at most 2");
    expect(page.querySelector("[data-confirm]")?.textContent).toContain("a, b");
    press(sitting, "Enter");
    expect(sent).toEqual([["a", "b"]]);
  });

  test("nothing is an answer where nothing need be ticked", () => {
    const { page } = panel(hand);
    click(page, "[data-confirm]");
    expect(sent).toEqual([[]]);
  });

  test("what is usual is ticked already, and comes back at a click", () => {
    const { page, screen } = panel(asking("tick", hand.options, { usual: ["b"] }));
    expect(screen.picking.picks).toEqual(["b"]);
    click(page, '[data-key="b"]');
    const usual = [...page.querySelectorAll("button")].find((one) =>
      one.textContent?.includes("usual"),
    );
    usual?.click();
    flushSync();
    expect(screen.picking.picks).toEqual(["b"]);
  });

  test("too few cannot be confirmed, and it says why", () => {
    const { page } = panel(asking("tick", hand.options, { least: 2 }));
    expect(page.querySelector<HTMLButtonElement>("[data-confirm]")?.disabled).toBe(true);
    expect(page.querySelector(".why")?.textContent).toContain("Pick 2 more");
  });

  test("what does not go together is asked of the server before it is confirmed", async () => {
    vi.useFakeTimers();
    const verdict = { legal: false, why_not: { text: "Not both", rule: "1.3" } };
    const fetched = vi.fn(async () => new Response(JSON.stringify(verdict)));
    vi.stubGlobal("fetch", fetched);
    const { page } = panel(asking("tick", hand.options, { checks: true }));
    await vi.runAllTimersAsync();
    flushSync();
    expect(page.querySelector(".why")?.textContent).toContain("Not both");
    expect(page.querySelector<HTMLButtonElement>("[data-confirm]")?.disabled).toBe(true);
    vi.useRealTimers();
  });

  test("a piece on the table is ticked by a click, and wears the mark", () => {
    const [first] = choosing.view.pieces.filter((piece) => piece.at);
    const decision = asking("tick", [option("a", { piece: first?.id ?? "" }), option("b")]);
    const { sitting, screen } = at(decision);
    const page = put(Board, {
      view: choosing.view,
      screen,
      decision,
      onpick: (options: Option[]) => sitting.pick(options, false),
    });
    const mark = page.querySelector(`[data-piece="${first?.id}"]`);
    mark?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
    expect(screen.picking.picks).toEqual(["a"]);
    expect(page.querySelectorAll("g.tick")).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  test("a card is ticked by a click; twins are ticked one by one", () => {
    const pile = onHexes.view.piles.find((one) => one.cards.some((card) => card));
    const card = pile?.cards.find((one) => one);
    const view = {
      ...onHexes.view,
      viewer: pile?.seat ?? "",
      piles: [{ ...pile, cards: [card, card] }],
    };
    const lies = { card: card ?? null, pile: pile?.id ?? "" };
    const twins = [0, 1].map((place) => option(`${card?.id}:${place}`, lies));
    const decision = asking("tick", twins);
    const { sitting, screen } = at(decision);
    const page = put(Piles, {
      view,
      decision,
      screen,
      onpick: (found: Option[], lookFirst: boolean) => sitting.pick(found, lookFirst),
    });
    const [, second] = page.querySelectorAll<HTMLButtonElement>("button.face");
    second?.click();
    flushSync();
    expect(screen.picking.picks).toEqual([`${card?.id}:1`]);
    expect(second?.getAttribute("aria-pressed")).toBe("true");
  });
});

describe("giving", () => {
  test("first the thing and then the place, or the place and then the thing", () => {
    const { page, screen } = panel(gifts);
    click(page, '[data-thing="s"]');
    click(page, '[data-place="y"]');
    click(page, '[data-place="x"]');
    click(page, '[data-thing="t"]');
    expect(screen.picking.picks).toEqual(["x:t", "y:s"]);
    click(page, "[data-confirm]");
    expect(sent).toEqual([["x:t", "y:s"]]);
  });

  test("by key alike", () => {
    const { sitting } = panel(gifts);
    press(sitting, "1");
    press(sitting, "4");
    press(sitting, "Enter");
    expect(sent).toEqual([["x:s", "y:t"]]);
  });
});

describe("what is asked", () => {
  test("a warning is confirmed in a second step, whose way back has the focus", () => {
    const own = option("own", { caution: "Shoot your own man?", note: "He is in the way" });
    const { page, sitting, screen } = panel(asking("choose", [option("other"), own]));
    expect(page.querySelector(".note")?.textContent).toBe("He is in the way");
    press(sitting, "2");
    expect(sent).toEqual([]);
    const asked = page.querySelector('[role="alertdialog"]');
    expect(asked?.textContent).toContain("Shoot your own man?");
    expect(document.activeElement?.textContent).toBe("No");
    click(page, '[role="alertdialog"] .risky');
    expect(sent).toEqual(["own"]);
    press(sitting, "2");
    press(sitting, "Escape");
    expect(screen.caution).toBeNull();
    expect(sent).toEqual(["own"]);
  });

  test("the story stands above the question, with the numbers of both sides", () => {
    const tally = (name: string, total: number) => ({ name, total, parts: [] });
    const [by, to] = choosing.view.pieces.filter((piece) => piece.at).map((piece) => piece.id);
    const story = {
      text: "He shoots.",
      by: by ?? "",
      to: [to ?? ""],
      tallies: [tally("attack", 4), tally("defence", 2)],
    };
    const decision = { ...asking("choose", [option("a"), option("b")]), story };
    const { page, screen } = panel(decision);
    expect(page.querySelector(".story")?.textContent).toContain("He shoots.");
    expect([...page.querySelectorAll(".story .sum strong")].map((one) => one.textContent)).toEqual([
      "4",
      "2",
    ]);
    const board = put(Board, { view: choosing.view, screen, decision });
    expect(board.querySelectorAll("line.told")).toHaveLength(1);
  });
});

test("a question that is new begins with nothing picked", () => {
  const live = new Live(choosing.id, "key");
  const screen = new Screen(live);
  live.state = { ...choosing, decision: hand };
  screen.ask(hand, choosing.view);
  screen.picking.toggle("a");
  const next = { ...hand, number: hand.number + 1 };
  live.state = { ...choosing, decision: next };
  screen.ask(next, choosing.view);
  expect(screen.picking.picks).toEqual([]);
});
