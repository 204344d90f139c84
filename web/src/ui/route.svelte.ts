/** Where in the program the address points, and the ways from one room to the next. */

type Room =
  | { page: "lobby" }
  /** A game being set up; with a seat, the army that is built for it. */
  | { page: "set-up"; ruleset: string; seat: string | null }
  | { page: "game"; id: string; key: string; at: number | null }
  | { page: "rules"; ruleset: string; clause: string | null }
  | { page: "reference"; ruleset: string }
  | { page: "nowhere" };

/** A room, and where the rulebook lies open in it: at a clause, at its beginning (empty) or not. */
export type Place = Room & { book: string | null };

const LONGEST_CLAUSE = 60;
const ROOMS: readonly { shape: RegExp; room: (found: string[], rest: Rest) => Room }[] = [
  { shape: /^\/$/, room: () => ({ page: "lobby" }) },
  {
    shape: /^\/set-up\/([\w+-]+)(?:\/army\/([\w-]+))?\/?$/,
    room: ([, ruleset = "", seat]) => ({ page: "set-up", ruleset, seat: seat ?? null }),
  },
  {
    shape: /^\/rules\/([\w-]+)(?:\/([^/]+))?\/?$/,
    room: ([, ruleset = "", clause]) => ({ page: "rules", ruleset, clause: plain(clause) }),
  },
  {
    shape: /^\/reference\/([\w+-]+)\/?$/,
    room: ([, ruleset = ""]) => ({ page: "reference", ruleset }),
  },
  {
    shape: /^\/(?:game|replay)\/([A-Za-z0-9_.:-]+)\/?$/,
    room: ([, id = ""], { query, hash }) => {
      return { page: "game", id, key: plain(hash.slice(1)) ?? "", at: momentOf(query) };
    },
  },
];

interface Rest {
  query: URLSearchParams;
  hash: string;
}

export function placeOf(address: { pathname: string; search: string; hash: string }): Place {
  const query = new URLSearchParams(address.search);
  const book = query.get("rules")?.slice(0, LONGEST_CLAUSE) ?? null;
  for (const { shape, room } of ROOMS) {
    const found = shape.exec(address.pathname);
    if (found) {
      return { ...room(found, { query, hash: address.hash }), book };
    }
  }
  return { page: "nowhere", book: null };
}

function momentOf(query: URLSearchParams): number | null {
  const asked = query.get("at");
  return asked !== null && /^\d{1,9}$/.test(asked) ? Number(asked) : null;
}

/** Anybody may type an address: what cannot be read is left out. */
function plain(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}

export function pathOf(id: string, key: string, at: number | null = null): string {
  return `/game/${id}${at === null ? "" : `?at=${at}`}#${encodeURIComponent(key)}`;
}

export function setUpPath(ruleset: string, seat: string | null = null): string {
  return `/set-up/${ruleset}${seat === null ? "" : `/army/${seat}`}`;
}

/** The page of a rulebook, which can be passed on: no seat is in it. */
export function rulesPath(ruleset: string, clause = ""): string {
  return `/rules/${ruleset}${clause && `/${encodeURIComponent(clause)}`}`;
}

/** A game on one page, to print. */
export function referencePath(ruleset: string): string {
  return `/reference/${ruleset}`;
}

/** The same address with the rulebook open at a clause, or closed. */
export function withBook(address: string, clause: string | null): string {
  const url = new URL(address, location.origin);
  url.searchParams.delete("rules");
  if (clause !== null) {
    url.searchParams.set("rules", clause);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

class Route {
  place = $state.raw<Place>(placeOf(location));

  constructor() {
    addEventListener("popstate", () => this.#follow());
    addEventListener("hashchange", () => this.#follow());
  }

  /** The address as it stands. */
  get path(): string {
    return `${location.pathname}${location.search}${location.hash}`;
  }

  go(path: string): void {
    this.lay(path);
    scrollTo(0, 0);
  }

  /** The same page under another address: no step for the back button. */
  replace(path: string): void {
    history.replaceState(history.state, "", path);
    this.place = placeOf(location);
  }

  /** Lays something over the page, which the back button puts away. */
  lay(path: string): void {
    history.pushState({ from: this.path }, "", path);
    this.place = placeOf(location);
  }

  /** Out of a room into the one it belongs to: back, where one came from there. */
  leave(to: string): void {
    if (cameFrom() === to) {
      // The browser takes its time to step back; nobody shall leave twice meanwhile.
      this.place = placeOf(new URL(to, location.href));
      history.back();
    } else {
      this.replace(to);
    }
  }

  #follow(): void {
    const [before, now] = [this.place, placeOf(location)];
    const stays = before.page === "game" && now.page === "game" && before.id === now.id;
    if (stays && cameFrom() !== null && before.key !== now.key) {
      // A step back within a game does not give up the seat taken since.
      this.replace(withBook(pathOf(now.id, before.key, now.at), now.book));
    } else {
      this.place = now;
    }
  }
}

/** The address from which a step of our own led to this one. */
function cameFrom(): string | null {
  const state: unknown = history.state;
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === "string" ? from : null;
}

export const route = new Route();
