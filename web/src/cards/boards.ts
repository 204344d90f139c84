/** Cards as they lie: on the boards of pieces, in hands, beside the table. */

import type { CardText, Option, PieceView, PileView, View } from "../wire";

/** A piece and everything that lies on its board. */
export interface Board {
  piece: PieceView;
  slots: readonly PileView[];
  stack: PileView | null;
  hand: PileView | null;
  /** Cards that lie open at it: what locks its slots, what it carries. */
  open: readonly PileView[];
  /** Decks and discards. */
  rest: readonly PileView[];
}

export function boardsOf(view: View): Board[] {
  const found: Board[] = [];
  for (const piece of view.pieces) {
    const piles = view.piles.filter((pile) => pile.piece === piece.id);
    if (piles.length) {
      found.push({
        piece,
        slots: piles.filter((pile) => pile.kind === "slot"),
        stack: piles.find((pile) => pile.kind === "stack") ?? null,
        hand: piles.find((pile) => pile.kind === "hand") ?? null,
        open: piles.filter((pile) => pile.kind === "open" && pile.cards.length),
        rest: piles.filter((pile) => pile.kind === "deck" || pile.kind === "discard"),
      });
    }
  }
  return found;
}

/** The piece whose board a piece acts by: its own, or that of its unit. */
export function standsFor(view: View, id: string | null): string | null {
  return view.pieces.find((piece) => piece.id === id)?.unit || id;
}

/** How many models the unit of a board has. */
export function modelsOf(view: View, board: Board): number {
  return 1 + view.pieces.filter((piece) => piece.unit === board.piece.id).length;
}

/** Piles that lie on nobody's board: one's own hands first, then what all may see. */
export function beside(view: View): { held: PileView[]; others: PileView[] } {
  const loose = view.piles.filter((pile) => pile.piece === null);
  const isHeld = (pile: PileView) => pile.kind === "hand" && pile.seat === view.viewer;
  return {
    held: loose.filter(isHeld),
    others: loose.filter((pile) => !isHeld(pile) && pile.cards.length),
  };
}

/** Piles whose cards lie side by side, where a hand can pick any of them. */
const LAID_OUT: ReadonlySet<PileView["kind"]> = new Set(["hand", "open", "slot"]);

/** Whether the card of an option lies where a hand can pick it. */
export function isLaidOut({ card, pile }: Option, view: View): boolean {
  return view.piles.some(
    (one) =>
      one.id === pile && LAID_OUT.has(one.kind) && one.cards.some((each) => each?.id === card?.id),
  );
}

/** What playing this card of this pile may mean now. */
export function optionsOf(
  card: CardText | null,
  pile: PileView,
  options: readonly Option[],
): Option[] {
  return card
    ? options.filter((option) => option.pile === pile.id && option.card?.id === card.id)
    : [];
}

/** Whether a card of this board, or a slot of it, answers what is asked. */
export function isAsked(board: Board, options: readonly Option[]): boolean {
  const piles = [board.hand, board.stack, ...board.slots, ...board.open];
  return options.some((option) =>
    piles.some((pile) => pile && (pile.id === option.pile || pile.id === option.slot)),
  );
}

/** The piece whose board is to be in sight: the one asked about, else the one looked at. */
export function boardInSight(
  boards: readonly Board[],
  options: readonly Option[],
  asked: string | null,
  selected: string | null,
): string | null {
  const has = (id: string | null) => boards.some((board) => board.piece.id === id);
  const lit = boards.find((board) => isAsked(board, options));
  if (asked && has(asked)) {
    return asked;
  }
  return lit?.piece.id ?? (has(selected) ? selected : null);
}
