import { expect, test } from "vitest";
import { MIDDLE, viewOf } from "./fixtures";
import { circled, ownerLetter, textRows } from "./textboard";

test("the text board has rows 6 to 1 and no corner cells", () => {
  const rows = textRows(MIDDLE, []);
  expect(rows.map((row) => row.row)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(rows[0]?.cells[0]).toBeNull();
  expect(rows[5]?.cells[7]).toBeNull();
  expect(rows.flatMap((row) => row.cells).filter((cell) => cell !== null)).toHaveLength(44);
});

test("each cell names its group, its mark and whether it just changed", () => {
  const view = viewOf(["a wolf a2! a3!", "B slime c6"]);
  const cells = new Map(
    textRows(view, ["a3"])
      .flatMap((row) => row.cells)
      .map((cell) => [cell?.cell, cell]),
  );
  expect(cells.get("a2")).toEqual({ cell: "a2", group: 0, last: false, mark: "!" });
  expect(cells.get("a3")?.last).toBe(true);
  expect(cells.get("c6")?.group).toBe(1);
  expect(cells.get("d4")?.group).toBe(-1);
});

test("groups are numbered by one sign each, up to fifty", () => {
  expect([0, 9, 19, 20, 34, 35, 49].map(circled)).toEqual(["①", "⑩", "⑳", "㉑", "㉟", "㊱", "㊿"]);
  expect(circled(50)).toBe("(51)");
});

test("a capital letter means face up", () => {
  const [first, second] = viewOf(["a wolf a2 a3", "B slime c6"]).groups;
  expect([first, second].map((group) => group && ownerLetter(group))).toEqual(["a", "B"]);
});
