/** What the demon king would do next, as `GET /api/tables/<id>/forecast` tells it (`games/hunters/forecast.py`). */
import { request } from "../../lib/api";
import { say } from "../../words/words.svelte";
import { DIRECTIONS } from "./hexes";
import { card, type Names } from "./names";

export interface Struck {
  seat: number;
  hero: string;
  can_parry: "yes" | "no" | "unknown";
  cards: string[];
  falls: boolean;
}

/** His turn against one hero. */
export interface Coming {
  seat: number;
  hero: string;
  weight: number;
  start: string;
  path: string[];
  facing: number;
  absorbs: string[];
  unknown: number;
  hungry: boolean;
  surges: boolean;
  drains: boolean;
  tile: string | null;
  strike: number;
  struck: Struck[];
  shrouds: string[];
  regenerates: boolean;
  loses: boolean;
}

export interface Forecast {
  cards: number;
  rebuilt: boolean;
  coming: Coming[];
}

/** The forecast of a table, or null where there is none; that of a private one asks for the key one came with. */
export async function forecastOf(table: string): Promise<Forecast | null> {
  const given = new URLSearchParams(location.search);
  const key = given.get("w") ?? given.get("k");
  const query = key ? `?k=${encodeURIComponent(key)}` : "";
  try {
    return await request<Forecast | null>("GET", `/tables/${encodeURIComponent(table)}/forecast${query}`);
  } catch {
    return null; // it helps, and nothing depends on it
  }
}

/** How likely a turn is the next one, in per cent. */
export const odds = (forecast: Forecast, coming: Coming): string =>
  `${Math.round((100 * coming.weight) / Math.max(forecast.cards, 1))} %`;

/** A turn of his, step by step. */
export function linesOf(names: Names, coming: Coming): string[] {
  const comma = say("comma");
  const hero = (one: Struck): string => names.name("hero", one.hero);
  const faces = say("hunters-forecast-faces", { direction: DIRECTIONS[coming.facing] ?? "N" });
  const cells = [coming.start, ...coming.path].join(" → ");
  const lines = [
    `${coming.path.length ? say("hunters-forecast-path", { cells }) : say("hunters-forecast-stays")} · ${faces}`,
  ];
  const eats = coming.absorbs.length
    ? [say("hunters-forecast-absorbs", { cards: coming.absorbs.map(card).join(comma) })]
    : [];
  for (let more = 0; more < coming.unknown; more += 1) eats.push(say("hunters-forecast-absorbs-unknown"));
  if (coming.hungry) eats.push(say("hunters-forecast-hungry"));
  if (coming.surges) eats.push(say("hunters-forecast-surges"));
  if (coming.drains) {
    eats.push(say("hunters-forecast-drains", { tile: coming.tile ? names.name("tile", coming.tile) : "?" }));
  }
  if (eats.length) lines.push(eats.join(" · "));
  if (coming.struck.length) {
    const heroes = coming.struck.map(hero).join(comma);
    lines.push(say("hunters-forecast-strikes", { heroes, n: coming.strike }));
  } else if (!coming.loses) lines.push(say("hunters-forecast-strikes-nobody"));
  for (const one of coming.struck) lines.push(parryLine(names, one));
  if (coming.shrouds.length) lines.push(say("hunters-forecast-shrouds", { cells: coming.shrouds.join(comma) }));
  if (coming.regenerates) lines.push(say("hunters-forecast-regenerates"));
  if (coming.loses) lines.push(say("hunters-forecast-loses"));
  return lines;
}

function parryLine(names: Names, one: Struck): string {
  const hero = names.name("hero", one.hero);
  const known = {
    yes: "hunters-forecast-parry-hidden",
    no: "hunters-forecast-parry-none",
    unknown: "hunters-forecast-parry-unknown",
  };
  const parries = one.cards.length
    ? say("hunters-forecast-parry", { hero, cards: one.cards.map(card).join(say("comma")) })
    : say(known[one.can_parry], { hero });
  if (!one.falls) return parries;
  return `${parries} · ${say(one.can_parry === "no" ? "hunters-forecast-fells" : "hunters-forecast-falls", { hero })}`;
}
