/** Where the numbers of a picture lie in it; what draws them only follows. */

export interface Point {
  x: number;
  y: number;
}

export interface Known {
  rating: number;
  give_or_take: number;
}

/** A history of ratings in a picture so wide and high: its line, and the band in which the truth may lie. */
export interface History {
  line: Point[];
  band: Point[]; // an outline: above from the left to the right, below back to the left
  low: number; // what the lower edge stands for
  high: number;
}

export function historyOf(games: readonly Known[], width: number, height: number): History {
  const low = Math.min(...games.map((game) => game.rating - game.give_or_take));
  const high = Math.max(...games.map((game) => game.rating + game.give_or_take));
  const across = (index: number): number => (games.length > 1 ? (index / (games.length - 1)) * width : width / 2);
  const up = (value: number): number => height - ((value - low) / (high - low || 1)) * height;
  const edge = (by: 1 | -1): Point[] =>
    games.map((game, index) => ({ x: across(index), y: up(game.rating + by * game.give_or_take) }));
  return {
    line: games.map((game, index) => ({ x: across(index), y: up(game.rating) })),
    band: [...edge(1), ...edge(-1).reverse()],
    low,
    high,
  };
}

/** Where a rating and what it may be instead lie on a scale from 0 to 100. */
export function whiskerOf(one: Known, low: number, high: number): { from: number; to: number; at: number } {
  const place = (value: number): number => Math.min(100, Math.max(0, ((value - low) / (high - low || 1)) * 100));
  return {
    from: place(one.rating - one.give_or_take),
    to: place(one.rating + one.give_or_take),
    at: place(one.rating),
  };
}

/** Points as the path of an SVG. */
export function pathOf(points: readonly Point[], closed = false): string {
  const steps = points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`);
  return steps.join("") + (closed ? "Z" : "");
}
