/** Where in the program the address points: the lobby, or a game with the key of a seat. */

export type Place =
  | { page: "lobby" }
  | { page: "game"; id: string; key: string; at: number | null };

export function placeOf(address: { pathname: string; search: string; hash: string }): Place {
  const found = /^\/game\/([A-Za-z0-9_.:-]+)\/?$/.exec(address.pathname);
  if (!found?.[1]) {
    return { page: "lobby" };
  }
  const asked = new URLSearchParams(address.search).get("at");
  const at = asked !== null && /^\d{1,9}$/.test(asked) ? Number(asked) : null;
  return { page: "game", id: found[1], key: decodeURIComponent(address.hash.slice(1)), at };
}

export function pathOf(id: string, key: string, at: number | null = null): string {
  return `/game/${id}${at === null ? "" : `?at=${at}`}#${encodeURIComponent(key)}`;
}

class Route {
  place = $state<Place>(placeOf(location));

  constructor() {
    const follow = () => {
      this.place = placeOf(location);
    };
    addEventListener("popstate", follow);
    addEventListener("hashchange", follow);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(location);
    scrollTo(0, 0);
  }

  /** The same page under another address: no step for the back button. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.place = placeOf(location);
  }
}

export const route = new Route();
