/** What moves on the land when a new view arrives: from the old view, the new one and the events between them. */
import type { Happening, HuntersView } from "../../generated/messages";
import { GAP_MS, MOST, type Motion } from "../../motion/play";

const KING = "king"; // his token on the land
const BASE = "base"; // what turns of it
const POWER = "power"; // his panel
const SUPPLY = "supply";

/**
 * The motions in the order of the events; none when there is no table to compare, or too much was missed.
 * `elementOf` gives the element of a tile. How he stands, and which tiles lie otherwise, the views alone say.
 */
export function motions(
  before: HuntersView | null,
  after: HuntersView,
  events: readonly Happening[],
  elementOf: (tile: string | null) => string = () => "",
): Motion[] {
  if (!before || before.turn > after.turn) return [];
  const found: Motion[] = [];
  const flips = flipped(before, after, elementOf);
  let delay = 0;
  const way = wayOf(events, "demon-moved");
  if (way.length > 1 && way.at(-1) === after.demon.pos) {
    found.push({ kind: "glide", what: KING, along: way.map(cell), delay });
    delay += GAP_MS * way.length;
  }
  const turn = turned(before.demon.facing, after.demon.facing);
  if (turn) {
    found.push({ kind: "turn", what: BASE, from: turn, delay });
    delay += GAP_MS;
  }
  for (const player of after.players) {
    const mine = events.filter((event) => event.seat === player.seat);
    const steps = wayOf(mine, "moved");
    if (steps.length < 2 || steps.at(-1) !== player.pos) continue;
    found.push({ kind: "glide", what: `pawn:${player.seat}`, along: steps.map(cell), delay });
    delay += GAP_MS;
  }
  for (const event of events) {
    const place = String(event.args["cell"]);
    const cover = event.name === "tile-up" || event.name === "tile-down" ? flips.get(place) : undefined;
    flips.delete(cover === undefined ? "" : place);
    const next: Motion[] =
      cover === undefined ? motionOf(event, delay) : [{ kind: "flip", what: cell(place), cover, delay }];
    if (!next.length) continue;
    found.push(...next);
    delay += GAP_MS;
  }
  for (const [place, cover] of flips) found.push({ kind: "flip", what: cell(place), cover, delay });
  return found.length > MOST ? [] : found;
}

/** How far the base has turned, in degrees clockwise, the shorter way: -120 to 180. */
function turned(from: number | undefined, to: number | undefined): number {
  if (from === undefined || to === undefined) return 0;
  const steps = (to - from + 6) % 6;
  return 60 * (steps > 3 ? steps - 6 : steps);
}

/** The tiles that lie on their other side, with the colour of the side that was up. */
function flipped(
  before: HuntersView,
  after: HuntersView,
  elementOf: (tile: string | null) => string,
): Map<string, string> {
  const was = new Map((before.board ?? []).map((place) => [place.cell, place]));
  const found = new Map<string, string>();
  for (const place of after.board ?? []) {
    const old = was.get(place.cell);
    if (!old || old.up === place.up) continue;
    const element = old.up ? elementOf(old.tile).toLowerCase() : "";
    found.set(place.cell, element ? `var(--tile-${element})` : "var(--tile-down)");
  }
  return found;
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
  if (kind === "pawn" || kind === KING || kind === BASE) return root.querySelector(`[data-pawn="${name || kind}"]`);
  if (kind === "hero") return root.querySelectorAll(".heroes > section")[Number(name)] ?? null;
  return root.querySelector(kind === POWER ? "section.king" : ".tracks");
}
