/** What time it is at the server, whatever the clock of this device says. */

/** A header tells whole seconds, and takes a moment to arrive: less than this is no difference. */
const TOLERANCE = 2;

let ahead = 0;

/** Learns the time from an answer of the server. */
export function heardAt(date: string | null, now: number = Date.now()): void {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isNaN(told)) {
    const difference = (told - now) / 1000 + 0.5;
    ahead = Math.abs(difference) < TOLERANCE ? 0 : difference;
  }
}

/** Seconds since 1970, as the server counts them. */
export function serverNow(now: number = Date.now()): number {
  return now / 1000 + ahead;
}
