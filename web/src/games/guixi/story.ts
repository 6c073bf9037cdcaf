/** What the altar tells of the log: the haunting of this turn, step by step. */
import type { Happening } from "../../generated/messages";
import { seatOf } from "./speech";

/** A ghost that came out this turn, and its way. */
export interface Haunting {
  ghost: string;
  event: boolean; // an event card rather than a ghost
  die: number; // 0 when none was rolled
  direction: "cw" | "ccw" | "";
  passed: { seat: number; why: "passed-king" | "warded" | "mirrored" }[];
  possessed: number; // -1 while nobody is
}

/** The hauntings of the latest turn, in order. */
export function hauntings(log: readonly Happening[]): Haunting[] {
  const found: Haunting[] = [];
  const turn = log.at(-1)?.turn;
  for (const line of log) {
    if (line.turn !== turn) continue;
    if (line.name === "ghost-revealed" || line.name === "event-revealed") {
      const event = line.name === "event-revealed";
      found.push({ ghost: String(line.args["ghost"]), event, die: 0, direction: "", passed: [], possessed: -1 });
      continue;
    }
    const last = found.at(-1);
    if (!last || last.event || last.possessed >= 0) continue;
    if (line.name === "die-rolled" || line.name === "die-set-used") last.die = Number(line.args["n"]);
    else if (line.name === "direction") last.direction = line.args["direction"] === "ccw" ? "ccw" : "cw";
    else if (line.name === "passed-king" || line.name === "warded" || line.name === "mirrored") {
      last.passed.push({ seat: line.seat, why: line.name });
    } else if (line.name === "possessed" && line.args["ghost"] === last.ghost) last.possessed = line.seat;
  }
  return found;
}

/** The turn of the last exorcism or summoning that was decided, 0 before the first. */
export function resultTurn(log: readonly Happening[]): number {
  for (let index = log.length - 1; index >= 0; index--) {
    const line = log[index];
    if (line && ["succeeded", "failed", "challenge-wrong"].includes(line.name)) return line.turn;
  }
  return 0;
}

/** What the latest decision touched: ghosts, seats, items. */
export function touchedPlaces(log: readonly Happening[]): string[] {
  const latest = log.at(-1)?.number;
  if (latest === undefined) return [];
  const found: string[] = [];
  for (let index = log.length - 1; index >= 0 && log[index]?.number === latest; index--) {
    found.push(...(log[index]?.places ?? []).filter((place) => seatOf(place) < 0));
  }
  return found;
}
