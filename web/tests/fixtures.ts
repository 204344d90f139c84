/** Recorded states of real games, and one of a game on hexes with cards written by hand. */

import type { GameState, Lobby, Log, OddsText } from "../src/wire";
import choosingState from "./fixtures/choosing.json";
import hexState from "./fixtures/hexes.json";
import lobbyState from "./fixtures/lobby.json";
import logState from "./fixtures/log.json";
import oddsState from "./fixtures/odds.json";
import placingState from "./fixtures/placing.json";

export const choosing = choosingState as unknown as GameState;
export const placing = placingState as unknown as GameState;
export const onHexes = hexState as unknown as GameState;
export const lobby = lobbyState as unknown as Lobby;
export const log = logState as unknown as Log;
export const odds = oddsState as unknown as OddsText;
