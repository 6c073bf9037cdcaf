/** Where the places of the land lie on the page, and how they lie to each other. Cells are `q,r` (HUNTERS-2.14). */

export const RADIUS = 46;
export const DIRECTIONS = ["N", "NE", "SE", "S", "SW", "NW"] as const;
/** The sides of the demon king's base, clockwise from the demon side (HUNTERS-2.13). */
export const SIDES = ["demon", "W", "F", "R", "T", "A"] as const;
export type Side = (typeof SIDES)[number];
export type Point = readonly [number, number];

const STEPS: readonly Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
const KEYS: Record<string, readonly number[]> = {
  w: [0],
  e: [1],
  d: [2],
  s: [3],
  a: [4],
  q: [5],
  ArrowUp: [0],
  ArrowDown: [3],
  ArrowRight: [2, 1],
  ArrowLeft: [5, 4],
};

/** The coordinates of a cell. */
export function pair(cell: string): Point {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  return [q, r];
}

/** The middle of a cell. */
export function middle(cell: string): Point {
  const [q, r] = pair(cell);
  return [RADIUS * 1.5 * q, RADIUS * Math.sqrt(3) * (r + q / 2)];
}

/** Corner number `corner` of a hexagon, clockwise from the right. */
export function corner([x, y]: Point, radius: number, index: number): Point {
  const angle = (index * Math.PI) / 3;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
}

export const points = (list: readonly Point[]): string =>
  list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** The outline of a hexagon, as `points` of a polygon. */
export function outline(at: Point, radius: number): string {
  return points(Array.from({ length: 6 }, (_, index) => corner(at, radius, index)));
}

/** A band along one side of a hexagon: the side that looks in `direction`, 0 north, clockwise. */
export function band(at: Point, direction: number, outer: number, inner: number): string {
  const from = direction + 4; // north lies between corners 4 and 5
  return points([
    corner(at, outer, from),
    corner(at, outer, from + 1),
    corner(at, inner, from + 1),
    corner(at, inner, from),
  ]);
}

/** The point `far` from the middle in a direction, 0 north, clockwise. */
export function towards([x, y]: Point, direction: number, far: number): Point {
  const angle = ((direction * 60 - 90) * Math.PI) / 180;
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
}

/** The direction from a cell to one beside it, or -1. */
export function directionFrom(from: string, to: string): number {
  const [q, r] = pair(from);
  const [toQ, toR] = pair(to);
  return STEPS.findIndex(([dq, dr]) => dq === toQ - q && dr === toR - r);
}

/** The side of the base that touches a cell beside the demon king, or null. */
export function sideAt(demon: string, facing: number, cell: string): Side | null {
  const way = directionFrom(demon, cell);
  return way < 0 ? null : (SIDES[(way - facing + 6) % 6] ?? null);
}

/** The cell that a key leads to, among those there are; null if there is none. */
export function stepBy(key: string, from: string, cells: readonly string[]): string | null {
  const [q, r] = pair(from);
  for (const way of KEYS[key.length === 1 ? key.toLowerCase() : key] ?? []) {
    const [dq, dr] = STEPS[way] ?? [0, 0];
    const cell = `${q + dq},${r + dr}`;
    if (cells.includes(cell)) return cell;
  }
  return null;
}

/** Left, top, width and height of all cells. */
export function bounds(cells: readonly string[]): readonly [number, number, number, number] {
  const at = cells.map(middle);
  const left = Math.min(...at.map(([x]) => x)) - RADIUS - 3;
  const top = Math.min(...at.map(([, y]) => y)) - RADIUS * 0.9 - 4;
  const right = Math.max(...at.map(([x]) => x)) + RADIUS + 3;
  const bottom = Math.max(...at.map(([, y]) => y)) + RADIUS * 0.9 + 4;
  return [left, top, right - left, bottom - top];
}
