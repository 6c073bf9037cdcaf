import { expect, test } from "vitest";
import { historyOf, pathOf, whiskerOf } from "./pictures";

test("a history runs from the left to the right, between the least and the most that it may have been", () => {
  const drawn = historyOf(
    [
      { rating: 1500, give_or_take: 100 },
      { rating: 1600, give_or_take: 0 },
      { rating: 1550, give_or_take: 50 },
    ],
    100,
    40,
  );

  expect([drawn.low, drawn.high]).toEqual([1400, 1600]);
  expect(drawn.line).toEqual([
    { x: 0, y: 20 },
    { x: 50, y: 0 },
    { x: 100, y: 10 },
  ]);
  expect(drawn.band.map(({ y }) => y)).toEqual([0, 0, 0, 20, 0, 40]);
  expect(drawn.band.map(({ x }) => x)).toEqual([0, 50, 100, 100, 50, 0]);
});

test("a history of one game stands in the middle", () => {
  expect(historyOf([{ rating: 1500, give_or_take: 100 }], 100, 40).line).toEqual([{ x: 50, y: 20 }]);
});

test("a whisker stays on its scale", () => {
  expect(whiskerOf({ rating: 1500, give_or_take: 100 }, 1400, 1800)).toEqual({ from: 0, to: 50, at: 25 });
  expect(whiskerOf({ rating: 1500, give_or_take: 300 }, 1400, 1800)).toEqual({ from: 0, to: 100, at: 25 });
});

test("points become a path", () => {
  const points = [
    { x: 0, y: 1.26 },
    { x: 2, y: 3 },
  ];
  expect(pathOf(points)).toBe("M0.0 1.3L2.0 3.0");
  expect(pathOf(points, true)).toBe("M0.0 1.3L2.0 3.0Z");
});
