import { expect, test } from "vitest";
import type { TableLine } from "../generated/messages";
import { outcomeOf } from "./mine";

const line = (given: Partial<TableLine>): TableLine => ({
  table: "t",
  game: "aras",
  status: "over",
  seats: [],
  you: 1,
  your_move: false,
  turn: 1,
  ...given,
});

test("a game is won, lost or drawn, and unknown where nobody noted it", () => {
  expect(outcomeOf(line({ winners: [1, 3] }))).toBe("won");
  expect(outcomeOf(line({ winners: [0] }))).toBe("lost");
  expect(outcomeOf(line({ winners: [], ended_by: "agreed" }))).toBe("draw");
  expect(outcomeOf(line({ winners: [], ended_by: "abandoned" }))).toBe("none");
  expect(outcomeOf(line({ winners: [], ended_by: "rules", game: "hunters" }))).toBe("lost");
  expect(outcomeOf(line({ winners: null }))).toBe("over");
  expect(outcomeOf(line({}))).toBe("over");
  expect(outcomeOf(line({ winners: [0], you: -1 }), 0)).toBe("won");
});
