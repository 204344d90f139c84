/**
 * What makes one piece of plain data of another, as the server tells it:
 * `{}` nothing, `[value]` this value, `{ name: … }` what differs there, and `[]` what is gone.
 * In a list `""` comes before all places, wherever it is written: `[place, count, items]` takes
 * some items out and puts others in.
 */

export type Difference = { [name: string]: unknown } | unknown[];

/** What the old becomes; whatever did not change is the very same thing. */
export function patch<T>(old: T, difference: Difference): T {
  if (Array.isArray(difference)) {
    return difference[0] as T;
  }
  const changes = Object.entries(difference) as [string, Difference][];
  if (!changes.length) {
    return old;
  }
  return (Array.isArray(old) ? patchedList(old, difference) : patchedTable(old, changes)) as T;
}

function patchedList(
  old: readonly unknown[],
  { "": exchanged, ...changes }: { [place: string]: unknown },
): unknown[] {
  const list = [...old];
  if (exchanged) {
    const [start, gone, added] = exchanged as [number, number, unknown[]];
    list.splice(start, gone, ...added);
  }
  for (const [place, change] of Object.entries(changes)) {
    list[Number(place)] = patch(list[Number(place)], change as Difference);
  }
  return list;
}

function patchedTable(old: unknown, changes: [string, Difference][]): object {
  const table = { ...(old as { [name: string]: unknown }) };
  for (const [name, change] of changes) {
    if (Array.isArray(change) && !change.length) {
      delete table[name];
    } else {
      table[name] = patch(table[name], change);
    }
  }
  return table;
}
