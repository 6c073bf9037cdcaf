/** Names and texts out of the pack that a table is played with, in the language chosen now. */
import { request } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import { say } from "../../words/words.svelte";

export type Entry = Readonly<Record<string, unknown>>;
export type Args = Record<string, string | number>;
type Kind = "hero" | "class" | "tile" | "card" | "king" | "ability";

const SECTIONS: Record<Kind, string> = {
  hero: "heroes",
  class: "classes",
  tile: "tiles",
  card: "cards",
  king: "demon_kings",
  ability: "abilities",
};
const NAMED: Record<string, Kind> = {
  card: "card",
  fate: "card",
  tile: "tile",
  hero: "hero",
  class: "class",
  second: "class",
  king: "king",
  ability: "ability",
};

export class Names {
  private readonly entries = new Map<string, Entry>();
  readonly weariness: number; // so few cards and the heroes are worn out
  readonly curses: number; // so many and the heroes have lost
  readonly auraMost: number;

  constructor(data: Readonly<Record<string, unknown>>) {
    for (const [kind, section] of Object.entries(SECTIONS)) {
      const list = data[section];
      if (!Array.isArray(list)) continue;
      for (const entry of list as Entry[]) this.entries.set(`${kind} ${String(entry["id"])}`, entry);
    }
    const parameters = (data["parameters"] ?? {}) as Record<string, number>;
    this.weariness = parameters["weariness_limit"] ?? 4;
    this.curses = parameters["curse_limit"] ?? 3;
    this.auraMost = parameters["aura_max"] ?? 3;
  }

  private text(kind: Kind, id: string, field: string): string {
    const language = settings.language === "en" ? "en" : "zh";
    const key = field ? `${field}_${language}` : language;
    const found = this.entries.get(`${kind} ${id}`)?.[key];
    return typeof found === "string" ? found : field === "text" ? "" : id;
  }

  /** What it is called; cards of elements in short. */
  name(kind: Kind, id: string): string {
    return kind === "card" && !id.includes(":") ? card(id) : this.text(kind, id, "");
  }

  skill(id: string): string {
    return this.text("class", id, "skill");
  }

  /** What is printed on a class, ability, king. */
  about(kind: Kind, id: string): string {
    return this.text(kind, id, "text");
  }

  /** The element of a tile, as its letter; empty while nobody knows the tile. */
  element(tile: string | null): string {
    const found = tile ? this.entries.get(`tile ${tile}`)?.["element"] : "";
    return typeof found === "string" ? found : "";
  }

  isCamp(tile: string | null): boolean {
    return tile !== null && this.entries.get(`tile ${tile}`)?.["kind"] === "camp";
  }

  /** The arguments of a sentence with names instead of ids; "none" stays. */
  spoken(args: Readonly<Args>): Args {
    const said: Args = { ...args };
    for (const [arg, kind] of Object.entries(NAMED)) {
      const id = args[arg];
      if (id !== undefined && id !== "none") said[arg] = this.name(kind, String(id));
    }
    if (args["skill"] !== undefined && args["skill"] !== "none") said["skill"] = this.skill(String(args["skill"]));
    const target = args["target"];
    if (target !== undefined && this.entries.has(`hero ${target}`)) said["target"] = this.name("hero", String(target));
    return said;
  }
}

/** A card by the elements it shows: "water-fire", "水火". */
export function card(id: string): string {
  const elements = [...id].map((element) => say("hunters-element", { element }));
  return elements.join(settings.language === "en" ? "-" : "");
}

/** Cards in a list: "water + water-fire". */
export const cards = (ids: readonly string[]): string => ids.map(card).join(" + ");

/** A fate card in short: "mage acts". */
export function fateCard(names: Names, id: string): string {
  const [kind = "", hero = ""] = id.split(":");
  return say("hunters-text-fate-card", { kind, hero: names.name("hero", hero) });
}

const loaded = new Map<string, Promise<Names>>();

/** The names of a pack, asked of the server once. Without an answer ids stand in for names, and play goes on. */
export function namesOf(digest: string): Promise<Names> {
  const known = loaded.get(digest);
  if (known) return known;
  const asked = request<{ data: Record<string, unknown> }>(
    "GET",
    `/content/hunters/${encodeURIComponent(digest)}`,
  ).then(
    ({ data }) => new Names(data),
    () => {
      loaded.delete(digest); // the next table asks again
      return new Names({});
    },
  );
  loaded.set(digest, asked);
  return asked;
}
