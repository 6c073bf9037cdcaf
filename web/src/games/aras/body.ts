/** The outline of a set of cells as one soft shape: creatures are one body, not a handful of squares. */
import type { Point } from "./cells";

interface Corner {
  x: number;
  y: number;
  into: Point; // direction of the edge that ends here
  out: Point; // direction of the edge that starts here
  convex: boolean;
}

const key = (x: number, y: number): string => `${x},${y}`;

/**
 * An SVG path around unit cells: closed, one loop for each separate part and each hole.
 *
 * `size` is the edge of a cell, `inset` how far inside the cells' border the line runs (negative: outside),
 * `outer` and `inner` the radii of convex and concave corners.
 */
export function bodyPath(cells: readonly Point[], size: number, inset: number, outer: number, inner: number): string {
  return loops(cells)
    .map((loop) => roundLoop(corners(loop, size, inset), outer, inner))
    .join("");
}

/** The border as loops of grid points, walked with the inside on the right. */
function loops(cells: readonly Point[]): Point[][] {
  const held = new Set(cells.map((cell) => key(cell.x, cell.y)));
  const edges = new Map<string, Point[]>();
  const add = (ax: number, ay: number, bx: number, by: number): void => {
    const from = key(ax, ay);
    edges.set(from, [...(edges.get(from) ?? []), { x: bx, y: by }]);
  };
  for (const { x, y } of cells) {
    if (!held.has(key(x, y - 1))) add(x, y, x + 1, y);
    if (!held.has(key(x + 1, y))) add(x + 1, y, x + 1, y + 1);
    if (!held.has(key(x, y + 1))) add(x + 1, y + 1, x, y + 1);
    if (!held.has(key(x - 1, y))) add(x, y + 1, x, y);
  }
  const found: Point[][] = [];
  for (;;) {
    const first = edges.keys().next();
    if (first.done) return found;
    const [startX = 0, startY = 0] = first.value.split(",").map(Number);
    const loop: Point[] = [];
    let here: Point = { x: startX, y: startY };
    let heading: Point | null = null;
    do {
      const from = key(here.x, here.y);
      const ways: Point[] = edges.get(from) ?? [];
      const next = sharpest(ways, here, heading);
      if (!next) break;
      const rest = ways.filter((way) => way !== next);
      if (rest.length) edges.set(from, rest);
      else edges.delete(from);
      loop.push(here);
      heading = { x: next.x - here.x, y: next.y - here.y };
      here = next;
    } while (here.x !== startX || here.y !== startY);
    found.push(loop);
  }
}

/** Where two cells touch only at a corner, turning right keeps the loops apart. */
function sharpest(ways: readonly Point[], here: Point, heading: Point | null): Point | undefined {
  if (!heading || ways.length < 2) return ways[0];
  return ways.find((way) => heading.x * (way.y - here.y) - heading.y * (way.x - here.x) > 0) ?? ways[0];
}

/** The corners of a loop, moved inwards by `inset`; points in the middle of straight edges drop out. */
function corners(loop: readonly Point[], size: number, inset: number): Corner[] {
  const found: Corner[] = [];
  loop.forEach((here, index) => {
    const before = loop[(index + loop.length - 1) % loop.length] ?? here;
    const after = loop[(index + 1) % loop.length] ?? here;
    const into = { x: here.x - before.x, y: here.y - before.y };
    const out = { x: after.x - here.x, y: after.y - here.y };
    const cross = into.x * out.y - into.y * out.x;
    if (cross === 0) return;
    found.push({
      x: here.x * size + inset * (-into.y - out.y),
      y: here.y * size + inset * (into.x + out.x),
      into,
      out,
      convex: cross > 0,
    });
  });
  return found;
}

function roundLoop(loop: readonly Corner[], outer: number, inner: number): string {
  const parts = loop.map((corner, index) => {
    const radius = corner.convex ? outer : inner;
    const ax = corner.x - corner.into.x * radius;
    const ay = corner.y - corner.into.y * radius;
    const bx = corner.x + corner.out.x * radius;
    const by = corner.y + corner.out.y * radius;
    const sweep = corner.convex ? 1 : 0;
    return `${index ? "L" : "M"}${short(ax)} ${short(ay)}A${radius} ${radius} 0 0 ${sweep} ${short(bx)} ${short(by)}`;
  });
  return `${parts.join("")}Z`;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
