/** What is said at a table of Guixi: seats, cards, decisions and events by their names, in the language chosen now. */
import type { GuixiTable, GuixiView, Happening, Item } from "../../generated/messages";
import type { Language } from "../../lib/settings.svelte";
import { eventWords } from "../../table/events";
import { say } from "../../words/words.svelte";
import { seatName } from "../../table/seats";
import { heads, wordsOf, type Head, type Picked } from "./choose";
import { isRed, nameOf, shortName, type Entry, type Found, type Pack } from "./pack";

const NONE = "none";
const ALONE = new Set(["pass", "buy", "cw", "ccw", "done", "inspect", "skip", "none"]);
/** Left out of the log: they come too often, and would hide the rest. */
const QUIET = new Set(["passed", "window-opened"]);
/** Say nothing to whom they are hidden from. */
const DETAILS = new Set(["ghost-seen", "hand-card-seen", "vote-seen", "vote-laid"]);

export const seatOf = (word: string): number => (/^p[0-7]$/.test(word) ? Number(word.slice(1)) : -1);

/** Whether the log leaves a line out. */
export function isQuiet(line: Happening): boolean {
  const hidden = line.args["card"] === NONE || line.args["ghost"] === NONE;
  return QUIET.has(line.name) || (DETAILS.has(line.name) && hidden);
}

/** Who holds a ghost, -1 for nobody. */
export function holderOf(view: GuixiView, ghost: string): number {
  return view.players.find((player) => player.ghosts.includes(ghost))?.seat ?? -1;
}

export class Speech {
  constructor(
    readonly pack: Pack,
    readonly table: GuixiTable,
    readonly language: Language,
  ) {}

  private get view(): GuixiView {
    return this.table.view;
  }

  /** A person by name; bots, who have none, and open seats by their number. */
  seat(seat: number): string {
    const info = this.table.seats.find((one) => one.seat === seat);
    return info?.kind === "bot" ? say("guixi-table-bot", { seat }) : seatName(info);
  }

  seats(seats: readonly number[]): string {
    return seats.map((seat) => this.seat(seat)).join(say("comma"));
  }

  name(found: Found | undefined, id: string): string {
    return nameOf(found?.entry, this.language) || id;
  }

  /** A card with its colour. */
  card(id: string): string {
    const name = this.name(this.pack.card(id), id);
    return /_[rb]$/.test(id) ? say("guixi-card", { name, colour: isRed(id) ? "red" : "blue" }) : name;
  }

  ghost(id: string): string {
    return this.name(this.pack.ghost(id), id);
  }

  ghostShort(id: string): string {
    return shortName(this.pack.ghost(id)?.entry, this.language) || id;
  }

  skill(id: string): string {
    return this.name(this.pack.skill(id), id);
  }

  character(id: string | null): string {
    return id ? this.name(this.pack.character(id), id) : say("guixi-text-nobody");
  }

  king(id: string): string {
    return this.name(this.pack.king(id), id);
  }

  itemName(item: Item): string {
    return item.kind === "card" ? this.card(item.name) : this.skill(item.name);
  }

  /** An object as it is picked: a ghost and whose, a player, a number, a waiting item. */
  object(word: string): string {
    const seat = seatOf(word);
    if (seat >= 0) return this.seat(seat);
    if (/^n[1-6]$/.test(word)) return say("guixi-table-number-is", { n: Number(word.slice(1)) });
    if (/^s[0-9]+$/.test(word)) {
      const item = this.view.stack.find((one) => `s${one.number}` === word);
      return item ? `${word} ${this.itemName(item)}` : word;
    }
    const holder = holderOf(this.view, word);
    const ghost = this.ghost(word);
    return holder >= 0 ? say("guixi-table-seat-of", { ghost, name: this.seat(holder) }) : ghost;
  }

  /** What an option or its beginning does. */
  decision(words: Picked): string {
    const [verb = "", subject = "", ...objects] = words;
    if (words.length === 1 && ALONE.has(verb)) return say(`guixi-decision-${verb}`);
    if (verb === "use" || verb === "skill") {
      const done =
        verb === "use"
          ? say("guixi-decision-use", { card: this.card(subject) })
          : say("guixi-decision-skill", { skill: this.skill(subject) });
      return objects.length ? `${done} → ${objects.map((one) => this.object(one)).join(" → ")}` : done;
    }
    if (verb === "heretic") {
      if (!subject) return say(this.asksPower() ? "guixi-decision-heretic-power" : "guixi-decision-heretic");
      return `${say("guixi-decision-heretic-power")} → ${this.object(subject)}`;
    }
    if (verb === "challenge") return say("guixi-decision-challenge", { target: this.object(subject) });
    if (["equip", "discard", "vote"].includes(verb)) return say(`guixi-decision-${verb}`, { card: this.card(subject) });
    if (["sink", "exorcise", "summon", "life"].includes(verb)) {
      const holder = holderOf(this.view, subject);
      return say(`guixi-decision-${verb}`, {
        ghost: this.ghost(subject),
        target: holder >= 0 ? this.seat(holder) : NONE,
      });
    }
    const seat = seatOf(verb);
    return seat >= 0 ? say("guixi-decision-seat", { target: this.seat(seat) }) : words.join(" ");
  }

  private asksPower(): boolean {
    return this.table.decision?.prompt === "window";
  }

  /** What must be picked next, in words. */
  pickNext(next: readonly string[]): string {
    const [first = ""] = next;
    if (seatOf(first) >= 0) return say("guixi-table-pick-seat");
    if (/^n[1-6]$/.test(first)) return say("guixi-table-pick-number");
    if (/^s[0-9]+$/.test(first)) return say("guixi-table-pick-item");
    return say(this.pack.ghost(first) ? "guixi-table-pick-ghost" : "guixi-table-pick-more");
  }

  /** A line of the log. */
  event(line: Happening): string {
    const args: Record<string, string | number> = { ...line.args };
    const put = (key: string, name: (id: string) => string): void => {
      const value = args[key];
      if (typeof value === "string" && value !== NONE) args[key] = name(value);
    };
    put("card", (id) => this.card(id));
    put("ghost", (id) => this.ghost(id));
    put("skill", (id) => this.skill(id));
    put("king", (id) => this.king(id));
    put("character", (id) => this.character(id));
    put("target", (word) => (seatOf(word) >= 0 ? this.seat(seatOf(word)) : word));
    return say(eventWords("guixi", line), args);
  }

  /** Who did it, and the sentence: for those who hear it. */
  spoken(line: Happening): string {
    const who = line.seat >= 0 ? `${this.seat(line.seat)}${say("colon")}` : "";
    return who + this.event(line);
  }

  /** The printed condition of a ghost; what changes it this turn stands beside it. */
  condition(ghost: string): string {
    const printed = String(this.pack.ghost(ghost)?.entry.dispel ?? "");
    const by = conditionChange(this.view, ghost);
    return by ? `${printed}${by > 0 ? "+" : "−"}${Math.abs(by)}` : printed;
  }

  ghostLabel(ghost: string): string {
    const colour = say("guixi-colour", { colour: isRed(ghost) ? "red" : "blue" });
    return `${this.ghost(ghost)}${say("comma")}${colour} ${this.condition(ghost)}`;
  }

  /** When a card or skill is used, in a word. */
  timing(found: Found | undefined): string {
    if (!found) return "";
    const timing = found.kind === "artifact" ? "equip" : found.entry.passive ? "passive" : (found.entry.timing ?? "");
    return say("guixi-table-timing", { timing });
  }

  reward(entry: Entry, whose: "host" | "voter"): string {
    const { draw = 0, spirit = 0 } = (whose === "host" ? entry.host_reward : entry.voter_reward) ?? {};
    return say(`guixi-table-reward-${whose}`, { draw, spirit, both: draw && spirit ? 1 : 0 });
  }
}

/** What changes a ghost's condition this turn. */
export function conditionChange(view: GuixiView, ghost: string): number {
  const changes = view.conditions as unknown as [string, number][];
  return changes.filter(([id]) => id === ghost).reduce((sum, [, by]) => sum + by, 0);
}

/** The options in a plain list: one line for all that begin alike, what they are and how many. */
export function listed(speech: Speech, options: readonly string[]): { head: Head; label: string }[] {
  return heads(options).map((head) => ({
    head,
    label: head.answers.length === 1 ? speech.decision(wordsOf(head.answers[0] ?? "")) : speech.decision(head.words),
  }));
}
