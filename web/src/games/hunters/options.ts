/**
 * What may be decided, out of the server's list alone: first the action and its target, then what is paid.
 * Decisions that do the same and differ in payment are one group, the cheapest payment first.
 */

/** Decisions that do the same. */
export interface Group {
  verb: string; // "move", "attack", "skill", …
  target: string; // of a move its cell, of a skill "mage" or "scout:0,1", of a gain its card, else ""
  stem: string; // what they begin with: "move:0,-1", "attack", "gain:WF"
  paid: boolean; // the ways differ in cards that are given away
  ways: readonly string[]; // in notation
}

const PAID = ["move", "attack", "focus", "rest", "parry"];
const ORDER = ["move", "attack", "focus", "rest", "skill", "gain", "class", "swap", "keep", "parry", "take", "end"];

/** The cards that a paid decision gives away. */
export function cardsIn(answer: string): string[] {
  return answer.slice(answer.lastIndexOf(":") + 1).split("+");
}

/** Fewer cards are cheaper, then cards that show fewer elements. */
function price(answer: string): number {
  const cards = cardsIn(answer);
  return cards.length * 100 + cards.join("").length;
}

/** Every legal answer, by what it does. */
export function groupsOf(answers: readonly string[]): Group[] {
  const found = new Map<string, string[]>();
  for (const answer of answers) {
    const verb = answer.split(":")[0] ?? "";
    const stem = PAID.includes(verb) ? answer.slice(0, answer.lastIndexOf(":")) : answer;
    found.set(stem, [...(found.get(stem) ?? []), answer]);
  }
  const groups = [...found].map(([stem, ways]) => {
    const [verb = "", ...rest] = stem.split(":");
    const paid = PAID.includes(verb);
    const sorted = paid ? [...ways].sort((one, other) => price(one) - price(other) || (one < other ? -1 : 1)) : ways;
    return { verb, target: rest.join(":"), stem, paid, ways: sorted };
  });
  const place = (group: Group): number =>
    ORDER.indexOf(group.verb) * 10_000 + (group.paid ? price(group.ways[0] ?? "") : 0);
  return groups.sort((one, other) => place(one) - place(other) || (one.stem < other.stem ? -1 : 1));
}

const keyOf = (cards: readonly string[]): string => [...cards].sort().join("+");

/** The way of a group that gives away exactly these cards, or null. */
export function wayWith(group: Group, cards: readonly string[]): string | null {
  return group.ways.find((way) => keyOf(cardsIn(way)) === keyOf(cards)) ?? null;
}

/** Places in a hand of the cards that a decision gives away, the first of equal ones. */
export function placesOf(hand: readonly string[], cards: readonly string[]): number[] {
  const places: number[] = [];
  for (const card of cards) {
    const place = hand.findIndex((held, index) => held === card && !places.includes(index));
    if (place >= 0) places.push(place);
  }
  return places;
}

/** The group that a tap on a cell means: a move there, an attack on whom stands there, or with `gale` that skill. */
export function groupAt(groups: readonly Group[], cell: string, demon: string, gale: boolean): Group | null {
  const leap = groups.find((group) => group.stem === `skill:scout:${cell}`) ?? null;
  if (gale) return leap;
  if (cell === demon) return groups.find((group) => group.verb === "attack") ?? null;
  return groups.find((group) => group.stem === `move:${cell}`) ?? leap;
}

/**
 * The cells that can be chosen now and how many cards each takes at least: those one can go to, and the demon king's if
 * he can be hit. With `gale` those that this skill leads to, for no card.
 */
export function cellsOf(groups: readonly Group[], verb: string, demon: string): ReadonlyMap<string, number> {
  const skill = "skill:scout:";
  const shown = groups.filter((one) => (verb === "gale" ? one.stem.startsWith(skill) : one.verb === "move"));
  const least = (one: Group): number => (one.paid ? cardsIn(one.ways[0] ?? "").length : 0);
  const cells = shown.map((one): [string, number] => [
    one.stem.slice((verb === "gale" ? skill : "move:").length),
    least(one),
  ]);
  const attack = verb ? undefined : groups.find((one) => one.verb === "attack");
  if (attack) cells.push([demon, least(attack)]);
  return new Map(cells);
}

/** The cards of the row that can be taken now. */
export function gainsOf(groups: readonly Group[], source: string): ReadonlySet<string> {
  const gains = source === "power" ? [] : groups.filter((one) => one.verb === "gain");
  return new Set(gains.map((one) => one.target));
}
