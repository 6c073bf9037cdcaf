import { expect, test } from "vitest";
import { MIDDLE, tableOf } from "../games/aras/fixtures";
import { asItWas } from "./past";
import { waitingWords } from "./waits";

const now = { ...tableOf(MIDDLE, []), you: 1, status: "playing" as const, upto: 9 };
const step = { number: 4, before: 3, after: 5, eyes: 1, view: now.view };

test("who waits is told that their turn will come, and who watches that they watch", () => {
  expect(waitingWords(now, "Ann decides")).toEqual({
    sign: "turn-waiting",
    heading: "Ann decides",
    about: "waiting-for-about",
  });
  expect(waitingWords({ ...now, you: -1 }, "Ann decides").about).toBe("watching-about");
});

test("in whose place a bot plays is promised no turn", () => {
  const seats = now.seats.map((seat) => (seat.seat === 1 ? { ...seat, stand_in: 2 } : seat));

  expect(waitingWords({ ...now, seats }, "Ann decides").about).toBe("waiting-stood-in");
});

test("a table that is held says so instead of whom it waits for", () => {
  expect(waitingWords({ ...now, status: "held" }, "Ann decides").heading).toBe("table-held");
});

test("while a table is paused nobody is said to decide, not even who would", () => {
  const paused = waitingWords({ ...now, paused: true }, "Ann decides");

  expect(paused).toEqual({ sign: "paused", heading: "paused-heading", about: "paused-about" });
  expect(waitingWords(asItWas({ ...now, paused: true }, step), "Ann decides").about).toBe("past-about");
});

test("a moment of the past promises nobody a turn", () => {
  const past = waitingWords(asItWas(now, step), "Ann decides");

  expect(past).toEqual({ sign: "past", heading: "Ann decides", about: "past-about" });
  expect(waitingWords(asItWas({ ...now, status: "over" }, step), "Ann decides").about).toBe("past-about");
});
