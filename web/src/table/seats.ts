/** What people and bots at a table are called, in the language chosen now. */
import type { SeatInfo } from "../generated/messages";
import { say } from "../words/words.svelte";

/** What a seat is called: the person's name, the bot and its level, or that it is open. */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat || seat.kind === "open") return say("seat-open");
  if (seat.kind === "bot") return say("seat-bot", { level: seat.level });
  return seat.name || say("seat-guest");
}
