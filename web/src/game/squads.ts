/** The pieces of a seat as they are listed: the models of a squad are told in one line. */

import type { LostPiece, PieceView } from "../wire";

export interface Squad {
  /** Whoever stands for it: the first that is still in play. */
  piece: PieceView;
  models: PieceView[];
}

export function squadsOf(pieces: readonly PieceView[]): Squad[] {
  const found = new Map<string, PieceView[]>();
  for (const piece of pieces) {
    const key = piece.unit || piece.id;
    found.set(key, [...(found.get(key) ?? []), piece]);
  }
  return [...found.values()].map((models) => ({
    piece: models.find((one) => !one.out) ?? (models[0] as PieceView),
    models,
  }));
}

/** What a bar of a squad shows: one figure where all its models have the same, else each one's. */
export function barOf({ models, piece }: Squad, i: number): string {
  const values = models.map((one) => one.bars[i]?.value ?? 0);
  const alike = values.every((value) => value === values[0]);
  return alike ? String(piece.bars[i]?.value ?? 0) : values.join("·");
}

/** How many of a unit that is still there were lost. */
export function fewer(models: readonly PieceView[], lost: readonly LostPiece[]): number {
  const own = new Set(models.flatMap((one) => [one.id, one.unit]));
  return lost.filter((one) => one.unit !== "" && own.has(one.unit)).length;
}
