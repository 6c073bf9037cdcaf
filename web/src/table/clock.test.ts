import { beforeAll, expect, test } from "vitest";
import type { ClockInfo } from "../generated/messages";
import { settings } from "../lib/settings.svelte";
import { words } from "../words/words.svelte";
import { clockText, isRunning, leftAfter, spanText, warningAt } from "./clock";

beforeAll(async () => {
  settings.language = "en";
  await words.load("table");
});

const clock = (given: Partial<ClockInfo> = {}): ClockInfo => ({
  left: [60_000, 30_000, 90_000],
  running: [1],
  shared: false,
  stopped: false,
  vacation: [0, 0, 0],
  away: [],
  ...given,
});

test("only the time of who is asked runs, and never below nothing", () => {
  expect(leftAfter(clock(), 0, 5000)).toBe(60_000);
  expect(leftAfter(clock(), 1, 5000)).toBe(25_000);
  expect(leftAfter(clock(), 1, 40_000)).toBe(0);
});

test("a stopped clock rests, and so does who is on vacation as long as there is some", () => {
  expect(leftAfter(clock({ stopped: true }), 1, 5000)).toBe(30_000);
  expect(leftAfter(clock({ away: [1], vacation: [0, 86_400_000, 0] }), 1, 5000)).toBe(30_000);
  expect(isRunning(clock({ away: [1] }), 1)).toBe(true);
});

test("a second that has begun counts", () => {
  expect(clockText(0)).toBe("0:00");
  expect(clockText(1)).toBe("0:01");
  expect(clockText(59_000)).toBe("0:59");
  expect(clockText(545_000)).toBe("9:05");
  expect(clockText(3_600_000 + 65_000)).toBe("1:01:05");
  expect(clockText(3 * 86_400_000 + 5 * 3_600_000)).toBe("3 d 5 h");
});

test("a span is told in its two largest units", () => {
  expect(spanText(60)).toBe("one minute");
  expect(spanText(630)).toBe("10 minutes 30 seconds");
  expect(spanText(3 * 86_400)).toBe("3 days");
  expect(spanText(0)).toBe("0 seconds");
});

test("one is warned at twenty seconds and at ten", () => {
  expect([21_000, 20_000, 11_000, 10_000, 1, 0].map(warningAt)).toEqual([null, 20, 20, 10, 10, null]);
});
