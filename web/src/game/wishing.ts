/** What a player wants to be asked: said here, kept by the server. */

import { settings } from "../ui/settings.svelte";
import type { WishesBody, WishesState, YieldBody, YieldState } from "../wire";
import type { Live } from "./live.svelte";

export type Span = YieldState["span"];

export function yieldsOf(live: Live): YieldState[] {
  return live.state?.wishes?.yields ?? [];
}

/** How long one may want no more of something: an activation must be under way to last as long. */
export function spansOf(live: Live): readonly Span[] {
  return live.state?.wishes?.spans ?? [];
}

/** Lets the moment pass, and those of its kind that come until then. */
export async function noMore(live: Live, span: Span, evenAttacked: boolean): Promise<void> {
  const { decision } = live;
  if (!decision?.window) {
    return;
  }
  const { window } = decision;
  const wanted: YieldBody = { window, span, even_attacked: evenAttacked };
  const others = yieldsOf(live).filter((one) => one.window !== window);
  const done = await live.wish({ ...wishesOf(live), yields: [...bodies(others), wanted] });
  if (done && live.decision?.number === decision.number) {
    // An attack is asked about all the same, but whoever says so has seen this one.
    await live.answer(decision.passing);
  }
}

/** Is asked again about one kind of moments, or about all of them. */
export function askAgain(live: Live, window?: string): Promise<boolean> {
  const kept = window ? yieldsOf(live).filter((one) => one.window !== window) : [];
  return live.wish({ ...wishesOf(live), yields: bodies(kept) });
}

/** Tells the server of the seat what was chosen on this device. */
export async function keepAutoPass(live: Live): Promise<void> {
  const wishes = live.state?.wishes;
  if (wishes && !live.state?.over && wishes.auto_pass !== settings.autoPass) {
    await live.wish({ auto_pass: settings.autoPass, yields: bodies(wishes.yields) });
  }
}

function wishesOf(live: Live): Pick<WishesBody, "auto_pass"> {
  const wishes: WishesState | null | undefined = live.state?.wishes;
  return { auto_pass: wishes?.auto_pass ?? settings.autoPass };
}

function bodies(yields: readonly YieldState[]): YieldBody[] {
  return yields.map(({ window, span, even_attacked }) => ({ window, span, even_attacked }));
}
