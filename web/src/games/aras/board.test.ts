import { describe, expect, test } from "vitest";
import { bodyPath } from "./body";
import { CELLS, cellAt, place, rows, step } from "./cells";

describe("the board has 44 cells", () => {
  test("in the rulebook's cell order, without corners", () => {
    expect(CELLS).toHaveLength(44);
    expect(CELLS.slice(0, 5)).toEqual(["a2", "a3", "a4", "a5", "b1"]);
    expect(CELLS.at(-1)).toBe("h5");
    expect(CELLS).not.toContain("a1");
  });
  test("upright with a to the left and row 6 at the top", () => {
    expect(place("b6", false)).toEqual({ x: 1, y: 0 });
    expect(place("h2", false)).toEqual({ x: 7, y: 4 });
  });
  test("turned with a at the top and row 1 at the left", () => {
    expect(place("a2", true)).toEqual({ x: 1, y: 0 });
    expect(place("h5", true)).toEqual({ x: 4, y: 7 });
  });
  test.each([false, true])("each cell is found again where it is drawn (turned: %s)", (turned) => {
    for (const cell of CELLS) {
      const { x, y } = place(cell, turned);
      expect(cellAt(x, y, turned)).toBe(cell);
    }
    expect(rows(turned).flat().sort()).toEqual([...CELLS].sort());
  });
  test("turning is a rotation and no mirror image", () => {
    const handed = (turned: boolean): number => {
      const [o, a, b] = ["c3", "d3", "c4"].map((cell) => place(cell, turned));
      if (!o || !a || !b) return 0;
      return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
    };
    expect(handed(true)).toBe(handed(false));
  });
  test("arrows follow the screen and stop at the edge", () => {
    expect(step("c3", 1, 0, false)).toBe("d3");
    expect(step("c3", 1, 0, true)).toBe("c4");
    expect(step("b6", -1, 0, false)).toBe("b6");
  });
});

describe("a body's outline", () => {
  const count = (path: string, sign: string): number => path.split(sign).length - 1;
  test("of one cell is one loop of four round corners inside the cell", () => {
    const path = bodyPath([{ x: 0, y: 0 }], 100, 10, 20, 5);
    expect(count(path, "M")).toBe(1);
    expect(count(path, "A20 20 0 0 1")).toBe(4);
    const ends = [...path.matchAll(/(?:[ML]|0 0 1 )(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(ends).toHaveLength(16);
    expect([Math.min(...ends), Math.max(...ends)]).toEqual([10, 90]);
  });
  test("of an L has one inner corner", () => {
    const cells = [
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ];
    const path = bodyPath(cells, 100, 10, 20, 5);
    expect(count(path, "A20 20 0 0 1")).toBe(5);
    expect(count(path, "A5 5 0 0 0")).toBe(1);
  });
  test("of a plus has eight outer and four inner corners", () => {
    const cells = [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: 1, y: 2 },
    ];
    const path = bodyPath(cells, 100, 10, 20, 5);
    expect(count(path, "A20 20")).toBe(8);
    expect(count(path, "A5 5")).toBe(4);
  });
  test("of cells that touch only at a corner is two loops", () => {
    const cells = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(count(bodyPath(cells, 100, 10, 20, 5), "Z")).toBe(2);
  });
  test("of a ring has a loop for the hole", () => {
    const cells = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y }))).filter((at) => at.x !== 1 || at.y !== 1);
    expect(count(bodyPath(cells, 100, 10, 20, 5), "Z")).toBe(2);
  });
});
