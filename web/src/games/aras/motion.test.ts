import { describe, expect, test } from "vitest";
import { happening, viewOf } from "./fixtures";
import { changedCells, lasting, motions, SLOW_MS } from "./motion";

const BEFORE = viewOf(["A slime b1", "A wolf e6 f6", "b wolf h2 h3", "B slime c6"]);

describe("motions come from the two views and the events between them", () => {
  test("a placed disc settles", () => {
    const after = viewOf(["A slime b1", "a slime d4"]);
    const event = happening(0, "placed", { args: { cell: "d4", joined: "", joins: 0 }, places: ["d4"] });
    expect(motions(BEFORE, after, [event])).toEqual([{ kind: "place", cell: "d4", delay: 0 }]);
  });
  test("a moved slime travels with its owner's face", () => {
    const after = viewOf(["A eagle e6 f6 f5"]);
    const event = happening(0, "moved", { args: { from: "b1", to: "f5", creature: "eagle" }, places: ["b1", "f5"] });
    expect(motions(BEFORE, after, [event])).toEqual([
      { kind: "travel", from: "b1", to: "f5", side: "a", up: true, delay: 0 },
    ]);
  });
  test("a group that is turned over flips, cells that keep their face do not", () => {
    const after = viewOf(["B wolf h2 h3", "A wolf e6 f6"]);
    const event = happening(0, "intimidated", { places: ["h2", "h3", "e6"] });
    expect(motions(BEFORE, after, [event])).toEqual([{ kind: "flip", cells: ["h2", "h3"], delay: 0 }]);
  });
  test("what is eaten vanishes", () => {
    const after = viewOf(["A slime b1"]);
    const event = happening(0, "ate", { args: { cell: "c6" }, places: ["c6"] });
    expect(motions(BEFORE, after, [event])).toEqual([{ kind: "vanish", cell: "c6", side: "b", delay: 0 }]);
  });
  test("damage strikes the seat that was attacked", () => {
    const event = happening(0, "attacked", { args: { damage: 7, target: "B", attack: 20, defence: 13, life: 2 } });
    expect(motions(BEFORE, BEFORE, [event])).toEqual([{ kind: "damage", seat: 1, amount: 7, delay: 0 }]);
  });
  test("several follow one another", () => {
    const after = viewOf(["A eagle e6 f6 f5", "b wolf h2 h3"]);
    const events = [
      happening(0, "moved", { args: { from: "b1", to: "f5" }, places: ["b1", "f5"] }),
      happening(1, "ate", { args: { cell: "c6" }, places: ["c6"] }),
    ];
    const list = motions(BEFORE, after, events);
    expect(list).toHaveLength(2);
    expect(list[1]?.delay).toBeGreaterThan(0);
    expect(lasting(list)).toBe((list[1]?.delay ?? 0) + SLOW_MS);
  });
  test("without a board to compare, or after a long absence, nothing moves", () => {
    const event = happening(0, "placed", { args: { cell: "d4" }, places: ["d4"] });
    expect(motions(null, BEFORE, [event])).toEqual([]);
    expect(motions(BEFORE, BEFORE, Array<typeof event>(13).fill(event))).toEqual([]);
  });
  test("an event this page does not know moves nothing", () => {
    expect(motions(BEFORE, BEFORE, [happening(0, "something-later", { places: ["b1"] })])).toEqual([]);
  });
});

describe("corner marks", () => {
  test("stand on all cells of the latest turn", () => {
    const log = [
      happening(0, "placed", { turn: 1, places: ["a2"] }),
      happening(1, "placed", { turn: 2, seat: 1, places: ["d4"] }),
      happening(2, "summoned", { turn: 2, seat: 1, places: ["d4", "d5"] }),
    ];
    expect(changedCells(log)).toEqual(["d4", "d5"]);
  });
  test("are none after a turn that touched no cell", () => {
    const log = [happening(0, "placed", { turn: 1, places: ["a2"] }), happening(1, "attacked", { turn: 2 })];
    expect(changedCells(log)).toEqual([]);
    expect(changedCells([])).toEqual([]);
  });
});
