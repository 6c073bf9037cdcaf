import { describe, expect, test } from "vitest";
import { bounds, directionFrom, middle, sideAt, stepBy, towards } from "./hexes";

const AROUND = ["0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"]; // clockwise from the north (HUNTERS-2.14)

describe("the land", () => {
  test("neighbours lie clockwise from the north", () => {
    expect(AROUND.map((cell) => directionFrom("0,0", cell))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(directionFrom("0,0", "2,-1")).toBe(-1);
    expect(directionFrom("0,0", "0,0")).toBe(-1);
  });

  test("north is drawn above, and every neighbour equally far in its direction", () => {
    expect(middle("0,-1")[1]).toBeLessThan(middle("0,0")[1]);
    AROUND.forEach((cell, direction) => {
      const [x, y] = middle(cell);
      const [wx, wy] = towards([0, 0], direction, 46 * Math.sqrt(3));
      expect(x).toBeCloseTo(wx);
      expect(y).toBeCloseTo(wy);
    });
  });

  test("the sides of the base go clockwise from the demon side: demon, W, F, R, T, A", () => {
    expect(AROUND.map((cell) => sideAt("0,0", 0, cell))).toEqual(["demon", "W", "F", "R", "T", "A"]);
    expect(sideAt("0,0", 2, "1,0")).toBe("demon");
    expect(sideAt("0,0", 2, "0,-1")).toBe("T"); // two sixths before the demon side
    expect(sideAt("0,0", 2, "3,0")).toBeNull();
  });

  test("keys lead to neighbours that are there, and nowhere else", () => {
    const cells = ["0,0", ...AROUND];
    expect(stepBy("w", "0,0", cells)).toBe("0,-1");
    expect(stepBy("Q", "0,0", cells)).toBe("-1,0");
    expect(stepBy("ArrowRight", "0,0", cells)).toBe("1,0");
    expect(stepBy("ArrowRight", "0,0", ["0,0", "1,-1"])).toBe("1,-1");
    expect(stepBy("w", "0,-1", cells)).toBeNull();
    expect(stepBy("x", "0,0", cells)).toBeNull();
  });

  test("the frame holds every tile whole", () => {
    const [left, top, width, height] = bounds(["0,0", "1,0"]);
    expect(left).toBeLessThanOrEqual(-46);
    expect(left + width).toBeGreaterThanOrEqual(69 + 46);
    expect(top).toBeLessThanOrEqual(-46 * 0.866);
    expect(top + height).toBeGreaterThanOrEqual(39.8 + 39.8);
  });
});
