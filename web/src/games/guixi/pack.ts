/** The content of a game: names and texts of its cards, by the ids that views, options and stories speak in. */
import type { Language } from "../../lib/settings.svelte";

export interface Entry {
  id: string;
  zh: string;
  en: string;
  text_zh?: string;
  text_en?: string;
  win_zh?: string;
  win_en?: string;
  colour?: string; // of a ghost
  dispel?: number | string;
  effect?: unknown;
  timing?: string;
  cost?: number;
  passive?: string;
  lv?: number;
  skill?: Entry; // of a king
  skills?: Entry[]; // of a character
  host_reward?: Reward;
  voter_reward?: Reward;
}

export interface Reward {
  draw?: number;
  spirit?: number;
}

export interface Content {
  game: string;
  digest: string;
  data: Record<string, Entry[]> & { effects?: unknown };
  rules: Record<string, Record<string, string>>;
}

export type EntryKind = "card" | "artifact" | "ghost" | "event" | "skill" | "king" | "character";

export interface Found {
  kind: EntryKind;
  entry: Entry;
}

/** The entries of one pack of Guixi. */
export class Pack {
  private readonly cards = new Map<string, Found>();
  private readonly ghosts = new Map<string, Found>();
  private readonly skills = new Map<string, Found>();
  private readonly kings = new Map<string, Found>();
  private readonly characters = new Map<string, Found>();

  constructor(readonly content: Content) {
    const { data } = content;
    for (const entry of [...(data["basic"] ?? []), ...(data["expansion"] ?? [])]) this.put(this.cards, "card", entry);
    for (const entry of data["artifact"] ?? []) {
      this.put(this.cards, "artifact", entry);
      if (entry.timing) this.put(this.skills, "artifact", entry); // its skill has its id (GUIXI-20.1)
    }
    for (const entry of data["ghosts"] ?? []) this.put(this.ghosts, "ghost", entry);
    for (const entry of data["events"] ?? []) this.put(this.ghosts, "event", entry);
    for (const entry of data["kings"] ?? []) {
      this.put(this.kings, "king", entry);
      if (entry.skill) this.put(this.skills, "skill", entry.skill);
    }
    for (const entry of data["characters"] ?? []) {
      this.put(this.characters, "character", entry);
      for (const skill of entry.skills ?? []) this.put(this.skills, "skill", skill);
    }
  }

  private put(into: Map<string, Found>, kind: EntryKind, entry: Entry): void {
    into.set(entry.id, { kind, entry });
  }

  /** A card of the hand, "ward_r" as well as "ward". */
  card(id: string): Found | undefined {
    return this.cards.get(id) ?? this.cards.get(plainId(id));
  }

  ghost(id: string): Found | undefined {
    return this.ghosts.get(id);
  }

  skill(id: string): Found | undefined {
    return this.skills.get(id);
  }

  king(id: string): Found | undefined {
    return this.kings.get(id);
  }

  character(id: string): Found | undefined {
    return this.characters.get(id);
  }

  /** What an id names, whatever it is the id of. */
  find(id: string): Found | undefined {
    return this.ghost(id) ?? this.card(id) ?? this.skill(id) ?? this.king(id) ?? this.character(id);
  }

  /** What the rules do with an entry, in words of their own; empty where nothing is made of primitives. */
  rules(entry: Entry, language: Language): string {
    return this.content.rules[language]?.[entry.id] ?? "";
  }
}

/** Without the colour: "ward" of "ward_r". */
export const plainId = (id: string): string => id.replace(/_[rb]$/, "");

export const isRed = (id: string): boolean => id.endsWith("_r");

export const nameOf = (entry: Entry | undefined, language: Language): string =>
  entry ? (language === "en" ? entry.en : entry.zh) : "";

export const textOf = (entry: Entry, language: Language): string =>
  (language === "en" ? entry.text_en : entry.text_zh) ?? "";

export const goalOf = (entry: Entry, language: Language): string =>
  (language === "en" ? entry.win_en : entry.win_zh) ?? "";

/** A ghost's name without its colour, which a sign beside it shows. */
export function shortName(entry: Entry | undefined, language: Language): string {
  return nameOf(entry, language).replace(/^([赤蒼][‧．·]|Crimson |Azure )/, "");
}
