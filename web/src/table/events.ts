import type { Happening } from "../generated/messages";

/** The name of a line's words: the game's own, or the table's where an answer was taken back. */
export function eventWords(game: string, line: Pick<Happening, "name">): string {
  return line.name === "taken-back" ? "table-event-taken-back" : `${game}-event-${line.name}`;
}

/** Scroll a log to its newest line, once all that changes with it is drawn: a size read before is worked out twice. */
export function toNewest(list: HTMLElement): void {
  requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
}
