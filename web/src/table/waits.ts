/** What a prompt says to who decides nothing now. */
import type { Table } from "../generated/messages";
import { say } from "../words/words.svelte";
import { isPast } from "./past";

/** The sign, the heading and the line below it; `whom` tells who is waited for, in the words of the game. */
export function waitingWords(table: Table, whom: string): { sign: string; heading: string; about: string } {
  if (isPast(table)) return { sign: say("past"), heading: whom, about: say("past-about") };
  const sign = say("turn-waiting");
  if (table.status === "held") return { sign, heading: say("table-held"), about: say("table-held-about") };
  if (table.status === "playing" && table.paused) {
    return { sign: say("paused"), heading: say("paused-heading"), about: say("paused-about") };
  }
  return { sign, heading: whom, about: say(aboutOf(table)) };
}

function aboutOf(table: Table): string {
  if (table.you < 0) return "watching-about";
  const own = table.seats.find((seat) => seat.seat === table.you);
  return own?.stand_in ? "waiting-stood-in" : "waiting-for-about";
}
