import { describe, expect, it } from "vitest";
import { fit, held, nearAtFirst, nearer, NEAREST, onto, shown, type Box } from "./lens";

const LAND: Box = [-100, -50, 200, 100];

describe("the lens over the land", () => {
  it("shows all of it at first", () => {
    expect(shown(LAND, fit(LAND))).toEqual(LAND);
  });

  it("comes as near at first as a finger needs", () => {
    expect(nearAtFirst(LAND, [400, 400], 40, 20)).toBe(1); // twice as large as drawn: 20 are 40 px
    expect(nearAtFirst(LAND, [400, 50], 40, 20)).toBe(NEAREST); // half as large would want four times
    expect(nearAtFirst(LAND, [160, 400], 40, 20)).toBe(2.5); // 20 are 16 px, and 40 are wanted
    expect(nearAtFirst(LAND, [0, 0], 40, 20)).toBe(1); // not laid out yet
  });

  it("comes nearer around the point that is pointed at", () => {
    const lens = nearer(LAND, fit(LAND), 2, [50, 25]);
    expect(lens).toEqual({ near: 2, x: 25, y: 12.5 });
    expect(shown(LAND, lens)).toEqual([-25, -12.5, 100, 50]); // the point lies three quarters across, as before
  });

  it("never leaves the land, nor comes nearer than it may", () => {
    expect(held(LAND, { near: 2, x: 999, y: -999 })).toEqual({ near: 2, x: 50, y: -25 });
    expect(nearer(LAND, fit(LAND), 99, [0, 0]).near).toBe(NEAREST);
    expect(nearer(LAND, fit(LAND), 0.01, [40, 0])).toEqual(fit(LAND));
  });

  it("follows the focus, and rests where that is in sight", () => {
    const lens = held(LAND, { near: 2, x: -50, y: 0 });
    expect(onto(LAND, lens, [-60, 0], 10)).toEqual(lens);
    expect(onto(LAND, lens, [40, 0], 10)).toEqual({ near: 2, x: 0, y: 0 }); // 40 and its room lie at the right edge
  });
});
