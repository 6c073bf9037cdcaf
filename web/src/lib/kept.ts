/** A list that is looked at again and again: what was in it keeps its place, so that nobody presses another line. */
import type { TableLine } from "../generated/messages";

export interface Kept {
  lines: readonly TableLine[]; // those of before in their order, as they are now, and then the new ones
  gone: ReadonlySet<string>; // ids of those that are there no more
}

/** `found` in the places of `before`. A place that was empty before is given to a new line. */
export function kept(before: Kept, found: readonly TableLine[]): Kept {
  const now = new Map(found.map((line) => [line.table, line]));
  const known = new Set(before.lines.map((line) => line.table));
  const fresh = found.filter((line) => !known.has(line.table));
  const lines = before.lines.map((line) => {
    const still = now.get(line.table);
    if (still) return still;
    return (before.gone.has(line.table) ? fresh.shift() : undefined) ?? line;
  });
  lines.push(...fresh);
  return { lines, gone: new Set(lines.map((line) => line.table).filter((table) => !now.has(table))) };
}
