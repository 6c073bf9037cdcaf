/** Names for people: seats, creatures, cells. Each follows the language chosen now. */
import type { ArasView, Group } from "../../generated/messages";
import { say, words } from "../../words/words.svelte";
import { groupAt } from "./choose";
import type { Kind } from "./kinds";

export const seatLetter = (seat: number): string => "ABCD".charAt(seat);

/** A creature's name; what a character makes special has its own. */
export function kindName(kind: Kind, star = false): string {
  const special = `aras-star-${kind}`;
  return star && words.has(special) ? say(special) : say("aras-creature", { creature: kind });
}

/** A group with its cells, as the text board lists it. */
export function groupLine(group: Group): string {
  const side = say(`aras-side-${group.side}`);
  const cells = group.cells.join(" ");
  if (!group.up) return say("aras-text-group-down", { creature: group.kind, side, cells });
  const { strength } = group;
  const name = kindName(group.kind, true);
  if (group.star && words.has(`aras-star-${group.kind}`)) {
    return say("aras-text-group-star", { side, name, strength, cells });
  }
  return say("aras-text-group-up", { creature: group.kind, side, strength, cells });
}

/** All that the drawing says about a cell, for those who do not see it. */
export function cellName(view: ArasView, cell: string, legal: boolean, changed: boolean): string {
  const group = groupAt(view, cell);
  const mark = view.elements.find((element) => element.cell === cell)?.mark ?? "";
  const parts = [cellHolds(cell, group)];
  if (mark) parts.push(say(`aras-text-mark-${MARKS[mark]}`, { cells: cell }));
  if (changed) parts.push(say("cell-changed"));
  if (legal) parts.push(say("cell-legal"));
  return parts.join(say("comma"));
}

function cellHolds(cell: string, group: Group | undefined): string {
  if (!group) return say("aras-text-cell-empty", { cell });
  const side = say(`aras-side-${group.side}`);
  if (!group.up) return say("aras-text-cell-down", { cell, side });
  return say("aras-text-cell-up", { cell, side, creature: group.kind, strength: group.strength });
}

/** Names of the marks in the words of the game. */
export const MARKS = { "~": "shaken", "!": "locked", "%": "locked-twice", "+": "moved" } as const;
