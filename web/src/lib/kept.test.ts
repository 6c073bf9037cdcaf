import { expect, test } from "vitest";
import type { TableLine } from "../generated/messages";
import { kept, type Kept } from "./kept";

const line = (table: string, turn = 1): TableLine => ({ table, turn }) as TableLine;
const list = (tables: string, gone = ""): Kept => ({ lines: [...tables].map((one) => line(one)), gone: new Set(gone) });
const told = (one: Kept): string[] => one.lines.map((each) => `${each.table}${each.turn}`);

test("what was in a list keeps its place as it is now, and what is new comes after it", () => {
  const after = kept(list("abc"), [line("d"), line("c", 5), line("a")]);

  expect(told(after)).toEqual(["a1", "b1", "c5", "d1"]);
  expect([...after.gone]).toEqual(["b"]);
});

test("a place that was empty before is given to what is new", () => {
  const after = kept(list("abc", "a"), [line("d"), line("e"), line("b")]);

  expect(told(after)).toEqual(["d1", "b1", "c1", "e1"]);
  expect([...after.gone]).toEqual(["c"]);
});

test("what was gone and is there again is not gone", () => {
  expect(kept(list("a", "a"), [line("a")]).gone.size).toBe(0);
});
