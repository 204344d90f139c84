import { beforeEach, describe, expect, it } from "vitest";
import { commitmentOf, isExchanged, keptLuck, Pledging } from "../src/game/pledging";
import { sha256 } from "../src/net/sha256";
import type { LuckState, PledgeBody } from "../src/wire";

const HEX = /^[0-9a-f]{64}$/;

/** As much of a server as makes dice of everybody. */
class Table {
  luck: LuckState = {
    kind: "shared",
    commitment: "c".repeat(64),
    round: 1,
    awaits: "commitments",
    seats: [],
  };
  sent: [string, PledgeBody][] = [];

  constructor(readonly seats: string[]) {}

  take = async (seat: string, body: PledgeBody): Promise<void> => {
    this.sent.push([seat, body]);
    if (body.commitment) {
      const again = this.luck.seats.some((each) => each.seat === seat);
      const others = again ? [] : this.luck.seats;
      const round = this.luck.round + Number(again);
      const seats = [...others, { seat, commitment: body.commitment, secret: "" }];
      const awaits = seats.length < this.seats.length ? "commitments" : "secrets";
      this.luck = { ...this.luck, round, seats, awaits };
    } else {
      const seats = this.luck.seats.map((each) =>
        each.seat === seat ? { ...each, secret: body.secret ?? "" } : each,
      );
      this.luck = { ...this.luck, seats, awaits: seats.every((s) => s.secret) ? "" : "secrets" };
    }
  };
}

beforeEach(() => localStorage.clear());

describe("sha256", () => {
  it("is what everybody else computes", () => {
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256("a".repeat(119))).toBe(
      "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb",
    );
    expect(sha256("é".repeat(1000))).toMatch(HEX);
  });
});

describe("a browser's part for the dice", () => {
  it("commits first, and shows the secret when all have committed", async () => {
    const table = new Table(["A", "B"]);
    const alice = new Pledging("g", table.take);

    await alice.heed(table.luck, ["A"]);
    await alice.heed(table.luck, ["A"]);
    expect(table.sent).toHaveLength(1);
    const [[, { commitment }]] = table.sent as [[string, PledgeBody]];
    await table.take("B", { round: 1, commitment: "b".repeat(64) });
    await alice.heed(table.luck, ["A"]);

    const shown = table.luck.seats[0]?.secret ?? "";
    expect(shown).toMatch(HEX);
    expect(commitmentOf("g", "A", shown)).toBe(commitment);
  });

  it("plays all seats of one browser", async () => {
    const table = new Table(["A", "B"]);
    const both = new Pledging("g", table.take);

    await both.heed(table.luck, ["A", "B"]);
    await both.heed(table.luck, ["A", "B"]);

    expect(table.luck.awaits).toBe("");
  });

  it("goes on after the page was closed", async () => {
    const table = new Table(["A", "B"]);
    await new Pledging("g", table.take).heed(table.luck, ["A"]);
    await table.take("B", { round: 1, commitment: "b".repeat(64) });

    await new Pledging("g", table.take).heed(table.luck, ["A"]);

    expect(table.luck.seats[0]?.secret).toMatch(HEX);
  });

  it("begins anew where the secret is lost", async () => {
    const table = new Table(["A", "B"]);
    await new Pledging("g", table.take).heed(table.luck, ["A"]);
    await table.take("B", { round: 1, commitment: "b".repeat(64) });
    localStorage.clear();

    await new Pledging("g", table.take).heed(table.luck, ["A"]);

    expect(table.luck.round).toBe(2);
    expect(table.luck.awaits).toBe("commitments");
  });

  it("keeps what everybody committed to, and shows nothing to a server that changed its own", async () => {
    const table = new Table(["A", "B"]);
    await new Pledging("g", table.take).heed(table.luck, ["A"]);
    await table.take("B", { round: 1, commitment: "b".repeat(64) });
    const exchanged: LuckState = { ...table.luck, commitment: "d".repeat(64) };
    const before = table.sent.length;

    await new Pledging("g", table.take).heed(exchanged, ["A"]);

    expect(keptLuck("g").commitments[""]).toBe("c".repeat(64));
    expect(isExchanged("g", exchanged)).toBe(true);
    expect(table.sent).toHaveLength(before);
  });

  it("does nothing where the dice are the server's or people's own", async () => {
    const table = new Table(["A"]);
    for (const kind of ["server", "table", "branched", "record"] as const) {
      await new Pledging("g", table.take).heed({ ...table.luck, kind, awaits: "" }, ["A"]);
    }

    expect(table.sent).toEqual([]);
  });
});
