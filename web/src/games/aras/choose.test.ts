import { describe, expect, test } from "vitest";
import {
  back,
  canGoBack,
  drop,
  grips,
  groupTargets,
  lift,
  nextCells,
  NOTHING,
  parse,
  parseAll,
  passing,
  press,
  start,
  tap,
  verbs,
  wanted,
  type Picked,
} from "./choose";
import { MIDDLE, viewOf } from "./fixtures";

const ACT = parseAll(["/", "mb1a4", "mb1f5", "mb1h4", "sa2", "x"]);
const picked = (verb: Picked["verb"], ...cells: string[]): Picked => ({ verb, cells, armed: null });

describe("a decision is read as verb and cells", () => {
  test.each([
    ["+c3", "+", ["c3"]],
    ["~c3d1", "~", ["c3", "d1"]],
    ["sa2", "s", ["a2"]],
    ["mb2f5", "m", ["b2", "f5"]],
    ["!c3g5e2", "!", ["c3", "g5", "e2"]],
    ["/", "/", []],
    ["=", "=", []],
  ])("%s", (answer, verb, cells) => {
    expect(parse(answer)).toEqual({ verb, cells, tail: "", answer });
  });
  test("an attack on a seat and a character keep their letter", () => {
    expect(parse("xB").tail).toBe("B");
    expect(parse("@S").tail).toBe("S");
  });
  test("swap is a word and no summoning", () => {
    expect(parse("swap").verb).toBe("swap");
    expect(parse("keep").verb).toBe("keep");
  });
});

describe("a decision begins", () => {
  test("with placing picked while placing", () => {
    expect(start(parseAll(["+c3", "+d3", "."]))).toEqual(picked("+"));
  });
  test("with placing picked also where a phantom shift is possible", () => {
    expect(start(parseAll(["+c3", ".", "~a2b3"]))).toEqual(picked("+"));
  });
  test("open in the action phase", () => {
    expect(start(ACT)).toEqual(NOTHING);
    expect(start(parseAll(["/", "sa2", "x"]))).toEqual(NOTHING);
  });
  test("with the only newborn creature picked", () => {
    expect(start(parseAll(["!e6b4a5", "!e6b4g6", "-"]))).toEqual(picked("!", "e6"));
  });
  test("without a creature when several newborns wait", () => {
    expect(start(parseAll(["!b4c6", "!e6b4a5", "-"]))).toEqual(picked("!"));
  });
});

describe("a click", () => {
  test("on a legal cell places at once", () => {
    const options = parseAll(["+c3", "+d1", "."]);
    expect(tap(MIDDLE, options, start(options), "d1", false)).toEqual({ kind: "answer", answer: "+d1" });
  });
  test("on a legal cell waits for a second one where two are wanted", () => {
    const options = parseAll(["+c3", "+d1", "."]);
    const first = tap(MIDDLE, options, start(options), "d1", true);
    expect(first).toEqual({ kind: "picked", picked: { verb: "+", cells: [], armed: "+d1" } });
    if (first.kind !== "picked") return;
    expect(tap(MIDDLE, options, first.picked, "d1", true)).toEqual({ kind: "answer", answer: "+d1" });
    expect(tap(MIDDLE, options, first.picked, "c3", true)).toMatchObject({ picked: { armed: "+c3" } });
  });
  test("on a slime picks it, then its destination sends the move", () => {
    const first = tap(MIDDLE, ACT, NOTHING, "b1", false);
    expect(first).toEqual({ kind: "picked", picked: picked("m", "b1") });
    expect(tap(MIDDLE, ACT, picked("m", "b1"), "f5", false)).toEqual({ kind: "answer", answer: "mb1f5" });
  });
  test("on any cell of a face-down group proposes its summoning and does not send it yet", () => {
    const outcome = tap(MIDDLE, ACT, NOTHING, "a3", false);
    expect(outcome).toEqual({ kind: "picked", picked: { verb: "s", cells: [], armed: "sa2" } });
  });
  test("on a group after choosing to summon sends it", () => {
    expect(tap(MIDDLE, ACT, picked("s"), "a3", false)).toEqual({ kind: "answer", answer: "sa2" });
  });
  test("on another piece changes the piece", () => {
    const options = parseAll(["=", "mb1f5", "md3f5"]);
    expect(tap(MIDDLE, options, picked("m", "b1"), "d3", false)).toEqual({
      kind: "picked",
      picked: picked("m", "d3"),
    });
  });
  test("on a piece of another verb changes the verb", () => {
    expect(tap(MIDDLE, ACT, picked("m", "b1"), "a2", false)).toMatchObject({ picked: { armed: "sa2" } });
  });
  test("on a lone face-down element starts a phantom shift instead of placing", () => {
    const view = viewOf(["a slime b3"], { phase: "P", characters: ["P", "T"] });
    const options = parseAll(["+c4", ".", "~b3e5"]);
    expect(tap(view, options, start(options), "b3", false)).toEqual({
      kind: "picked",
      picked: picked("~", "b3"),
    });
  });
  test("on a cell of an enemy group names the group where the ability takes groups", () => {
    const options = parseAll(["!e6c1", "!e6h2", "-"]);
    expect(tap(MIDDLE, options, start(options), "h3", false)).toEqual({ kind: "answer", answer: "!e6h2" });
  });
  test("on a component picks that element where the ability takes elements", () => {
    const options = parseAll(["!e6d4a5", "!e6e4a5", "-"]);
    expect(tap(MIDDLE, options, start(options), "e4", false)).toEqual({
      kind: "picked",
      picked: picked("!", "e6", "e4"),
    });
  });
  test("on a component that may not be carried asks why instead of taking its neighbour", () => {
    const options = parseAll(["!e6d4a5", "-"]);
    expect(tap(MIDDLE, options, start(options), "e5", false)).toMatchObject({ kind: "why", cell: "e5" });
  });
});

describe("an illegal click asks about the decision that seems wanted", () => {
  test.each([
    ["moving to a forbidden cell", picked("m", "b1"), "h4", "mb1h4"],
    ["summoning an enemy's group", picked("s"), "h3", "sh2"],
    ["a face-down enemy group in the action phase", NOTHING, "h3", "sh2"],
  ])("%s", (_, open, cell, answer) => {
    expect(wanted(MIDDLE, parseAll(["/"]), open, cell)).toBe(answer);
  });
  test("a creature that cannot move is asked about with some empty cell", () => {
    expect(wanted(MIDDLE, ACT, NOTHING, "e6")).toMatch(/^me6[a-h][1-6]$/);
  });
  test("an ability that takes two more cells gets two", () => {
    const options = parseAll(["!e6b4a5", "-"]);
    expect(wanted(MIDDLE, options, picked("!", "e6"), "h2")).toMatch(/^!e6h2[a-h][1-6]$/);
    expect(wanted(MIDDLE, options, picked("!", "e6", "b4"), "h4")).toBe("!e6b4h4");
  });
});

describe("what can be picked next", () => {
  test("are the destinations of the picked slime, each with its decision", () => {
    expect(nextCells(ACT, picked("m", "b1"))).toEqual(
      new Map([
        ["a4", "mb1a4"],
        ["f5", "mb1f5"],
        ["h4", "mb1h4"],
      ]),
    );
  });
  test("a group that can be summoned is a target as a whole", () => {
    expect(groupTargets(MIDDLE, ACT, NOTHING).map((group) => group.anchor)).toEqual(["a2"]);
  });
  test("single elements are no whole targets", () => {
    const options = parseAll(["!e6d4a5", "!e6e4a5", "-"]);
    expect(groupTargets(MIDDLE, options, start(options))).toEqual([]);
  });
});

describe("stepping back", () => {
  test("takes the confirmation, then the cell, then the verb", () => {
    const armed: Picked = { verb: "m", cells: ["b1"], armed: "mb1f5" };
    const second = back(ACT, armed);
    expect(second).toEqual(picked("m", "b1"));
    const third = back(ACT, second);
    expect(third).toEqual(picked("m"));
    expect(back(ACT, third)).toEqual(NOTHING);
    expect(canGoBack(ACT, NOTHING)).toBe(false);
  });
  test("does not take back the only newborn creature", () => {
    const options = parseAll(["!e6b4a5", "-"]);
    expect(back(options, picked("!", "e6", "b4"))).toEqual(picked("!", "e6"));
    expect(canGoBack(options, start(options))).toBe(false);
  });
});

describe("chips", () => {
  test("send what has only one form and narrow the board otherwise", () => {
    expect(press(ACT, "x")).toEqual({ kind: "answer", answer: "x" });
    expect(press(ACT, "s")).toEqual({ kind: "answer", answer: "sa2" });
    expect(press(ACT, "m")).toEqual({ kind: "picked", picked: picked("m") });
  });
  test("an attack names its seat", () => {
    expect(press(parseAll(["/", "xB", "xD"]), "x", "D")).toEqual({ kind: "answer", answer: "xD" });
  });
  test("space passes what can be passed", () => {
    expect(passing(ACT)).toBe("/");
    expect(passing(parseAll(["+c3", "."]))).toBe(".");
    expect(passing(parseAll(["+c3"]))).toBeNull();
  });
  test("stand in one order, endings last", () => {
    expect(verbs(ACT)).toEqual(["s", "m", "x", "/"]);
  });
});

describe("dragging", () => {
  const view = viewOf(["A slime b1", "A slime f2", "B wolf e6 f6", "a down-wolf a2 a3"], { phase: "A" });
  const moves = parseAll(["/", "mb1a4", "mb1f5", "mf2c3", "sa2"]);

  test("lifts what moves, and nothing else", () => {
    expect([...grips(moves, NOTHING)]).toEqual(["b1", "f2"]);
    expect(lift(view, moves, NOTHING, "b1")).toEqual(picked("m", "b1"));
    expect(lift(view, moves, picked("m", "b1"), "f2")).toEqual(picked("m", "f2"));
    expect(lift(view, moves, picked("s"), "b1")).toEqual(picked("m", "b1"));
    expect(lift(view, moves, NOTHING, "a2")).toBeNull();
    expect(lift(view, moves, NOTHING, "e6")).toBeNull();
  });
  test("lets go as two taps would", () => {
    expect(drop(view, moves, picked("m", "b1"), "f5", false)).toEqual({ kind: "answer", answer: "mb1f5" });
    expect(drop(view, moves, picked("m", "b1"), "f5", true)).toEqual({
      kind: "picked",
      picked: { verb: "m", cells: ["b1"], armed: "mb1f5" },
    });
  });
  test("asks why over a cell that is not legal, and never picks another piece", () => {
    expect(drop(view, moves, picked("m", "b1"), "h4", false)).toEqual({ kind: "why", answer: "mb1h4", cell: "h4" });
    expect(drop(view, moves, picked("m", "b1"), "f2", false)).toEqual({ kind: "why", answer: "mb1f2", cell: "f2" });
  });
  test("places an element from the hand", () => {
    const placings = parseAll(["+c3", "+d3", "."]);
    expect(grips(placings, start(placings)).size).toBe(0);
    expect(drop(view, placings, picked("+"), "c3", false)).toEqual({ kind: "answer", answer: "+c3" });
    expect(drop(view, placings, picked("+"), "b2", false)).toEqual({ kind: "why", answer: "+b2", cell: "b2" });
  });
  test("shifts where a phantom can, while placing is what one begins with", () => {
    const shifts = parseAll(["+c3", "~a2d1", "."]);
    expect([...grips(shifts, start(shifts))]).toEqual(["a2"]);
    expect(lift(view, shifts, start(shifts), "a2")).toEqual(picked("~", "a2"));
  });
  test("carries only for the creature that acts", () => {
    const carries = parseAll(["!c3b1a4", "!c3e6a4", "!f2h4", "-"]);
    expect([...grips(carries, picked("!", "c3"))]).toEqual(["b1", "e6"]);
    expect([...grips(carries, picked("!", "f2"))]).toEqual([]);
    expect(lift(view, carries, picked("!", "c3"), "e6")).toEqual(picked("!", "c3", "e6"));
    expect(drop(view, carries, picked("!", "c3", "e6"), "a4", false)).toEqual({ kind: "answer", answer: "!c3e6a4" });
  });
});
