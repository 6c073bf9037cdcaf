import { expect, test } from "vitest";
import type { Ending, Table } from "../generated/messages";
import { MIDDLE, tableOf } from "../games/aras/fixtures";
import { endHeading } from "./ending";

const table = { ...tableOf(MIDDLE, []), status: "over" as const, you: 0 };
const ended = (winners: number[]): Ending => ({ by: "rules", clause: "", seat: -1, winners });
const hunt = (winners: number[], you = 0): Table =>
  ({ ...table, game: "hunters", you, ending: ended(winners) }) as never;

test("heroes win together or lose together, and who watches is told so", () => {
  expect(endHeading(hunt([0, 1]))).toBe("end-won");
  expect(endHeading(hunt([]))).toBe("end-lost");
  expect(endHeading(hunt([0, 1], -1))).toBe("hunters-page-end-won");
  expect(endHeading(hunt([], -1))).toBe("hunters-page-end-lost");
});

test("elsewhere nobody wins a draw, and who watches is told who won", () => {
  expect(endHeading({ ...table, ending: ended([]) })).toBe("end-draw");
  expect(endHeading({ ...table, ending: ended([1]) })).toBe("end-lost");
  expect(endHeading({ ...table, ending: ended([0]) })).toBe("end-won");
  expect(endHeading({ ...table, you: -1, ending: ended([0]) })).toBe("end-winner");
});
