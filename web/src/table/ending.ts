/** How a game ended, in words, for whoever looks. */
import type { Ending, Table } from "../generated/messages";
import { say } from "../words/words.svelte";
import { seatName } from "./seats";

/** Who won, as the receiver is told. */
export function endHeading(table: Table): string {
  const { ending } = table;
  const winners = table.seats.filter((seat) => ending?.winners.includes(seat.seat));
  if (table.game === "hunters") {
    const end = winners.length ? "won" : "lost"; // the heroes together
    return say(table.you >= 0 ? `end-${end}` : `hunters-page-end-${end}`);
  }
  if (!winners.length) return say(ending?.by === "abandoned" ? "end-none" : "end-draw");
  if (table.you >= 0) return say(ending?.winners.includes(table.you) ? "end-won" : "end-lost");
  return say("end-winner", { name: winners.map(seatName).join(say("comma")) });
}

/** Why it ended, where the table ended it; `rules` where the rules did. */
export function endReason(table: Table, ending: Ending, rules: string): string {
  if (ending.by === "resigned") {
    return say("end-resigned", { name: seatName(table.seats.find((seat) => seat.seat === ending.seat)) });
  }
  if (ending.by === "agreed") return say("end-agreed");
  if (ending.by === "abandoned") return say("end-abandoned");
  return rules;
}
