/** Where cells lie on the screen: the 8 × 6 board without its corners, upright or turned a quarter for phones. */

export const SIZE = 76; // of one cell, in units of the drawing
const COLUMNS = "abcdefgh";

export interface Point {
  x: number;
  y: number;
}

/** Whether column 0..7 and row 0..5 (from the bottom) meet in a cell of the board. */
function exists(column: number, row: number): boolean {
  if (column < 0 || column > 7 || row < 0 || row > 5) return false;
  return !((column === 0 || column === 7) && (row === 0 || row === 5));
}

/** The 44 cells in the rulebook's cell order: a2 a3 … h5. */
export const CELLS: readonly string[] = [...COLUMNS].flatMap((letter, column) =>
  [0, 1, 2, 3, 4, 5].filter((row) => exists(column, row)).map((row) => `${letter}${row + 1}`),
);

/**
 * Place of a cell in the grid as drawn, counted from the top left: `a6` would be 0,0 upright.
 * Turned, columns a–h run down and rows 1–6 run to the right: a rotation, never a mirror image.
 */
export function place(cell: string, turned: boolean): Point {
  const column = COLUMNS.indexOf(cell.charAt(0));
  const row = Number(cell.charAt(1));
  return turned ? { x: row - 1, y: column } : { x: column, y: 6 - row };
}

/** Middle of a cell in units of the drawing. */
export function middle(cell: string, turned: boolean): Point {
  const { x, y } = place(cell, turned);
  return { x: x * SIZE + SIZE / 2, y: y * SIZE + SIZE / 2 };
}

/** The cell at a place of the drawn grid, or null where the board has none. */
export function cellAt(x: number, y: number, turned: boolean): string | null {
  const column = turned ? y : x;
  const row = turned ? x : 5 - y;
  return exists(column, row) ? `${COLUMNS.charAt(column)}${row + 1}` : null;
}

/** The cell one step from `cell` in a direction of the screen; `cell` itself at the edge. */
export function step(cell: string, dx: number, dy: number, turned: boolean): string {
  const { x, y } = place(cell, turned);
  return cellAt(x + dx, y + dy, turned) ?? cell;
}

/** Rows of the drawn grid from the top, each from left to right. */
export function rows(turned: boolean): string[][] {
  const [width, height] = turned ? [6, 8] : [8, 6];
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => cellAt(x, y, turned)).filter((cell) => cell !== null),
  );
}
