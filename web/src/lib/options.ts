/** Options of a game in words, and how they differ from the default. */
import type { GameInfo, OptionInfo } from "../generated/messages";
import { say } from "../words/words.svelte";

export type Chosen = Record<string, string | number>;

/** Every option at its default. */
export function defaults(game: GameInfo): Chosen {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** The options whose value is not the default. */
export function differing(game: GameInfo, chosen: Chosen): OptionInfo[] {
  return game.options.filter((option) => (chosen[option.name] ?? option.default) !== option.default);
}

/** How many players fit a mode of Guixi, the number that is wanted if it does; the server has the last word. */
export function fitted(mode: string, wanted: number): number {
  if (mode === "fun") return 3;
  if (mode === "competitive") return wanted === 8 ? 8 : 6;
  return Math.max(wanted, 4);
}

/** The options that make sense at a table for `players`: none for a seat that is not there. */
export function offered(game: GameInfo, players: number): OptionInfo[] {
  const there = (name: string | number): boolean => {
    const seat = /^p([0-9])$/.exec(String(name));
    return !seat || Number(seat[1]) < players;
  };
  return game.options
    .filter((option) => there(option.name))
    .map((option) => ({ ...option, values: option.values.filter(there) }));
}

/** A value of an option in words. */
export function valueName(game: string, option: OptionInfo, value: string | number): string {
  if (option.values.length === 0) return String(value);
  if (option.name === "characters") {
    if (value === "--") return say("aras-option-characters-none");
    if (value === "??") return say("aras-option-characters-choose");
    const [a = "", b = ""] = String(value);
    return say("aras-option-characters-pair", { a: say(`aras-character-${a}`), b: say(`aras-character-${b}`) });
  }
  return say(`${game}-option-${option.name}-${value}`);
}

/** "Shape of the dragon: both". */
export function optionLine(game: string, option: OptionInfo, chosen: Chosen): string {
  return `${say(`${game}-option-${option.name}`)}${say("colon")}${valueName(game, option, chosen[option.name] ?? option.default)}`;
}
