/** The board as text: the same table for screen readers and for people who prefer it. */
import type { ArasView, Group } from "../../generated/messages";

export interface TextCell {
  cell: string;
  group: number; // index of its group, -1 when empty
  last: boolean; // changed by the last turn
  mark: string; // "~", "!", "%", "+" or empty
}

export interface TextRow {
  row: number; // 6 … 1
  cells: (TextCell | null)[]; // a … h; null where the board has no cell
}

/** Rows 6 to 1, each from a to h. `changed` are the cells to star. */
export function textRows(view: ArasView, changed: readonly string[]): TextRow[] {
  const owner = new Map<string, number>();
  view.groups.forEach((group, index) => group.cells.forEach((cell) => owner.set(cell, index)));
  const marks = new Map(view.elements.map((element) => [element.cell, element.mark]));
  return [6, 5, 4, 3, 2, 1].map((row) => ({
    row,
    cells: [..."abcdefgh"].map((column) => {
      if ("ah".includes(column) && (row === 1 || row === 6)) return null;
      const cell = `${column}${row}`;
      return {
        cell,
        group: owner.get(cell) ?? -1,
        last: changed.includes(cell),
        mark: marks.get(cell) ?? "",
      };
    }),
  }));
}

/** The number of a group as one sign, ① to ㊿; beyond that in brackets. */
export function circled(index: number): string {
  const number = index + 1;
  if (number <= 20) return String.fromCodePoint(0x2460 + index);
  if (number <= 35) return String.fromCodePoint(0x3251 + index - 20);
  if (number <= 50) return String.fromCodePoint(0x32b1 + index - 35);
  return `(${number})`;
}

/** Letter of the owner: capital face up, small face down. */
export function ownerLetter(group: Group): string {
  return group.up ? group.side.toUpperCase() : group.side;
}
