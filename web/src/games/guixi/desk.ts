/** What every part of the table shares: whom it speaks for, what can be picked, and where taps go. */
import type { GuixiTable, GuixiView } from "../../generated/messages";
import type { Picked } from "./choose";
import type { Notes } from "./notes.svelte";
import type { Speech } from "./speech";

/** What somebody looks at closely: a seat, or something of the pack by its id. */
export type Looked = { seat: number } | { id: string } | { zones: true } | null;

export interface Desk {
  table: GuixiTable;
  view: GuixiView;
  speech: Speech;
  notes: Notes;
  picked: Picked;
  targets: ReadonlySet<string>; // words that a tap picks now
  changed: readonly string[]; // ghosts and items of the latest decision
  touch: (word: string) => void;
  look: (what: Looked) => void;
}
