import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  beside,
  boardInSight,
  boardsOf,
  isAsked,
  modelsOf,
  optionsOf,
  standsFor,
} from "../src/cards/boards";
import CardFace from "../src/cards/CardFace.svelte";
import { prints } from "../src/cards/prints.svelte";
import { isRed, pipsOf, SUITS } from "../src/cards/suits";
import Timeline from "../src/cards/Timeline.svelte";
import { Live } from "../src/game/live.svelte";
import Piles from "../src/game/Piles.svelte";
import { Screen } from "../src/game/screen.svelte";
import type { CardBook, GameState, Option } from "../src/wire";
import { boards, onHexes } from "./fixtures";

let shown: Record<string, unknown>[] = [];

function screenOf(state: GameState): Screen {
  const live = new Live(state.id, "key");
  live.state = state;
  const screen = new Screen(live);
  screen.ask(state.decision, state.view);
  return screen;
}

// biome-ignore lint/suspicious/noExplicitAny: any component may be put on the page
function put(component: any, props: Record<string, unknown>): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  shown.push(mount(component, { target, props }));
  flushSync();
  return target;
}

function laidOut(state: GameState, onpick: (options: Option[], look: boolean) => void = () => {}) {
  const screen = screenOf(state);
  return put(Piles, { view: state.view, decision: state.decision, screen, onpick });
}

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody answers here")));
});

afterEach(() => {
  for (const one of shown) {
    void unmount(one);
  }
  shown = [];
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("boards", () => {
  const mine = boardsOf(boards.view).filter((one) => one.piece.seat === boards.view.viewer);

  test("hold every pile of their unit, and nothing of another", () => {
    for (const board of boardsOf(boards.view)) {
      expect(board.slots.map((slot) => slot.room)).toEqual([1, 1, 1]);
      for (const pile of [board.hand, board.stack, ...board.slots, ...board.open, ...board.rest]) {
        expect(pile?.piece).toBe(board.piece.id);
      }
    }
  });

  test("of one's own are laid out, those of others folded away with backs alone", () => {
    const page = laidOut(boards);
    const rows = [...page.querySelectorAll<HTMLElement>(".boards > [data-board]")];
    expect(rows.map((row) => row.dataset.board)).toEqual(mine.map((one) => one.piece.id));
    const folded = page.querySelector("details");
    expect(folded?.open).toBe(false);
    expect(folded?.querySelectorAll("button.face")).toHaveLength(0);
  });

  test("light the cards that answer the question, and the slot they go to", () => {
    const page = laidOut(boards);
    const asked = boards.decision?.options ?? [];
    const slots = new Set(asked.map((option) => option.slot));
    expect(slots.size).toBeGreaterThan(0);
    for (const slot of slots) {
      expect(page.querySelector(`[data-slot="${slot}"]`)?.classList).toContain("awaits");
    }
    const lit = [...page.querySelectorAll<HTMLElement>(".face.live")];
    expect(lit.length).toBeGreaterThan(0);
    expect(lit.every((card) => asked.some((one) => one.card?.id === card.dataset.card))).toBe(true);
  });

  test("answer with the option of the card that is clicked", () => {
    const picked: Option[][] = [];
    const page = laidOut(boards, (options) => picked.push(options));
    const card = page.querySelector<HTMLElement>("button.face.live");
    card?.click();
    const [option] = picked[0] ?? [];
    expect(option?.card?.id).toBe(card?.dataset.card);
    expect(card?.closest<HTMLElement>("[data-board]")?.dataset.board).toBe(option?.piece);
  });

  test("take a card that is dragged onto a slot it may go to, and no other", () => {
    const picked: Option[][] = [];
    const page = laidOut(boards, (options) => picked.push(options));
    const card = page.querySelector<HTMLElement>("button.face.live");
    const option = boards.decision?.options.find((one) => one.card?.id === card?.dataset.card);
    const elsewhere = mine[0]?.slots.find((slot) => slot.id !== option?.slot);
    card?.dispatchEvent(new Event("dragstart", { bubbles: true }));
    page.querySelector(`[data-slot="${elsewhere?.id}"]`)?.dispatchEvent(new Event("drop"));
    expect(picked).toHaveLength(0);
    card?.dispatchEvent(new Event("dragstart", { bubbles: true }));
    page.querySelector(`[data-slot="${option?.slot}"]`)?.dispatchEvent(new Event("drop"));
    expect(picked[0]?.[0]?.slot).toBe(option?.slot);
  });

  test("are in sight when they are asked about, else when a card of theirs is", () => {
    const options = boards.decision?.options ?? [];
    const lit = mine.find((one) => isAsked(one, options))?.piece.id;
    const other = mine.find((one) => one.piece.id !== lit)?.piece.id ?? "";
    expect(boardInSight(mine, options, null, other)).toBe(lit);
    expect(boardInSight(mine, options, other, null)).toBe(other);
    expect(boardInSight(mine, [], null, other)).toBe(other);
    expect(boardInSight(mine, [], null, "nobody")).toBeNull();
  });
});

test("a model of a squad leads to the board of its unit", () => {
  const model = boards.view.pieces.find((piece) => piece.unit);
  expect(standsFor(boards.view, model?.id ?? "")).toBe(model?.unit);
  const squad = boardsOf(boards.view).find((one) => one.piece.id === model?.unit);
  expect(squad && modelsOf(boards.view, squad)).toBeGreaterThan(1);
  const page = laidOut(boards);
  const row = page.querySelector(`[data-board="${model?.unit}"] .name`);
  expect(row?.textContent).toMatch(/ × \d/);
});

describe("hands", () => {
  test("that lie on no board are one's own first", () => {
    const { held, others } = beside(onHexes.view);
    expect(held.map((pile) => pile.id)).toEqual(["hand_A"]);
    expect(others.map((pile) => pile.id)).toEqual(["hand_B", "deck_B"]);
  });

  test("play a card by what its option says, never by how a key is spelled", () => {
    const [hand] = beside(onHexes.view).held;
    const card = hand?.cards[0] ?? null;
    const said = onHexes.decision?.options ?? [];
    const misspelled = said.map((option) => ({ ...option, card: null, pile: "" }));
    expect(hand && optionsOf(card, hand, said).map((one) => one.key)).toEqual(["sh-1"]);
    expect(hand && optionsOf(card, hand, misspelled)).toEqual([]);
  });

  test("of others are a back and a number", () => {
    const page = laidOut(boards);
    const theirs = boards.view.piles.find((p) => p.kind === "hand" && p.seat === "B" && !p.piece);
    const chip = page.querySelector(`[data-pile="${theirs?.id}"]`);
    expect(chip?.textContent).toContain(String(theirs?.cards.length));
    expect(chip?.querySelector("[data-card]")).toBeNull();
  });
});

test("the timeline goes from first to last, and says of each when it acts", () => {
  const page = put(Timeline, { view: boards.view, screen: screenOf(boards) });
  const [now] = boards.view.timelines;
  const stops = [...page.querySelectorAll("ol:first-of-type button")];
  expect(stops.map((stop) => Number(stop.textContent))).toEqual(now?.stops.map((s) => s.value));
});

describe("a playing card", () => {
  test("has as many pips as its rank says", () => {
    for (let rank = 2; rank <= 10; rank += 1) {
      expect(pipsOf(String(rank))).toHaveLength(rank);
    }
    expect(pipsOf("A")).toHaveLength(1);
    expect(pipsOf("K")).toHaveLength(0);
  });

  test("is the same upside down but for the middle pips of seven", () => {
    for (const rank of ["2", "3", "4", "5", "6", "8", "9", "10"]) {
      const places = pipsOf(rank).map((pip) => `${Math.round(pip.x * 9)}/${Math.round(pip.y * 9)}`);
      const turned = pipsOf(rank).map(
        (pip) => `${Math.round(-pip.x * 9) + 0}/${Math.round(-pip.y * 9) + 0}`,
      );
      expect(turned.sort()).toEqual(places.sort());
    }
  });

  test("is drawn with its suit, and read aloud by its name", async () => {
    const book: CardBook = {
      ruleset: "whist",
      cards: {
        "7H": { kind: "playing", corner: "7", suit: "hearts", symbols: [], is_back: false },
      },
    };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(book))));
    await prints.open("whist");
    const page = put(CardFace, { card: { id: "7H", name: "seven of hearts", text: "" } });
    const pips = [...page.querySelectorAll("path")].filter(
      (path) => path.getAttribute("d") === SUITS.hearts,
    );
    expect(pips).toHaveLength(7 + 2);
    expect(page.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("seven of hearts");
    expect(isRed("hearts") && !isRed("clubs")).toBe(true);
  });
});

describe("a card that can be ticked", () => {
  test("says whether it is", () => {
    const card = { id: "x", name: "Any", text: "" };
    for (const ticked of [true, false]) {
      const page = put(CardFace, { card, ticked, onpick: () => {} });
      expect(page.querySelector("button")?.getAttribute("aria-pressed")).toBe(String(ticked));
    }
  });
});
