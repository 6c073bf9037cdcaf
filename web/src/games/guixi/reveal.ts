/**
 * What is turned up one after another: the votes of a count, and at the end identities, points and who has won.
 *
 * Everything stands on the page from the start; a beat only says when a thing that lies there is turned up. So a beat
 * that is left out, or all of them skipped, changes nothing about the end.
 */
import type { Ended, GuixiView, Happening } from "../../generated/messages";
import type { Cue } from "../../sound/sounds";

export interface Beat {
  at: number; // ms from the beginning
  cue: Cue | null;
}

const FAN_MS = 420; // the votes are laid out
const VOTE_MS = 200;
const COUNT_MS = 2_000; // at most, for all votes together
const FLIP_MS = 90; // between two identities
const TURN_MS = 420; // until the last one lies
const LINE_MS = 150;
const LINES_MS = 2_600; // at most, for all lines together
const REST_MS = 350; // between two steps

const isResult = ({ name }: Happening): boolean => name === "succeeded" || name === "failed";

/** The votes of the latest count in the order they were turned up; null if it is none, or the log lacks some. */
export function countedVotes(log: readonly Happening[]): string[] | null {
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const line = log[index];
    if (line?.name !== "votes-mixed") continue;
    const later = log.slice(index + 1);
    const votes = later.filter((one) => one.name === "vote-shown").map((one) => String(one.args["card"]));
    const whole = votes.length === Number(line.args["n"]) && later.some(isResult);
    return votes.length && whole ? votes : null;
  }
  return null;
}

/** When each vote is turned up, if a whole count is among `events`; the last beat is the result. */
export function countBeats(before: GuixiView | null, after: GuixiView, events: readonly Happening[]): Beat[] {
  const votes = countedVotes(events);
  if (!before || !after.result || !votes) return [];
  const result = events.find(isResult);
  if (!result) return [];
  const step = Math.min(VOTE_MS, COUNT_MS / votes.length);
  const beats = votes.map((_, index): Beat => ({ at: FAN_MS + step * index, cue: "vote" }));
  const end = FAN_MS + step * votes.length + REST_MS;
  return [...beats, { at: end, cue: result.name === "succeeded" ? "stamp" : "discard" }];
}

/** The order in which seats are shown at the end: side by side, winners first. */
export function seatsAtEnd(view: GuixiView, ended: Ended): number[] {
  const sided = ended.sides.flatMap((side) => side.seats);
  const all = [...sided, ...view.players.map((player) => player.seat).filter((seat) => !sided.includes(seat))];
  const won = (seat: number): boolean => ended.winners.includes(seat);
  return [...all.filter(won), ...all.filter((seat) => !won(seat))];
}

/** The beats of the end: an identity each, a line each, the winner. */
export interface Story {
  beats: Beat[];
  /** The beat at which a seat's identity is turned up; that of who was known before is -1. */
  identity: ReadonlyMap<number, number>;
  /** The beat at which a seat's points are all told. */
  points: ReadonlyMap<number, number>;
  /** The beat of a seat's line of points. */
  line(seat: number, index: number): number;
  /** The beat at which the second step begins. */
  counting: number;
  winner: number;
}

/** How the end is told to who saw `before` last; identities that were known then lie open from the start. */
export function endStory(before: GuixiView | null, after: GuixiView, ended: Ended, last: Cue | null): Story {
  const beats: Beat[] = [];
  const identity = new Map<number, number>();
  const points = new Map<number, number>();
  const first = new Map<number, number>();
  const seats = seatsAtEnd(after, ended);
  let at = REST_MS;
  const known = (seat: number): boolean => Boolean(before?.players[seat]?.identity);
  for (const side of ended.sides) {
    for (const seat of side.seats) {
      if (known(seat)) {
        identity.set(seat, -1);
        continue;
      }
      identity.set(seat, beats.length);
      beats.push({ at, cue: "flip" });
      at += FLIP_MS;
    }
  }
  at += TURN_MS;
  const counting = beats.length;
  const step = Math.min(LINE_MS, LINES_MS / Math.max(ended.points.length, 1));
  for (const seat of seats) {
    first.set(seat, beats.length);
    const lines = ended.points.filter((one) => one.seat === seat).length;
    for (let line = 0; line < lines; line += 1) {
      beats.push({ at, cue: "vote" });
      at += step;
    }
    points.set(seat, beats.length - 1);
  }
  at += REST_MS;
  const winner = beats.length;
  beats.push({ at, cue: last });
  return { beats, identity, points, line: (seat, index) => (first.get(seat) ?? 0) + index, counting, winner };
}
