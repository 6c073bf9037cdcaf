/** The table that the next new one is to be like: set before the page for a new one opens, taken there once. */
import type { Table } from "../generated/messages";

export type Model = Pick<Table, "game" | "options" | "seats" | "terms" | "you" | "mine">;

let model: Model | null = null;

export function makeLike(table: Model): void {
  model = table;
}

/** The model for a new table of `game`, once. */
export function takeModel(game: string): Model | null {
  const found = model?.game === game ? model : null;
  model = null;
  return found;
}
