import { describe, expect, it } from "vitest";
import type { Moment } from "../../generated/messages";
import { tableOf, viewOf } from "./fixtures";
import { marksByTurn, momentAt, playsAlone } from "./moments";

const moment = (number: number, turn: number, mark: NonNullable<Moment["mark"]> = ""): Moment => ({
  number,
  turn,
  seat: (turn + 1) % 2,
  chance: 50,
  mark,
});
const GAME = [moment(0, 1), moment(3, 2, "?"), moment(5, 3), moment(9, 3, "!")];

describe("moments", () => {
  it("stand for every answer up to the next", () => {
    expect([0, 2, 3, 4, 5, 8, 9, 100].map((number) => momentAt(GAME, number))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    expect(momentAt([], 4)).toBe(-1);
  });

  it("mark the turn that led to them", () => {
    expect([...marksByTurn(GAME)]).toEqual([
      [1, "?"],
      [3, "!"],
    ]);
  });
});

describe("asking during a game", () => {
  const table = tableOf(viewOf([]), []);
  const [me, other] = table.seats;
  if (!me || !other) throw new Error("a table has two seats");
  const against = (kind: "bot" | "person" | "open") => ({ ...table, you: 0, seats: [me, { ...other, kind }] });

  it("is for who plays alone against bots", () => {
    expect(playsAlone(against("bot"))).toBe(true);
    expect(playsAlone(against("person"))).toBe(false);
    expect(playsAlone(against("open"))).toBe(false);
    expect(playsAlone({ ...against("bot"), you: -1 })).toBe(false);
    expect(playsAlone({ ...against("bot"), terms: { ...table.terms, rated: true } })).toBe(false);
  });
});
