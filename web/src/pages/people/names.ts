/** What bots and kings on a ladder are called. */
import type { LadderMark } from "../../generated/messages";
import { say } from "../../words/words.svelte";

export function seatLevel(mark: LadderMark): string {
  if (mark.kind === "bot") return say("seat-bot", { level: mark.level });
  return say("ladder-king", {
    king: say(`hunters-option-king-${mark.king}`),
    difficulty: say(`hunters-option-difficulty-${mark.difficulty}`),
    heroes: mark.heroes,
  });
}
