/** What people at a table ask of each other, and what the receiver can say to it. */
import type { Table } from "../generated/messages";
import { playing } from "./seats";

/** One open question: who wants it, who is still waited for, and how the receiver stands to it. */
export interface Ask {
  kind: "paused" | "pause" | "undo" | "draw" | "stood-in" | "gone" | "vacation";
  mine: boolean; // the receiver asks it, or has agreed to it
  by: number[]; // seats that want it
  waits: number[]; // seats whose word is still missing
}

/** The seats of the receiver: of Hunters one may lead several heroes. */
export function ownSeats(table: Pick<Table, "mine" | "you">): number[] {
  return table.mine?.length ? table.mine : table.you >= 0 ? [table.you] : [];
}

/** Every open question at the table that concerns the receiver, the weightiest first; watchers see pauses only. */
export function asksAt(table: Table): Ask[] {
  if (table.status !== "playing") return [];
  const found: Ask[] = [];
  const { you, paused = false, pausing = [], undo_asked = -1, undo_agreed = [] } = table;
  const people = playing(table.seats).map((one) => one.seat);
  const mine = ownSeats(table);
  const own = table.seats.find((one) => one.seat === you);
  if (own?.stand_in) {
    const kind = table.terms?.drop?.returns === false ? "gone" : "stood-in";
    found.push({ kind, mine: false, by: [], waits: [] });
  }
  if (paused) found.push({ kind: "paused", mine: people.some((seat) => mine.includes(seat)), by: [], waits: [] });
  if (you < 0 || own?.stand_in) return found;
  if (!paused && pausing.length) {
    const waits = people.filter((seat) => !pausing.includes(seat));
    found.push({ kind: "pause", mine: pausing.some((seat) => mine.includes(seat)), by: pausing, waits });
  }
  if (undo_asked >= 0) {
    const waits = people.filter((seat) => seat !== undo_asked && !undo_agreed.includes(seat));
    const agreed = [undo_asked, ...undo_agreed].some((seat) => mine.includes(seat));
    found.push({ kind: "undo", mine: agreed, by: [undo_asked], waits });
  }
  if (table.draw_offer >= 0) {
    const other = people.filter((seat) => seat % 2 !== table.draw_offer % 2);
    found.push({ kind: "draw", mine: you % 2 === table.draw_offer % 2, by: [table.draw_offer], waits: other });
  }
  if (table.clock?.away.includes(you)) found.push({ kind: "vacation", mine: true, by: [you], waits: [] });
  return found;
}

/** What the receiver asks of the others and they have not answered yet. */
export function ownAsk(table: Table): "draw" | "undo" | null {
  const own = ownSeats(table);
  if (own.includes(table.draw_offer)) return "draw";
  return own.includes(table.undo_asked ?? -1) ? "undo" : null;
}

/** What of it has just gone away while nothing else happened: it was declined, or taken back. */
export function droppedAsk(before: Table | null, now: Table): "draw" | "undo" | null {
  if (!before || before.upto !== now.upto || now.status !== "playing" || ownAsk(now)) return null;
  return ownAsk(before);
}
