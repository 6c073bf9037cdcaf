/** Moments of a game as its evaluation tells them: where one looks, and which turns cost or won much. */
import type { ArasTable as Table, Moment } from "../../generated/messages";

/** Whether one may ask while the game goes on: who plays it alone against bots, with no rating at stake. */
export function playsAlone(table: Table): boolean {
  const others = table.seats.filter((seat) => seat.kind !== "bot");
  return table.you >= 0 && !table.terms?.rated && others.length === 1;
}

/** The place among `moments` of the last that had come by answer `number`; -1 if none had. */
export function momentAt(moments: readonly Moment[], number: number): number {
  return moments.findLastIndex((one) => one.number <= number);
}

/** The signs of turns that cost or won much, by the number of the turn that was played. */
export function marksByTurn(moments: readonly Moment[]): Map<number, string> {
  const found = new Map<number, string>();
  moments.forEach((one, index) => {
    const before = moments[index - 1];
    if (before && one.mark) found.set(before.turn, one.mark);
  });
  return found;
}
