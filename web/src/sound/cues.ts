/** Which sounds a message makes, by what happened in it. */
import { settings } from "../lib/settings.svelte";
import type { Happening, Table } from "../generated/messages";
import { sound, type Cue } from "./sounds";

type Told = Pick<Happening, "name" | "args">;
type ByGame = Record<string, Cue | ((event: Told) => Cue | null)>;

const blow = (amount: unknown): Cue | null => (Number(amount) > 3 ? "blow" : Number(amount) > 0 ? "hit" : null);

const CUES: Record<string, ByGame> = {
  aras: {
    placed: "place",
    shifted: "place",
    summoned: "flip",
    moved: "fuse",
    attacked: (event) => blow(event.args["damage"]),
    intimidated: "howl",
    carried: "carry",
    ate: "eat",
    devoured: "devour",
    quaked: "quake",
  },
  guixi: {
    drew: "draw",
    bought: "draw",
    "card-taken": "draw",
    "took-discard": "draw",
    used: "play",
    "skill-used": "play",
    equipped: "play",
    countered: "stamp",
    discarded: "discard",
    "discarded-randomly": "discard",
    "artifact-discarded": "discard",
    "ghost-revealed": "haunting",
    "event-revealed": "event",
    "die-rolled": "dice",
    "vote-laid": "vote",
    "votes-mixed": "fan",
    "challenge-right": "stamp",
    "challenge-wrong": "cracked",
    dispelled: "stamp",
    "king-born": "king",
    slain: "blow",
  },
  hunters: {
    drew: "draw",
    gained: "draw",
    paid: "discard",
    moved: "step",
    "tile-up": "flip",
    "tile-down": "flip",
    "demon-moved": "step",
    absorbed: "play",
    surged: "blow",
    rolled: "dice",
    damaged: (event) => blow(event.args["n"]),
    struck: "hit",
    parried: "stamp",
    "life-lost": "hit",
    cursed: (event) => (Number(event.args["n"]) > 2 ? "doom" : "curse"),
    healed: "carry",
  },
};

/** The more often a cue comes, the later it stands: of what happens at once, the rarest is heard. */
const COMMON: readonly Cue[] = ["draw", "discard", "vote", "step", "place", "play", "flip", "dice", "fuse", "hit"];

/** The cue for what happened between two messages, or null for silence. */
export function cueOf(before: Table | null, now: Table, fresh: readonly Told[]): Cue | null {
  if (!before) return null;
  if (now.status === "over" && before.status !== "over") {
    const winners = now.ending?.winners ?? [];
    if (!winners.length && now.ending?.by !== "rules") return "drawn";
    if (now.you < 0) return "drawn";
    return winners.includes(now.you) ? "won" : winners.length || now.game === "hunters" ? "lost" : "drawn";
  }
  const known = CUES[now.game] ?? {};
  const heard = fresh
    .map((event) => {
      const cue = known[event.name];
      return typeof cue === "function" ? cue(event) : (cue ?? null);
    })
    .filter((cue): cue is Cue => cue !== null);
  heard.sort((one, other) => COMMON.indexOf(one) - COMMON.indexOf(other));
  if (heard[0]) return heard[0];
  return now.decision && !before.decision ? "turn" : null;
}

/** Sound what a message brings, unless the visitor wants none; "turn" follows what happened. */
export function hear(before: Table | null, now: Table, fresh: readonly Told[]): void {
  if (!settings.sound) return;
  const cue = cueOf(before, now, fresh);
  if (cue) sound(cue);
  if (cue && cue !== "turn" && now.decision && !before?.decision && now.status === "playing") {
    setTimeout(() => sound("turn"), 450);
  }
}

/** The muted tick of what is not possible. */
export function refuse(): void {
  if (settings.sound) sound("illegal");
}
