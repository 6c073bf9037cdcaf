/** What is to be decided, in words. */
import type { Happening, HuntersView } from "../../generated/messages";
import { eventWords } from "../../table/events";
import { say } from "../../words/words.svelte";
import { directionFrom, DIRECTIONS, sideAt } from "./hexes";
import { card, cards, type Names } from "./names";
import { cardsIn, type Group } from "./options";
import { ACTION, SKILL, type Picture } from "./signs";

const CLAUSES: Record<string, string> = {
  act: "HUNTERS-5.4",
  gain: "HUNTERS-13.1",
  class: "HUNTERS-9.5",
  swap: "HUNTERS-11.1",
  keep: "HUNTERS-11.1",
  parry: "HUNTERS-14.9",
  take: "HUNTERS-14.9",
  attack: "HUNTERS-8.2",
  focus: "HUNTERS-9.1",
  rest: "HUNTERS-11.1",
  move: "HUNTERS-7.2",
  explore: "HUNTERS-7.3",
  end: "HUNTERS-5.4",
};

/** The clause that an action or a question rests on. */
export const clauseOf = (what: string): string => CLAUSES[what] ?? "HUNTERS-18.1";

/** A line of the log in words. */
export function told(names: Names, line: Happening): string {
  return say(eventWords("hunters", line), names.spoken(line.args));
}

/** The same for ears: who did it, then what. */
export function heard(names: Names, view: HuntersView, line: Happening): string {
  const hero = view.players[line.seat]?.hero;
  return hero ? `${names.name("hero", hero)}${say("colon")}${told(names, line)}` : told(names, line);
}

/** Whether a cell lies face up. */
export const isUp = (view: HuntersView, cell: string): boolean =>
  view.board.some((place) => place.cell === cell && place.up);

/** A cell as seen from another: its coordinates, the way there, what lies there. */
export function where(view: HuntersView, names: Names, cell: string, from: string): string {
  const place = view.board.find((one) => one.cell === cell);
  const way = directionFrom(from, cell);
  const arrow = way < 0 ? "" : ` ${say("hunters-direction", { direction: DIRECTIONS[way] ?? "N" })}`;
  const tile = place?.tile ? names.name("tile", place.tile) : "";
  const element = names.element(place?.tile ?? null);
  const ground = tile
    ? say(place?.up ? "hunters-text-ground-up" : "hunters-text-ground-known", { tile, element })
    : say("hunters-text-ground-down");
  return `${cell}${arrow}${say("comma")}${ground}`;
}

/** What a group of decisions does. */
export function groupWords(view: HuntersView, names: Names, group: Group): string {
  const me = view.players[view.decision?.seat ?? view.seat];
  const from = me?.pos ?? "";
  const side = sideAt(view.demon.pos, view.demon.facing, from);
  const touching = side ? ` · ${say("hunters-text-touches", { side })}` : "";
  const { verb, target } = group;
  if (verb === "move") {
    const cell = where(view, names, target, from);
    return say(isUp(view, target) ? "hunters-decision-move" : "hunters-decision-explore", { cell });
  }
  if (verb === "attack") return say("hunters-decision-attack") + touching;
  if (verb === "gain") {
    return target === "none" ? say("hunters-decision-gain-none") : say("hunters-decision-gain", { card: card(target) });
  }
  if (verb === "class") {
    const skill = `${names.name("class", target)} · ${names.skill(target)}`;
    return say("hunters-decision-class", { class: skill });
  }
  if (verb === "skill") {
    const [name = "", rest = ""] = target.split(/:(.*)/);
    const args = {
      skill: names.skill(name),
      hero: name === "knight" ? names.name("hero", rest) : "",
      cell: name === "scout" ? where(view, names, rest, from) : "",
    };
    return say(`hunters-decision-skill-${name}`, args) + (name === "mercenary" ? touching : "");
  }
  return say(`hunters-decision-${verb}`);
}

/** A decision in words, with what it costs. */
export function answerWords(view: HuntersView, names: Names, group: Group, answer: string): string {
  const words = groupWords(view, names, group);
  return group.paid ? `${words} · ${say("hunters-decision-pay", { cards: cards(cardsIn(answer)) })}` : words;
}

/** The picture of a group of decisions. */
export function groupPicture(view: HuntersView, group: Group): Picture | null {
  if (group.verb === "skill") return SKILL[group.target.split(":")[0] ?? ""] ?? null;
  if (group.verb === "move" && !isUp(view, group.target)) return ACTION["explore"] ?? null;
  return ACTION[group.verb] ?? null;
}

/** How many cards a hero can still lose before the heroes are worn out (HUNTERS-1.4). */
export function spare(view: HuntersView, names: Names, seat: number): number {
  const me = view.players[seat];
  return me ? Math.max(me.hand_count + me.deck_count - names.weariness - 1, 0) : 0;
}
