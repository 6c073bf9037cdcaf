import { expect, test } from "vitest";
import { termsOf, usual, wantedOf } from "./wanted";

test("without a clock there are no times", () => {
  expect(termsOf(usual()).clock).toEqual({ kind: "none" });
  expect(termsOf({ ...usual(), clock: "none", minutes: 30 }).clock).toEqual({ kind: "none" });
});

test("minutes and days are told in seconds", () => {
  expect(termsOf({ ...usual(), clock: "real", minutes: 15, increment: 10, shared: 45 }).clock).toEqual({
    kind: "real",
    base: 900,
    increment: 10,
    shared: 45,
  });
  expect(termsOf({ ...usual(), clock: "days", days: 2, vacation: 7 }).clock).toEqual({
    kind: "days",
    base: 172_800,
    shared: 172_800,
    vacation: 604_800,
  });
  expect(termsOf({ ...usual(), grace: 3 }).drop?.grace).toBe(180);
});

test("every hand is shown only to who sees it late", () => {
  expect(termsOf({ ...usual(), eyes: "all" }).watch).toEqual({ delay: 0, eyes: "open" });
  expect(termsOf({ ...usual(), eyes: "all", delay: 15 }).watch).toEqual({ delay: 15, eyes: "all" });
});

test("a rated game is watched as it happens, as the server wants it", () => {
  const rated = termsOf({ ...usual(), rated: true, delay: 15, eyes: "all" });
  expect(rated).toMatchObject({ rated: true, watch: { delay: 0, eyes: "open" } });
  expect(wantedOf(rated).rated).toBe(true);
});

test("terms that were agreed on fill the form as it was", () => {
  const real = { ...usual(), clock: "real", minutes: 20, increment: 5, shared: 30, begin: "ready" } as const;
  expect(wantedOf(termsOf(real))).toEqual(real);
  const days = { ...usual(), clock: "days", days: 5, vacation: 3, reach: "public", talk: "phrases" } as const;
  expect(wantedOf(termsOf(days))).toEqual(days);
  const late = { ...usual(), grace: 0, returns: false, counts: "lost", delay: 30, eyes: "all" } as const;
  expect(wantedOf(termsOf(late))).toEqual(late);
});
