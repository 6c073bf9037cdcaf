import { expect, test } from "vitest";
import type { ArasTable as Table, SeatInfo } from "../generated/messages";
import { MIDDLE, tableOf } from "../games/aras/fixtures";
import { asksAt, droppedAsk } from "./asks";

const seat = (number: number, given: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name: `n${number}`,
  level: 0,
  present: true,
  wants_rematch: false,
  ...given,
});
const at = (you: number, given: Partial<Table> = {}): Table => ({
  ...tableOf(MIDDLE, []),
  you,
  seats: [seat(0), seat(1), seat(2), seat(3)],
  ...given,
});
const kinds = (table: Table): string[] => asksAt(table).map((ask) => `${ask.kind}${ask.mine ? " mine" : ""}`);

test("a wish for a pause is told to all who play, with those who are waited for", () => {
  expect(asksAt(at(1, { pausing: [0] }))).toEqual([{ kind: "pause", mine: false, by: [0], waits: [1, 2, 3] }]);
  expect(kinds(at(0, { pausing: [0] }))).toEqual(["pause mine"]);
  expect(asksAt(at(0, { pausing: [0], seats: [seat(0), seat(1, { kind: "bot", level: 2 })] }))[0]?.waits).toEqual([]);
});

test("while the table is paused nobody is asked whether they want a pause", () => {
  expect(kinds(at(1, { paused: true, pausing: [] }))).toEqual(["paused mine"]);
  expect(kinds(at(-1, { paused: true }))).toEqual(["paused"]);
});

test("who asks to take back waits for all but themselves and those who have agreed", () => {
  const given = { undo_asked: 2, undo_agreed: [0] };
  expect(asksAt(at(1, given))).toEqual([{ kind: "undo", mine: false, by: [2], waits: [1, 3] }]);
  expect(kinds(at(0, given))).toEqual(["undo mine"]);
  expect(kinds(at(2, given))).toEqual(["undo mine"]);
});

test("an offer of a draw is for the other side", () => {
  expect(kinds(at(1, { draw_offer: 0 }))).toEqual(["draw"]);
  expect(kinds(at(2, { draw_offer: 0 }))).toEqual(["draw mine"]);
});

test("for whom a bot plays there is only the way back, if there is one", () => {
  const seats = [seat(0), seat(1, { stand_in: 2 })];
  expect(kinds(at(1, { seats, pausing: [0] }))).toEqual(["stood-in"]);
  expect(kinds(at(1, { seats, terms: { drop: { returns: false } } }))).toEqual(["gone"]);
});

test("who leads several heroes is asked once for all of them", () => {
  const led = { mine: [0, 2] };
  expect(kinds(at(0, { ...led, undo_asked: 2 }))).toEqual(["undo mine"]);
  expect(kinds(at(0, { ...led, pausing: [0, 2] }))).toEqual(["pause mine"]);
});

test("who watches is asked nothing", () => {
  expect(kinds(at(-1, { pausing: [0], undo_asked: 1, draw_offer: 0 }))).toEqual([]);
});

test("one's question that goes away while nothing else happens was dropped", () => {
  const offered = at(1, { draw_offer: 1, upto: 7 });
  expect(droppedAsk(offered, at(1, { draw_offer: -1, upto: 7 }))).toBe("draw");
  expect(droppedAsk(offered, at(1, { draw_offer: -1, upto: 8 }))).toBeNull(); // somebody played on
  expect(droppedAsk(offered, at(1, { draw_offer: -1, upto: 7, status: "over" }))).toBeNull(); // it was agreed to
  expect(droppedAsk({ ...offered, you: 0 }, at(0, { draw_offer: -1, upto: 7 }))).toBeNull(); // it was another's
  expect(droppedAsk(at(1, { undo_asked: 1, upto: 7 }), at(1, { undo_asked: -1, upto: 7 }))).toBe("undo");
  expect(droppedAsk(null, offered)).toBeNull();
});
