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

/** A value of an option in words. */
export function valueName(option: OptionInfo, value: string | number): string {
  if (option.values.length === 0) return String(value);
  if (option.name === "characters") {
    if (value === "--") return say("aras-option-characters-none");
    if (value === "??") return say("aras-option-characters-choose");
    const [a = "", b = ""] = String(value);
    return say("aras-option-characters-pair", { a: say(`aras-character-${a}`), b: say(`aras-character-${b}`) });
  }
  return say(`aras-option-${option.name}-${value}`);
}

/** "Shape of the dragon: both". */
export function optionLine(option: OptionInfo, chosen: Chosen): string {
  return `${say(`aras-option-${option.name}`)}${say("colon")}${valueName(option, chosen[option.name] ?? option.default)}`;
}
