/** Recorded states of real games, and one of a game on hexes with cards written by hand. */

import type { ArmyBook, GameState, Lobby, Log, OddsText, Option, ProfileView } from "../src/wire";
import boardsState from "./fixtures/boards.json";
import choosingState from "./fixtures/choosing.json";
import hexState from "./fixtures/hexes.json";
import lobbyState from "./fixtures/lobby.json";
import logState from "./fixtures/log.json";
import oddsState from "./fixtures/odds.json";
import placingState from "./fixtures/placing.json";
import profileState from "./fixtures/profile.json";
import recruitsState from "./fixtures/recruits.json";
import rooftopsState from "./fixtures/rooftops.json";

export const choosing = choosingState as unknown as GameState;
export const placing = placingState as unknown as GameState;
export const onHexes = hexState as unknown as GameState;
export const lobby = lobbyState as unknown as Lobby;
export const log = logState as unknown as Log;
export const odds = oddsState as unknown as OddsText;
/** A table with heights, and the side view from one piece of it to another. */
export const rooftops = rooftopsState as unknown as GameState;
export const profile = profileState as unknown as ProfileView;
/** What armies of a game with cards are built of. */
export const recruits = recruitsState as unknown as ArmyBook;
/** A game with the boards of units, at a question about the cards of one of them. */
export const boards = boardsState as unknown as GameState;

/** An option of which only what matters is said. */
export function option(key: string, more: Partial<Option> = {}): Option {
  return {
    key,
    label: key,
    piece: null,
    at: null,
    rule: "",
    why_not: null,
    cost: null,
    warnings: [],
    note: "",
    caution: "",
    what: "",
    to: "",
    place: "",
    leads: "",
    mark: 0,
    group: "",
    card: null,
    pile: "",
    slot: "",
    ...more,
  };
}
