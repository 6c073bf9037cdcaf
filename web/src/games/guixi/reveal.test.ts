import { describe, expect, it } from "vitest";
import type { Ended, GuixiView, Happening } from "../../generated/messages";
import { viewOf } from "./fixtures";
import { countBeats, countedVotes, endStory, seatsAtEnd } from "./reveal";

const event = (name: string, args: Happening["args"] = {}): Happening =>
  ({ name, seat: -1, args, places: [], number: 1, index: 0, turn: 3, notation: "", clause: "" }) as Happening;
const COUNT = [
  event("votes-mixed", { n: 3 }),
  event("vote-shown", { card: "ward_r" }),
  event("vote-shown", { card: "ward_b" }),
  event("vote-shown", { card: "shift_r" }),
  event("succeeded", { n: 1, condition: 1 }),
];
const RESULT = { host: 1, ghost: "imp_r", net: 1, condition: 1, ok: true, failed: false, summoning: false };

describe("a count", () => {
  const after = viewOf({ result: RESULT });

  it("turns its votes up one after another, and then the result", () => {
    const beats = countBeats(viewOf(), after, COUNT);
    expect(countedVotes(COUNT)).toEqual(["ward_r", "ward_b", "shift_r"]);
    expect(beats.map((beat) => beat.cue)).toEqual(["vote", "vote", "vote", "stamp"]);
    const times = beats.map((beat) => beat.at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(countBeats(viewOf(), after, [...COUNT.slice(0, -1), event("failed")]).at(-1)?.cue).toBe("discard");
  });

  it("is not shown when a line of it is lost, or there was no table before", () => {
    for (let lost = 0; lost < COUNT.length; lost += 1) {
      const left = COUNT.filter((_, index) => index !== lost);
      expect(countedVotes(left)).toBeNull();
      expect(countBeats(viewOf(), after, left)).toEqual([]);
    }
    expect(countBeats(null, after, COUNT)).toEqual([]);
  });

  it("is the latest one, and never takes long", () => {
    const later = [event("votes-mixed", { n: 1 }), event("vote-shown", { card: "eye_b" }), event("failed")];
    expect(countedVotes([...COUNT, ...later])).toEqual(["eye_b"]);
    const many = Array.from({ length: 40 }, () => event("vote-shown", { card: "ward_r" }));
    const beats = countBeats(viewOf(), after, [event("votes-mixed", { n: 40 }), ...many, event("succeeded")]);
    expect(beats.at(-1)?.at).toBeLessThan(3000);
  });
});

describe("the end", () => {
  const line = (seat: number, points: number) => ({ seat, what: "own-colour", ghost: null, points, clause: "" });
  const ended = {
    reason: "dispelled",
    clause: "GUIXI-12.1",
    winners: [1, 3],
    points: [line(1, 2), line(1, 1), line(3, 2), line(0, 1)],
    totals: [1, 3, 0, 2],
    sides: [
      { side: "blue", seats: [0, 2], total: 1, winner: false },
      { side: "red", seats: [1, 3], total: 5, winner: true },
    ],
    slayer: -1,
  } as Ended;
  const before = viewOf(); // who knows of seat 0 alone
  const after: GuixiView = viewOf({ ended, players: before.players.slice(0, 4) });
  const story = endStory(before, after, ended, "won");

  it("shows the winners first", () => {
    expect(seatsAtEnd(after, ended)).toEqual([1, 3, 0, 2]);
  });

  it("turns up identities that were not known, then tells every point, then who has won", () => {
    expect([...story.identity]).toEqual([
      [0, -1],
      [2, 0],
      [1, 1],
      [3, 2],
    ]);
    expect(story.counting).toBe(3);
    expect([story.line(1, 0), story.line(1, 1), story.line(3, 0), story.line(0, 0)]).toEqual([3, 4, 5, 6]);
    expect([story.points.get(1), story.points.get(3), story.points.get(0)]).toEqual([4, 5, 6]);
    expect(story.winner).toBe(7);
    expect(story.beats).toHaveLength(8);
    expect(story.beats.at(-1)?.cue).toBe("won");
  });

  it("waits for nothing at a seat without points", () => {
    expect(story.points.get(2)).toBeLessThan(story.winner);
  });

  it("takes a few seconds at most, however many points there are", () => {
    const rich = { ...ended, points: Array.from({ length: 200 }, () => line(1, 1)) };
    expect(endStory(null, after, rich, null).beats.at(-1)?.at).toBeLessThan(5000);
  });
});
