/** What the seats at the table are called: by their players, or by their armies. */

import { say } from "../text/words";
import type { GameState } from "../wire";

type Seats = readonly Pick<GameState["seats"][number], "seat" | "side" | "name">[];

class SeatNames {
  #seats = $state.raw<Seats>([]);

  know(seats: Seats): void {
    this.#seats = seats;
  }

  /** The name of a seat, or those of all who play a side. */
  of(whose: string): string {
    const seat = this.#seats.find((one) => one.seat === whose);
    const meant = seat ? [seat] : this.#seats.filter((one) => one.side === whose);
    const names = meant.map((one) => one.name).filter((name) => name !== "");
    return names.join(", ") || say("of-seat", { seat: whose });
  }
}

export const seatNames = new SeatNames();
