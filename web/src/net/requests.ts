/** Names for what is asked of the server: asked again under the same one, it is not done twice. */

const JOINING = "grognard.joining.";

/** A name nobody guesses, also where the page came without encryption. */
export function newRequest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The request to join a game, the same one until it was heard: the page may be closed in between. */
export function joinRequest(game: string): string {
  try {
    const kept = localStorage.getItem(JOINING + game) ?? newRequest();
    localStorage.setItem(JOINING + game, kept);
    return kept;
  } catch {
    return newRequest();
  }
}

export function isJoining(game: string): boolean {
  try {
    return localStorage.getItem(JOINING + game) !== null;
  } catch {
    return false;
  }
}

export function joined(game: string): void {
  try {
    localStorage.removeItem(JOINING + game);
  } catch {
    // Nothing was kept.
  }
}
