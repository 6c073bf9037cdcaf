/** What a table has agreed on, in sentences. */
import type { Terms } from "../generated/messages";
import { say } from "../words/words.svelte";
import { spanText } from "./clock";

/** The clocks in one sentence. */
export function clockLine(terms: Terms): string {
  const clock = terms.clock;
  const [base, shared] = [spanText(clock?.base ?? 0), spanText(clock?.shared ?? 0)];
  if (clock?.kind === "days") {
    const lines = [say("terms-clock-days", { base, shared })];
    if (clock.vacation) lines.push(say("terms-vacation", { vacation: spanText(clock.vacation) }));
    return lines.join(say("between-sentences"));
  }
  if (clock?.kind !== "real") return say("terms-clock-none");
  const lines = [say("terms-clock-real", { base })];
  if (clock.increment) lines.push(say("terms-increment", { increment: spanText(clock.increment) }));
  if (clock.cap) lines.push(say("terms-cap", { cap: spanText(clock.cap) }));
  return [...lines, say("terms-shared", { shared }), say("terms-late")].join(say("between-sentences"));
}

/** What happens to who leaves, in a few sentences. */
export function dropLine(terms: Terms): string {
  const drop = terms.drop;
  if (terms.clock?.kind === "days") return say("terms-drop-days");
  if (!drop?.grace) return say("terms-drop-none");
  return [
    say("terms-drop", { grace: spanText(drop.grace), level: drop.level ?? 1 }),
    say(drop.returns === false ? "terms-drop-final" : "terms-drop-returns"),
    say(`terms-drop-counts-${drop.counts ?? "played"}`),
  ].join(say("between-sentences"));
}

/** What who watches may see, if it is not all that is open as it happens. */
function watchLine(terms: Terms): string[] {
  const delay = terms.watch?.delay ?? 0;
  if (!delay) return [];
  return [say(`terms-watch-${terms.watch?.eyes ?? "open"}`, { delay: spanText(delay * 60) })];
}

/** Everything a table agreed on beside its game, a sentence a line. */
export function termsLines(terms: Terms): string[] {
  const { reach = "link", talk = "on" } = terms;
  return [
    say(`terms-reach-${reach}`),
    clockLine(terms),
    dropLine(terms),
    ...(terms.rated ? [say("terms-rated")] : []),
    ...watchLine(terms),
    ...(talk === "on" ? [] : [say(`terms-talk-${talk}`)]),
  ];
}
