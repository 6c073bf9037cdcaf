/**
 * From presses and taps to one decision in the rulebook's notation (GUIXI-20.1). Nothing here knows a rule: what can be
 * chosen next is what some option of the server goes on with.
 */

/** The words of an option picked so far; all of them, and it waits to be confirmed. */
export type Picked = readonly string[];

/** All options that begin alike, e.g. every use of one card. */
export interface Head {
  words: Picked;
  answers: readonly string[];
}

export type Outcome = { kind: "answer"; answer: string } | { kind: "picked"; picked: Picked } | null;

export const NOTHING: Picked = [];
/** What is asked once more before it is sent: it cannot be taken back and weighs much. */
const WEIGHTY = new Set(["heretic", "challenge", "exorcise", "summon", "life"]);
/** What ends a window or declines a question, in the order in which Space looks for it. */
const PASSING = ["pass", "none", "skip", "done"] as const;
const AIMS = new Set(["exorcise", "summon", "life", "sink", "challenge"]);
const HANDLED = ["use", "equip", "vote", "discard"] as const;

export const wordsOf = (answer: string): string[] => answer.split(" ");

function headOf(words: Picked): Picked {
  const [verb = ""] = words;
  if (verb === "heretic") return words.slice(0, 1);
  return words.slice(0, 2);
}

const begins = (words: Picked, picked: Picked): boolean => picked.every((word, index) => words[index] === word);

/** The options in heads, in their order. */
export function heads(options: readonly string[]): Head[] {
  const found = new Map<string, { words: Picked; answers: string[] }>();
  for (const answer of options) {
    const words = headOf(wordsOf(answer));
    const name = words.join(" ");
    const head = found.get(name) ?? { words, answers: [] };
    head.answers.push(answer);
    found.set(name, head);
  }
  return [...found.values()];
}

/** The words that may follow what is picked. */
export function nextWords(options: readonly string[], picked: Picked): string[] {
  const found = new Set<string>();
  for (const answer of options) {
    const words = wordsOf(answer);
    const next = words[picked.length];
    if (next !== undefined && begins(words, picked)) found.add(next);
  }
  return [...found];
}

/** The option that is picked whole, or null. */
export function whole(options: readonly string[], picked: Picked): string | null {
  const answer = picked.join(" ");
  return options.includes(answer) ? answer : null;
}

/** `picked` and what follows it without a choice. */
export function grown(options: readonly string[], picked: Picked): Picked {
  let now = picked;
  while (whole(options, now) === null) {
    const next = nextWords(options, now);
    const [only] = next;
    if (next.length !== 1 || only === undefined) return now;
    now = [...now, only];
  }
  return now;
}

/** Whether `picked` is all there is of its option, and no longer one begins the same way. */
export function isWhole(options: readonly string[], picked: Picked): boolean {
  return whole(options, picked) !== null && nextWords(options, picked).length === 0;
}

/** Pick `words`: an answer if that is one and need not be confirmed. */
export function pick(options: readonly string[], words: Picked, confirm: boolean): Outcome {
  const picked = grown(options, words);
  const answer = whole(options, picked);
  const asks = confirm || WEIGHTY.has(picked[0] ?? "");
  if (answer !== null && !asks && isWhole(options, picked)) return { kind: "answer", answer };
  return { kind: "picked", picked };
}

/** What a tap on the ghost, seat or waiting item `word` picks; null if it is no object of anything now. */
export function touched(options: readonly string[], picked: Picked, word: string): Picked | null {
  if (nextWords(options, picked).includes(word)) return [...picked, word];
  for (const answer of options) {
    const words = wordsOf(answer);
    if (AIMS.has(words[0] ?? "") && words[1] === word) return words;
  }
  // another object in place of the last one
  const before = picked.slice(0, -1);
  return picked.length > 2 && nextWords(options, before).includes(word) ? [...before, word] : null;
}

/** Everything on the table that a tap picks now. */
export function targets(options: readonly string[], picked: Picked): Set<string> {
  const found = new Set(nextWords(options, picked));
  for (const answer of options) {
    const [verb = "", word = ""] = wordsOf(answer);
    if (AIMS.has(verb) && (picked.length === 0 || AIMS.has(picked[0] ?? ""))) found.add(word);
  }
  return found;
}

/** What a card of the hand begins: `use ward_r`, `vote ward_r` …; null if nothing. */
export function handled(options: readonly string[], card: string): Picked | null {
  for (const verb of HANDLED) {
    const begun = [verb, card];
    if (options.some((answer) => begins(wordsOf(answer), begun))) return begun;
  }
  return null;
}

/** What is asked of the server when a card cannot be played: the clause tells why. */
export function whyNot(card: string, artifact: boolean): string {
  return `${artifact ? "equip" : "use"} ${card}`;
}

/** The option that passes, declines or ends, or null. */
export function passing(options: readonly string[]): string | null {
  return PASSING.find((one) => options.includes(one)) ?? null;
}

/** One step back. */
export function back(picked: Picked): Picked {
  return picked.length > 2 ? picked.slice(0, 2) : NOTHING;
}

/** What the cards of a vote come to: the ghost's colour counts for, the other against (GUIXI-8.3). */
export function tally(cards: readonly string[], ghost: string): number {
  const colour = ghost.slice(-2);
  return cards.reduce((sum, card) => sum + (card.endsWith(colour) ? 1 : -1), 0);
}

/** The line of a standing answer (see `stand` of the wire): how long, and what stops it. */
export function standingLine(until: string, stops: readonly string[]): string {
  return [until, ...(stops.length ? stops : ["-"])].join(" ");
}
