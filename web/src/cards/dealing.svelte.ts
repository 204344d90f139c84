/** What a hand does with cards: which of them answer the question, picked or dragged onto a slot. */

import type { Screen } from "../game/screen.svelte";
import type { CardText, Option, PileView } from "../wire";
import { optionsOf } from "./boards";

export type Pick = (options: Option[], lookFirst: boolean) => void;

export class Dealing {
  /** What the card that is being dragged may do. */
  dragged = $state.raw<readonly Option[]>([]);

  constructor(
    private readonly asked: () => readonly Option[],
    private readonly screen: () => Screen,
    private readonly pick: Pick,
  ) {}

  /** What a card of a pile answers; where cards are ticked, each of several alike has its own. */
  of(card: CardText | null, pile: PileView, place: number): Option[] {
    const found = optionsOf(card, pile, this.asked());
    if (!this.screen().picking.decision) {
      return found;
    }
    const twins = pile.cards.filter((one) => one?.id === card?.id).length;
    const before = pile.cards.slice(0, place).filter((one) => one?.id === card?.id).length;
    return twins === found.length ? found.slice(before, before + 1) : found;
  }

  /** Whether a card is among those picked; nothing where none are. */
  isTicked(options: readonly Option[]): boolean | null {
    const { picking } = this.screen();
    return picking.decision && options.length
      ? options.some((option) => picking.has(option.key))
      : null;
  }

  isEyed(options: readonly Option[]): boolean {
    const { eyed } = this.screen();
    return options.some((option) => option.key === eyed);
  }

  /** Whether a card of some hand may go there now. */
  awaits(slot: PileView): boolean {
    return this.asked().some((option) => option.slot === slot.id);
  }

  eye(options: readonly Option[]): void {
    const first = options[0];
    if (first && !this.isEyed(options)) {
      this.screen().eyed = first.key;
    }
  }

  /** A finger looks first and plays with the second touch. */
  picked(options: Option[], event: MouseEvent): void {
    const touch = (event as PointerEvent).pointerType === "touch";
    const first = options[0];
    this.pick(options, touch && first !== undefined && !this.screen().touches(first.key));
  }

  lift(options: readonly Option[], event: DragEvent): void {
    this.dragged = options;
    event.dataTransfer?.setData("text/plain", options[0]?.key ?? "");
  }

  drop(slot: PileView): void {
    const fitting = this.fitting(slot);
    this.dragged = [];
    if (fitting.length) {
      this.pick(fitting, false);
    }
  }

  fitting(slot: PileView): Option[] {
    return this.dragged.filter((option) => option.slot === slot.id);
  }

  letGo(): void {
    this.dragged = [];
  }
}
