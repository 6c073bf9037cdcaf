/** What moves at the altar when a new view arrives: from the old view, the new one and the events between them. */
import type { GuixiView, Happening } from "../../generated/messages";
import { GAP_MS, MOST, type Look, type Motion } from "../../motion/play";
import { isRed } from "./pack";

const ALTAR = "altar";
const lookOf = (ghost: string): Look => (isRed(ghost) ? "red" : "blue");

/**
 * The motions in the order of the events; none when there is no table to compare, or too much was missed.
 * What follows the result of a count waits `count` ms, until the votes have been turned up.
 */
export function motions(before: GuixiView | null, after: GuixiView, events: readonly Happening[], count = 0): Motion[] {
  if (!before || before.turn > after.turn) return [];
  const found: Motion[] = [];
  let delay = 0;
  for (const event of events) {
    if (event.name === "succeeded" || event.name === "failed") delay = Math.max(delay, count);
    const next = motionOf(event, delay);
    if (!next.length) continue;
    found.push(...next);
    delay += GAP_MS;
  }
  for (const player of after.players) {
    const learnt = player.identity && !before.players?.[player.seat]?.identity;
    if (learnt && !after.ended) found.push({ kind: "flip", what: `identity:${player.seat}`, delay });
  }
  return found.length > MOST ? [] : found;
}

function motionOf(event: Happening, delay: number): Motion[] {
  const seat = event.seat;
  const here = `seat:${seat}`;
  const target = /^p(\d)$/.exec(String(event.args["target"] ?? ""))?.[1];
  const ghost = String(event.args["ghost"] ?? "");
  const n = Number(event.args["n"] ?? 0);
  const fly = (from: string, to: string, look: Look): Motion[] => [{ kind: "fly", from, to, look, delay }];
  if (seat < 0 && event.name !== "votes-mixed") return [];
  switch (event.name) {
    case "drew":
    case "bought":
    case "took-discard":
      return fly(ALTAR, here, "card");
    case "card-taken":
      return target === undefined ? [] : fly(`seat:${target}`, here, "card");
    case "used":
    case "equipped":
    case "discarded":
    case "discarded-randomly":
    case "artifact-discarded":
      return fly(here, ALTAR, "card");
    case "vote-laid":
      return [{ kind: "ring", at: here, tone: "plain", delay }];
    case "spirit-gained":
    case "spirit-lost":
      return [{ kind: "number", at: here, text: `${event.name === "spirit-gained" ? "+" : "−"}${n}`, delay }];
    case "die-rolled":
    case "die-set-used":
      return [{ kind: "shake", what: "die", delay }];
    case "possessed":
      return [...fly(ALTAR, here, lookOf(ghost)), { kind: "ring", at: here, tone: "bad", delay: delay + 300 }];
    case "moved":
    case "life-moved":
    case "dispelled":
    case "summoned":
      return target === undefined ? [] : fly(`seat:${target}`, here, lookOf(ghost));
    case "ghost-removed":
      return fly(here, ALTAR, lookOf(ghost));
    case "warded":
    case "mirrored":
      return [{ kind: "ring", at: here, tone: "good", delay }];
    case "votes-mixed":
    case "countered":
      return [{ kind: "shake", what: ALTAR, delay }];
    case "challenge-right":
    case "challenge-wrong":
      return [{ kind: "ring", at: here, tone: event.name === "challenge-right" ? "good" : "bad", delay }];
    case "king-born":
    case "slain":
      return [{ kind: "dark", delay }];
    default:
      return [];
  }
}

/** The element that stands for a place of `motions`. */
export function find(root: ParentNode, place: string): Element | null {
  if (place.startsWith("identity:")) return root.querySelector(`.ring [data-identity="${place.slice(9)}"]`);
  if (place.startsWith("seat:")) return root.querySelector(`[data-seat="${place.slice(5)}"]`);
  return root.querySelector(place === "die" ? ".altar .die" : ".altar");
}
