/**
 * What moves when a new view arrives, computed from the old view, the new one and the events between them.
 *
 * Nothing here is needed to read the board: without it the new view simply stands there with its corner marks.
 */
import type { ArasView, Happening } from "../../generated/messages";

export type Motion =
  | { kind: "place"; cell: string; delay: number }
  | { kind: "flip"; cells: string[]; delay: number }
  | { kind: "travel"; from: string; to: string; side: "a" | "b"; up: boolean; delay: number }
  | { kind: "vanish"; cell: string; side: "a" | "b"; delay: number }
  | { kind: "damage"; seat: number; amount: number; delay: number };

export const BASE_MS = 220;
export const SLOW_MS = 420;
const GAP_MS = 160; // between two events, so that they are read one after another

/**
 * The motions that lead from `before` to `after`, in the order of the events.
 *
 * Empty when there is no board to compare, no event, or more than one turn was missed: then a jump is clearer.
 */
export function motions(before: ArasView | null, after: ArasView, events: readonly Happening[]): Motion[] {
  if (!before || events.length === 0 || events.length > 12) return [];
  const found: Motion[] = [];
  const was = new Map(before.elements.map((element) => [element.cell, element]));
  const is = new Map(after.elements.map((element) => [element.cell, element]));
  let delay = 0;
  for (const event of events) {
    const motion = motionOf(event, was, is, delay);
    if (motion.length === 0) continue;
    found.push(...motion);
    delay += GAP_MS;
  }
  return found;
}

type Board = Map<string, { side: "a" | "b"; up: boolean }>;

function motionOf(event: Happening, was: Board, is: Board, delay: number): Motion[] {
  const text = (name: string): string => String(event.args[name] ?? "");
  switch (event.name) {
    case "placed":
      return is.has(text("cell")) ? [{ kind: "place", cell: text("cell"), delay }] : [];
    case "shifted":
    case "moved":
    case "carried": {
      const [from, to] = [text("from"), text("to")];
      const piece = is.get(to) ?? was.get(from);
      return piece ? [{ kind: "travel", from, to, side: piece.side, up: piece.up, delay }] : [];
    }
    case "summoned":
    case "intimidated":
    case "quaked": {
      const cells = event.places.filter((cell) => is.has(cell) && was.get(cell)?.up !== is.get(cell)?.up);
      return cells.length ? [{ kind: "flip", cells, delay }] : [];
    }
    case "ate":
    case "devoured":
      return event.places.flatMap((cell): Motion[] => {
        const piece = was.get(cell);
        return piece && !is.has(cell) ? [{ kind: "vanish", cell, side: piece.side, delay }] : [];
      });
    case "attacked": {
      const seat = "ABCD".indexOf(text("target"));
      return seat >= 0 ? [{ kind: "damage", seat, amount: Number(event.args["damage"] ?? 0), delay }] : [];
    }
    default:
      return [];
  }
}

/** How long all of `list` takes, in ms. */
export function lasting(list: readonly Motion[]): number {
  return list.reduce((longest, motion) => Math.max(longest, motion.delay + SLOW_MS), 0);
}

/** The cells to mark as changed: those that the latest turn's events touched; none when it touched none. */
export function changedCells(log: readonly Happening[]): string[] {
  const turn = log.at(-1)?.turn;
  return [...new Set(log.filter((event) => event.turn === turn).flatMap((event) => event.places))];
}
