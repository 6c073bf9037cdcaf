/** The terms of a new table as its form has them: minutes and days, where the server counts seconds. */
import type { Terms } from "../generated/messages";

export interface Wanted {
  reach: "link" | "public" | "private";
  begin: "full" | "ready";
  clock: "none" | "real" | "days";
  minutes: number; // on each clock
  increment: number; // seconds more after each decision
  shared: number; // seconds for a question to several at once
  days: number; // for each decision
  vacation: number; // days in a game
  grace: number; // minutes until a bot stands in; 0: never
  returns: boolean;
  counts: "played" | "lost";
  rated: boolean;
  delay: number; // minutes that watchers see it later
  eyes: "open" | "all"; // what late watchers see
  talk: "on" | "phrases" | "off";
}

/** What is proposed: no clock, five minutes' patience, begun when the last seat is taken. */
export function usual(): Wanted {
  return {
    reach: "link",
    begin: "full",
    clock: "none",
    minutes: 15,
    increment: 10,
    shared: 60,
    days: 3,
    vacation: 7,
    grace: 5,
    returns: true,
    counts: "played",
    rated: false,
    delay: 0,
    eyes: "open",
    talk: "on",
  };
}

const MINUTE = 60;
const DAY = 86_400;

/** What the server is told. */
export function termsOf(wanted: Wanted): Terms {
  const { reach, begin, rated, talk, returns, counts } = wanted;
  const delay = rated ? 0 : wanted.delay; // a rating changes at once, and would tell
  const clock = {
    none: { kind: "none" },
    real: { kind: "real", base: wanted.minutes * MINUTE, increment: wanted.increment, shared: wanted.shared },
    days: { kind: "days", base: wanted.days * DAY, shared: wanted.days * DAY, vacation: wanted.vacation * DAY },
  } as const;
  return {
    reach,
    begin,
    clock: clock[wanted.clock],
    drop: { grace: wanted.grace * MINUTE, returns, counts },
    rated,
    watch: { delay, eyes: delay ? wanted.eyes : "open" },
    talk,
  };
}

/** The form for terms that were agreed on before. */
export function wantedOf(terms: Terms): Wanted {
  const start = usual();
  const { clock, drop, watch } = terms;
  const kind = clock?.kind ?? "none";
  return {
    ...start,
    reach: terms.reach ?? start.reach,
    begin: terms.begin ?? start.begin,
    clock: kind,
    minutes: kind === "real" ? Math.max(1, Math.round((clock?.base ?? 0) / MINUTE)) : start.minutes,
    increment: kind === "real" ? (clock?.increment ?? 0) : start.increment,
    shared: kind === "real" ? (clock?.shared ?? start.shared) : start.shared,
    days: kind === "days" ? Math.max(1, Math.round((clock?.base ?? 0) / DAY)) : start.days,
    vacation: kind === "days" ? Math.round((clock?.vacation ?? 0) / DAY) : start.vacation,
    grace: Math.round((drop?.grace ?? start.grace * MINUTE) / MINUTE),
    returns: drop?.returns ?? start.returns,
    counts: drop?.counts ?? start.counts,
    rated: terms.rated ?? start.rated,
    delay: watch?.delay ?? start.delay,
    eyes: watch?.eyes ?? start.eyes,
    talk: terms.talk ?? start.talk,
  };
}
