import { expect, test } from "vitest";
import { coarse } from "../../icons.ts";

test("places are rounded, and what need not be said is left out", () => {
  expect(coarse("M1.24 2.26l0.5-.49.26 0zm1 1", 0.5)).toBe("M1 2.5l.5-.5.5 0zm1 1");
  expect(coarse("M.02.26H3.3V-1", 0.5)).toBe("M0 .5H3.5V-1");
});

test("errors do not add up over many small steps", () => {
  const steps = coarse(`M0 0l${".2,0 ".repeat(10)}`, 0.5).split("l")[1] ?? "";
  expect(steps.match(/[\d.]+ 0/g)?.map(Number.parseFloat)).toEqual([0, 0.5, 0, 0.5, 0, 0, 0.5, 0, 0.5, 0]);
});

test("a line that was closed goes on from where it began", () => {
  expect(coarse("M.2.2h.2v.2zm.1 0", 0.5)).toBe("M0 0h.5v.5zm.5 0"); // to .3, not to .1
});

test("lengths and flags of arcs stay, also where flags touch what follows", () => {
  expect(coarse("M0 0a7.33 7.33 0 011.2-1.2", 0.5)).toBe("M0 0a7.33 7.33 0 0 1 1-1");
});

test("what is no path is told", () => {
  expect(() => coarse("M0 0k1", 0.5)).toThrow("no command k");
  expect(() => coarse("M0 0l3", 0.5)).toThrow("no number at 1 of 3");
});
