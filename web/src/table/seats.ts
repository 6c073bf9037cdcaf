/** What people and bots at a table are called, in the language chosen now. */
import type { SeatInfo, Table } from "../generated/messages";
import { say } from "../words/words.svelte";

/** What a seat is called: the person's name, the bot and its level, or that it is open. */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat || seat.kind === "open") return say("seat-open");
  if (seat.kind === "bot") return say("seat-bot", { level: seat.level });
  return seat.name || say("seat-guest");
}

/** The letter or number of a seat, as the rulebook of the game has it: "A", "p0". */
export function seatSign(game: string, seat: number): string {
  return game === "aras" ? "ABCD".charAt(seat) : `p${seat}`;
}

/** The names of seats, in a row. */
export function seatNames(seats: readonly SeatInfo[], chosen: readonly number[]): string {
  return seats
    .filter((one) => chosen.includes(one.seat))
    .map(seatName)
    .join(say("comma"));
}

/** The people who play: no bots, and nobody whom a bot stands in for. */
export function playing(seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.filter((one) => one.kind === "person" && !one.stand_in);
}

/** Whether the visitor plays here now: they sit at the table, and no bot in their place. */
export function playsHere(table: Pick<Table, "status" | "seats" | "you">): boolean {
  const own = table.seats.find((seat) => seat.seat === table.you);
  return table.status === "playing" && own !== undefined && !own.stand_in;
}

/** Where the record of a table can be had once its game is over; that of a private one asks for the key to watch. */
export function recordPath(table: Pick<Table, "table" | "watch">): string {
  const key = new URLSearchParams(table.watch?.split("?")[1] ?? location.search).get("w");
  return `/api/tables/${encodeURIComponent(table.table)}/record${key ? `?k=${encodeURIComponent(key)}` : ""}`;
}
