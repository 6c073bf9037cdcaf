/** The shape of a rulebook as GET /api/rulebook/<game>/<language> gives it (see `sanjie/blocks.py`). */

export type Tag = "printed" | "ruling" | "supplement";

export interface Span {
  text: string;
  code?: boolean;
  bold?: boolean;
  italic?: boolean;
  tag?: boolean; // the word is a clause's tag
  clause?: string; // the clause it refers to
}

export type Block =
  | { kind: "heading"; level: number; number: string; text: Span[] }
  | { kind: "clause"; id: string; tag: Tag; text: Span[] }
  | { kind: "paragraph"; text: Span[] }
  | { kind: "list"; items: { marker: string; text: Span[] }[] }
  | { kind: "table"; head: Span[][]; rows: { cells: Span[][]; id: string; tag: Tag | null }[] }
  | { kind: "drawing"; text: string };

/** A position in which a clause can be tried, with decisions that show what it is about. */
export interface Example {
  clause: string;
  position: string;
  answers: string[];
}

export interface Rulebook {
  game: string;
  language: string;
  title: string;
  blocks: Block[];
  examples: Example[];
}

/** Address of a clause in our rulebook; empty for a clause of no book we have. */
export function clauseLink(clause: string): string {
  const game = clause.split("-")[0]?.toLowerCase() ?? "";
  return ["aras", "guixi", "hunters"].includes(game) ? `/rules/${game}#${clause}` : "";
}

/** Anchor of a section: its number, or its words where it has none. */
export function sectionId(heading: Block & { kind: "heading" }): string {
  return `s-${heading.number || heading.text.map((span) => span.text).join("")}`;
}
