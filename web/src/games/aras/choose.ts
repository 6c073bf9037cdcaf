/**
 * From clicks to one decision in the rulebook's notation (ARAS-12.1).
 *
 * No rules live here. The server sends every legal decision as a string; these functions only sort those strings,
 * keep the ones that begin with what was clicked so far, and name the decision a player seems to want when none fits.
 */
import type { ArasView, Group } from "../../generated/messages";
import { CELLS } from "./cells";

/** First sign of a decision; the words `swap` and `keep` stand for themselves. */
export type Verb = "+" | "~" | "s" | "m" | "!" | "x" | "/" | "." | "=" | "-" | "@" | "swap" | "keep";

export interface Parsed {
  verb: Verb;
  cells: readonly string[]; // in the order they are chosen
  tail: string; // seat of `xB`, letter of `@S`, else empty
  answer: string;
}

/** What has been clicked of a decision so far. */
export interface Picked {
  verb: Verb | null;
  cells: readonly string[];
  armed: string | null; // a whole decision that waits to be confirmed
}

/** What a click leads to: more to pick, a decision to send, or a decision to ask the server about. */
export type Outcome =
  | { kind: "picked"; picked: Picked }
  | { kind: "answer"; answer: string }
  | { kind: "why"; answer: string; cell: string };

export const NOTHING: Picked = { verb: null, cells: [], armed: null };

/** A decision taken apart. Anything may be given: what is no decision comes back with its first sign as verb. */
export function parse(answer: string): Parsed {
  if (answer === "swap" || answer === "keep") return { verb: answer, cells: [], tail: "", answer };
  const verb = answer.charAt(0) as Verb;
  const rest = answer.slice(1);
  if (verb === "x" || verb === "@") return { verb, cells: [], tail: rest, answer };
  return { verb, cells: rest.match(/[a-h][1-6]/g) ?? [], tail: "", answer };
}

export function parseAll(options: readonly string[]): Parsed[] {
  return options.map(parse);
}

/** The options that go on from what is picked. */
export function matching(options: readonly Parsed[], picked: Picked): Parsed[] {
  return options.filter(
    (option) =>
      (picked.verb === null || option.verb === picked.verb) &&
      picked.cells.every((cell, index) => option.cells[index] === cell),
  );
}

/**
 * Where to begin when a decision arrives: the verb, and the creature, are picked already where there is no choice
 * among those made on the board (chips such as `/` or `-` stay open).
 */
export function start(options: readonly Parsed[]): Picked {
  const onBoard = options.filter((option) => option.cells.length > 0);
  const verbs = new Set(onBoard.map((option) => option.verb));
  const placing = verbs.has("+");
  const acting = options.some((option) => option.verb === "/"); // a free choice among several kinds of action
  if (!placing && (acting || verbs.size !== 1)) return NOTHING;
  const verb: Verb = placing ? "+" : (onBoard[0]?.verb ?? "+");
  if (verb !== "!") return { verb, cells: [], armed: null };
  const anchors = new Set(onBoard.map((option) => option.cells[0]));
  const [only] = anchors;
  return { verb, cells: anchors.size === 1 && only !== undefined ? [only] : [], armed: null };
}

/** The cells that can be picked next, each with the decision it completes or null if more must be picked. */
export function nextCells(options: readonly Parsed[], picked: Picked): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const option of matching(options, picked)) {
    const cell = option.cells[picked.cells.length];
    if (cell === undefined) continue;
    const complete = option.cells.length === picked.cells.length + 1;
    found.set(cell, complete ? option.answer : null);
  }
  return found;
}

/** Which of the pickable cells stand for the whole group they are the anchor of. */
export function groupTargets(view: ArasView, options: readonly Parsed[], picked: Picked): Group[] {
  const next = nextCells(options, picked);
  const named = new Set(
    matching(options, picked)
      .filter(namesGroups)
      .map((option) => option.cells[picked.cells.length]),
  );
  return view.groups.filter(
    (group) => named.has(group.anchor) && group.cells.every((cell) => cell === group.anchor || !next.has(cell)),
  );
}

/** `s` and the two-celled `!` may name a group by its anchor; all others name single cells. */
function namesGroups(option: Parsed): boolean {
  return option.verb === "s" || (option.verb === "!" && option.cells.length === 2);
}

/** The cell that a click on `cell` stands for among the cells that can be picked: itself, or its group's anchor. */
function meant(view: ArasView, options: readonly Parsed[], picked: Picked, cell: string): string | null {
  const next = nextCells(options, picked);
  if (next.has(cell)) return cell;
  const group = groupAt(view, cell);
  if (!group || !next.has(group.anchor)) return null;
  const naming = matching(options, picked).some(
    (option) => namesGroups(option) && option.cells[picked.cells.length] === group.anchor,
  );
  // The creature that acts is named by its anchor too, whatever its ability takes.
  const acting = picked.verb === "!" && picked.cells.length === 0;
  return naming || acting ? group.anchor : null;
}

export function groupAt(view: ArasView, cell: string): Group | undefined {
  return view.groups.find((group) => group.cells.includes(cell));
}

/**
 * A click (or Enter) on a cell.
 *
 * `twice` asks for a second click before a decision is sent; so does a click that picks the verb by itself.
 */
export function tap(view: ArasView, options: readonly Parsed[], picked: Picked, cell: string, twice: boolean): Outcome {
  if (picked.armed !== null && lastCell(view, picked.armed, cell)) return { kind: "answer", answer: picked.armed };
  const open: Picked = { ...picked, armed: null };
  const here = pick(view, options, open, cell, twice);
  if (here) return here;
  // Another piece of the same kind, then a piece that fits another verb.
  const origin = start(options);
  for (const again of [{ ...origin, verb: open.verb ?? origin.verb }, origin, NOTHING]) {
    const there = pick(view, options, again, cell, twice || again.verb !== open.verb);
    if (there) return there;
  }
  return { kind: "why", answer: wanted(view, options, open, cell), cell };
}

/** The cells whose elements can be dragged somewhere: those that move, shift or are carried next. */
export function grips(options: readonly Parsed[], picked: Picked): Set<string> {
  const creature = picked.verb === "!" ? picked.cells[0] : start(options).cells[0];
  const found = new Set<string>();
  for (const { verb, cells } of options) {
    const cell = verb === "!" ? (cells.length === 3 && cells[0] === creature ? cells[1] : undefined) : cells[0];
    if (cell !== undefined && (verb === "m" || verb === "~" || verb === "!")) found.add(cell);
  }
  return found;
}

/** What is picked once the element on `cell` hangs at the pointer; null if it cannot be moved by itself. */
export function lift(view: ArasView, options: readonly Parsed[], picked: Picked, cell: string): Picked | null {
  const open: Picked = { ...picked, armed: null };
  const origin = start(options);
  for (const again of [open, { ...origin, verb: open.verb ?? origin.verb }, origin, NOTHING]) {
    const there = pick(view, options, again, cell, true);
    if (there?.kind !== "picked" || there.picked.armed !== null) continue;
    const { verb, cells } = there.picked;
    if (cells.length === (verb === "!" ? 2 : 1) && (verb === "m" || verb === "~" || verb === "!")) return there.picked;
  }
  return null;
}

/** Letting go over a cell of what hangs at the pointer: the same as a click there, but never another piece. */
export function drop(view: ArasView, options: readonly Parsed[], held: Picked, cell: string, twice: boolean): Outcome {
  return pick(view, options, held, cell, twice) ?? { kind: "why", answer: wanted(view, options, held, cell), cell };
}

function pick(
  view: ArasView,
  options: readonly Parsed[],
  picked: Picked,
  cell: string,
  twice: boolean,
): Outcome | null {
  const chosen = meant(view, options, picked, cell);
  if (chosen === null) return null;
  const fitting = matching(options, picked).filter((option) => option.cells[picked.cells.length] === chosen);
  const first = fitting[0];
  if (!first) return null;
  const verb = fitting.every((option) => option.verb === first.verb) ? first.verb : picked.verb;
  const cells = [...picked.cells, chosen];
  const whole = fitting.find((option) => option.cells.length === cells.length);
  if (!whole) return { kind: "picked", picked: { verb, cells, armed: null } };
  if (!twice && picked.verb !== null) return { kind: "answer", answer: whole.answer };
  return { kind: "picked", picked: { verb, cells: picked.cells, armed: whole.answer } };
}

function lastCell(view: ArasView, answer: string, cell: string): boolean {
  const option = parse(answer);
  const last = option.cells.at(-1);
  return last === cell || (namesGroups(option) && groupAt(view, cell)?.anchor === last);
}

/** A chip for a verb: sends the decision if it is the only one, else narrows the board to that verb. */
export function press(options: readonly Parsed[], verb: Verb, tail = ""): Outcome {
  const fitting = options.filter((option) => option.verb === verb && option.tail === tail);
  const [first] = fitting;
  if (first && fitting.length === 1) return { kind: "answer", answer: first.answer };
  return { kind: "picked", picked: { verb, cells: [], armed: null } };
}

/** One step back: the confirmation, then the last cell, then the verb. */
export function back(options: readonly Parsed[], picked: Picked): Picked {
  if (picked.armed !== null) return { ...picked, armed: null };
  const origin = start(options);
  if (picked.cells.length > (picked.verb === origin.verb ? origin.cells.length : 0)) {
    return { ...picked, cells: picked.cells.slice(0, -1) };
  }
  return origin;
}

/** Whether there is anything to step back from. */
export function canGoBack(options: readonly Parsed[], picked: Picked): boolean {
  const origin = start(options);
  return picked.armed !== null || picked.verb !== origin.verb || picked.cells.length > origin.cells.length;
}

/**
 * The decision a player seems to want by clicking a cell where nothing legal is: the server says which clause it breaks.
 * Missing cells are filled with some empty cell, so that the reason is about the piece and not about the form.
 */
export function wanted(view: ArasView, options: readonly Parsed[], picked: Picked, cell: string): string {
  const group = groupAt(view, cell);
  const somewhere = emptyCell(view);
  switch (picked.verb) {
    case "m":
    case "~": {
      const [from] = picked.cells;
      return from === undefined ? `${picked.verb}${cell}${somewhere}` : `${picked.verb}${from}${cell}`;
    }
    case "s":
      return `s${group?.anchor ?? cell}`;
    case "+":
      return group && options.some((option) => option.verb === "~") && group.side === sideOf(view)
        ? `~${cell}${somewhere}`
        : `+${cell}`;
    case "!": {
      const [creature = options.find((option) => option.verb === "!")?.cells[0] ?? cell, ...rest] = picked.cells;
      const three = options.some((option) => option.cells[0] === creature && option.cells.length === 3);
      if (!three) return `!${creature}${group?.anchor ?? cell}`;
      return rest[0] === undefined ? `!${creature}${cell}${somewhere}` : `!${creature}${rest[0]}${cell}`;
    }
    default:
      break;
  }
  if (!group) return `+${cell}`;
  return group.up ? `m${cell}${somewhere}` : `s${group.anchor}`;
}

function emptyCell(view: ArasView): string {
  const taken = new Set(view.elements.map((element) => element.cell));
  return CELLS.find((cell) => !taken.has(cell)) ?? "d3";
}

/** Side of the seat that decides; seats A and C are side a. */
export function sideOf(view: ArasView, seat = view.decider): "a" | "b" {
  return seat % 2 === 0 ? "a" : "b";
}

/** The decision that passes, finishes or ends, for the Space key; null when there is none. */
export function passing(options: readonly Parsed[]): string | null {
  for (const verb of [".", "=", "-", "/"] as const) {
    const option = options.find((one) => one.verb === verb);
    if (option) return option.answer;
  }
  return null;
}

/** The verbs on offer in the order of their chips. */
export function verbs(options: readonly Parsed[]): Verb[] {
  const order: Verb[] = ["+", "~", "s", "m", "!", "x", "@", "keep", "swap", ".", "=", "-", "/"];
  return order.filter((verb) => options.some((option) => option.verb === verb));
}
