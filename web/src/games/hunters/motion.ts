/** What moves on the land when a new view arrives: from the old view, the new one and the events between them. */
import type { Happening, HuntersView } from "../../generated/messages";
import { GAP_MS, MOST, type Motion } from "../../motion/play";

const KING = "king"; // his token on the land
const POWER = "power"; // his panel
const SUPPLY = "supply";

/** The motions in the order of the events; none when there is no table to compare, or too much was missed. */
export function motions(before: HuntersView | null, after: HuntersView, events: readonly Happening[]): Motion[] {
  if (!before || before.turn > after.turn) return [];
  const found: Motion[] = [];
  let delay = 0;
  const way = wayOf(events, "demon-moved");
  if (way.length > 1 && way.at(-1) === after.demon.pos) {
    found.push({ kind: "glide", what: KING, along: way.map(cell), delay });
    delay += GAP_MS * way.length;
  }
  for (const player of after.players) {
    const mine = events.filter((event) => event.seat === player.seat);
    const steps = wayOf(mine, "moved");
    if (steps.length < 2 || steps.at(-1) !== player.pos) continue;
    found.push({ kind: "glide", what: `pawn:${player.seat}`, along: steps.map(cell), delay });
    delay += GAP_MS;
  }
  for (const event of events) {
    const next = motionOf(event, delay);
    if (!next.length) continue;
    found.push(...next);
    delay += GAP_MS;
  }
  return found.length > MOST ? [] : found;
}

const cell = (name: string): string => `cell:${name}`;

/** The cells of a way in unbroken steps, the first one included; empty if the events do not join. */
function wayOf(events: readonly Happening[], name: string): string[] {
  const way: string[] = [];
  for (const event of events) {
    if (event.name !== name) continue;
    const [from, to] = [String(event.args["from"]), String(event.args["cell"])];
    if (!way.length) way.push(from);
    if (way.at(-1) !== from) return [];
    way.push(to);
  }
  return way;
}

function motionOf(event: Happening, delay: number): Motion[] {
  const hero = `hero:${event.seat}`;
  const pawn = `pawn:${event.seat}`;
  const n = Number(event.args["n"] ?? 0);
  switch (event.name) {
    case "tile-up":
    case "tile-down":
      return [{ kind: "ring", at: cell(String(event.args["cell"])), tone: "plain", delay }];
    case "gained":
      return [{ kind: "fly", from: SUPPLY, to: hero, look: "card", delay }];
    case "absorbed":
      return [{ kind: "fly", from: SUPPLY, to: POWER, look: "card", delay }];
    case "damaged":
      return n > 0
        ? [
            { kind: "shake", what: KING, delay },
            { kind: "number", at: KING, text: `−${n}`, delay },
          ]
        : [];
    case "regenerated":
      return [{ kind: "number", at: KING, text: `+${n}`, delay }];
    case "struck":
      return [{ kind: "shake", what: pawn, delay }];
    case "parried":
      return [{ kind: "ring", at: pawn, tone: "good", delay }];
    case "life-lost":
      return [{ kind: "number", at: pawn, text: `−${n}`, delay }];
    case "healed":
      return [{ kind: "number", at: pawn, text: `+${n}`, delay }];
    case "fell":
      return [{ kind: "ring", at: pawn, tone: "bad", delay }];
    case "surged":
    case "cursed":
      return [{ kind: "ring", at: POWER, tone: "bad", delay }];
    default:
      return [];
  }
}

/** The element that stands for a place of `motions`. */
export function find(root: ParentNode, place: string): Element | null {
  const [kind = "", name = ""] = place.split(":");
  if (kind === "cell") return root.querySelector(`[data-cell="${name}"]`);
  if (kind === "pawn" || kind === KING) return root.querySelector(`[data-pawn="${name || "king"}"]`);
  if (kind === "hero") return root.querySelectorAll(".heroes > section")[Number(name)] ?? null;
  return root.querySelector(kind === POWER ? "section.king" : ".tracks");
}
