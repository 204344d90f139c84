import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { spotsOf } from "../src/game/advising.svelte";
import { Live } from "../src/game/live.svelte";
import { Screen } from "../src/game/screen.svelte";
import { api, Trouble } from "../src/net/api";
import DecisionPanel from "../src/panel/DecisionPanel.svelte";
import type { Advice, Decision, GameState, Suggestion } from "../src/wire";
import { choosing, option, placing } from "./fixtures";

let shown: Record<string, unknown>[] = [];

const suggestion = (answer: Suggestion["answer"], chance = 0.6): Suggestion => ({
  label: `label of ${JSON.stringify(answer)}`,
  answer,
  chance,
  margin: 0.02,
  reasons: [
    { text: "it scores (+9%)", gain: 0.09 },
    { text: "it costs us units (−3%)", gain: -0.03 },
  ],
});
const adviceOf = (...suggestions: Suggestion[]): Advice => ({ now: 0.5, suggestions });

function at(state: GameState): { live: Live; screen: Screen; page: HTMLElement } {
  const live = new Live(state.id, "key");
  live.state = { ...state, advice: true };
  const screen = new Screen(live);
  screen.ask(state.decision, state.view);
  const page = document.createElement("div");
  document.body.append(page);
  const props = { live, screen, onchoose: () => {}, ongo: () => {} };
  shown.push(mount(DecisionPanel, { target: page, props }));
  flushSync();
  return { live, screen, page };
}

const press = (page: HTMLElement, selector: string): void => {
  page.querySelector<HTMLButtonElement>(selector)?.click();
  flushSync();
};

beforeEach(() => {
  vi.spyOn(api, "headlines").mockResolvedValue({ found: [], waiting: [] });
});

afterEach(() => {
  for (const each of shown) {
    unmount(each);
  }
  shown = [];
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe("suggestions", () => {
  const first = choosing.decision?.options[0]?.key ?? "";

  test("are shown with win chance and reasons once somebody asks", async () => {
    const asked = vi.spyOn(api, "advice").mockResolvedValue(adviceOf(suggestion(first)));
    const { page } = at(choosing);
    expect(page.querySelector("[data-suggested]")).toBeNull();

    press(page, ".suggest > button");
    await vi.waitFor(() => expect(page.querySelector("[data-suggested]")).not.toBeNull());

    expect(asked.mock.calls[0]?.[2]).toEqual({ expect: choosing.decision?.number });
    expect(page.querySelector(".found")?.textContent).toMatch(/50\s?%/);
    const best = page.querySelector('[data-suggested="1"]');
    expect(best?.textContent).toMatch(/60\s?%/);
    expect(best?.textContent).toContain("it scores");
    expect(best?.querySelector(".bad")?.textContent).toContain("it costs us");
  });

  test("are taken by a click, and looked at by pointing", async () => {
    vi.spyOn(api, "advice").mockResolvedValue(adviceOf(suggestion(first)));
    const { live, page, screen } = at(choosing);
    const answered = vi.spyOn(live, "answer").mockResolvedValue(true);
    await screen.advising.toggle();
    flushSync();

    page.querySelector("[data-suggested]")?.dispatchEvent(new Event("pointerenter"));
    expect(screen.eyed).toBe(first);
    press(page, "[data-suggested]");

    expect(answered).toHaveBeenCalledWith(first);
  });

  test("that warn of something are asked about once more", async () => {
    const risky = option("leap", { caution: "It may fall." });
    const decision = { ...(choosing.decision as Decision), options: [risky] };
    const { live, screen } = at({ ...choosing, decision });
    const answered = vi.spyOn(live, "answer").mockResolvedValue(true);

    screen.take(suggestion("leap"));

    expect(answered).not.toHaveBeenCalled();
    expect(screen.caution?.texts).toEqual(["It may fall."]);
  });

  test("are put away when they are asked for again, and at the next question", async () => {
    vi.spyOn(api, "advice").mockResolvedValue(adviceOf(suggestion(first)));
    const { screen } = at(choosing);
    await screen.advising.toggle();
    expect(screen.advising.found).not.toBeNull();
    await screen.advising.toggle();
    expect(screen.advising.found).toBeNull();

    await screen.advising.toggle();
    const decision = choosing.decision as Decision;
    screen.ask({ ...decision, number: decision.number + 1 }, choosing.view);
    expect(screen.advising.found).toBeNull();
  });

  test("that are not to be had say why", async () => {
    vi.spyOn(api, "advice").mockRejectedValue(new Trouble("None here.", "no-advice", 403));
    const { page, screen } = at(choosing);

    await screen.advising.toggle();
    flushSync();

    expect(page.querySelector(".found")?.textContent).toContain("None here.");
  });

  test("are not offered where the table was set up without them", () => {
    const { live, page } = at(choosing);
    live.state = { ...choosing, advice: false };
    flushSync();

    expect(page.querySelector(".suggest")).toBeNull();
  });
});

describe("where suggestions lie", () => {
  const [piece] = choosing.view.pieces.filter((one) => one.at);

  test("at the piece or the place of an option", () => {
    const options = [option("a", { piece: piece?.id ?? null }), option("b", { at: [3, 4] })];
    const decision = { ...(choosing.decision as Decision), options };
    const advice = adviceOf(suggestion("b"), suggestion("a"), suggestion("nowhere"));

    expect(spotsOf(advice, decision, choosing.view)).toEqual([
      { rank: 1, at: [3, 4], piece: null },
      { rank: 2, at: piece?.at, piece: piece?.id },
    ]);
  });

  test("where a placement ends, each place but once", () => {
    const there = {
      path: [
        [1, 1],
        [5, 6],
      ] as [number, number][],
      heading: 90,
    };
    const advice = adviceOf(suggestion(there), suggestion({ ...there, heading: 0 }));

    expect(spotsOf(advice, placing.decision as Decision, placing.view)).toEqual([
      { rank: 1, at: [5, 6], piece: null },
    ]);
  });
});
