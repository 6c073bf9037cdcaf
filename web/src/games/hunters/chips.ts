/** The chips of the prompt bar: what can be done now, and what cannot, which then says why. */
import type { HuntersView } from "../../generated/messages";
import { say } from "../../words/words.svelte";
import { directionFrom } from "./hexes";
import { card, cards, type Names } from "./names";
import { cardsIn, type Group } from "./options";
import { groupPicture, groupWords } from "./prompt";
import { ACTION, SKILL, type Picture } from "./signs";

export interface Chip {
  name: string;
  label: string;
  effect: string;
  picture: Picture | null;
  card: string; // that is gained, if it is that
  on: boolean;
  primary: boolean;
  dashed: boolean;
  disabled: boolean;
  act: () => void;
}

/** What a chip can do. */
export interface Acts {
  send: (answer: string) => void;
  select: (group: Group) => void;
  aim: (verb: string) => void;
  why: (answer: string) => void;
  pay: (answer: string) => void;
}

interface Now {
  view: HuntersView;
  names: Names;
  groups: readonly Group[];
  group: Group | null; // chosen
  way: string | null; // its payment, if it is one
  verb: string; // "move" or "gale" while a target is asked for
  hand: readonly string[];
}

const MOST_WAYS = 8; // the rest are reached by the cards of the hand
const PASSING = ["end", "take", "keep"];

function chip(name: string, label: string, act: () => void, given: Partial<Chip> = {}): Chip {
  const rest = { effect: "", picture: null, card: "", on: false, primary: false, dashed: false, disabled: false };
  return { ...rest, name, label, act, ...given };
}

/** What stands in the prompt bar. */
export function chipsOf(now: Now, acts: Acts): Chip[] {
  const { group, verb, groups, view, names } = now;
  if (group) return waysOf(now, group, acts);
  if (verb) {
    const shown = groups.filter((one) => (verb === "gale" ? one.stem.startsWith("skill:scout:") : one.verb === "move"));
    return shown.map((one) => groupChip(now, one, acts));
  }
  if (view.decision?.kind === "act") return actions(now, acts);
  const many = groups.filter((one) => one.verb !== "parry");
  return many.map((one) => {
    const label = one.verb === "gain" && one.target !== "none" ? card(one.target) : groupWords(view, names, one);
    const passing = PASSING.includes(one.verb) || one.target === "none";
    const name = passing ? "pass" : one.stem;
    const gained = one.verb === "gain" && !passing ? one.target : "";
    return chip(name, label, () => acts.select(one), {
      picture: groupPicture(view, one),
      card: gained,
      dashed: passing,
    });
  });
}

function groupChip({ view, names }: Now, group: Group, acts: Acts): Chip {
  const effect = group.paid ? say("hunters-page-cost", { cards: cards(cardsIn(group.ways[0] ?? "")) }) : "";
  const picture = groupPicture(view, group);
  return chip(group.stem, groupWords(view, names, group), () => acts.select(group), { effect, picture });
}

/** The payments of an action, the chosen one to be confirmed. */
function waysOf({ view, group: chosen, groups, way, hand }: Now, group: Group, acts: Acts): Chip[] {
  const picture = groupPicture(view, group);
  const label = say(`hunters-page-do-${group.verb}`);
  const sure = way
    ? chip("confirm", label, () => acts.send(way), {
        effect: group.paid ? say("hunters-page-cost", { cards: cards(cardsIn(way)) }) : "",
        picture,
        primary: true,
      })
    : chip("confirm", label, () => acts.why(`${group.stem}:${hand[0] ?? "W"}`), { picture, disabled: true });
  const others = group.paid ? group.ways.slice(0, MOST_WAYS) : [];
  const ways = others
    .filter((one) => one !== way)
    .map((one) => {
      const cheapest = one === group.ways[0] ? say("hunters-page-cheapest") : "";
      return chip(`pay-${one}`, cards(cardsIn(one)), () => acts.pay(one), { effect: cheapest });
    });
  const take = groups.find((one) => one.verb === "take");
  const leave =
    chosen?.verb === "parry" && take
      ? [chip("pass", say("hunters-decision-take"), () => acts.select(take), { dashed: true })]
      : [];
  return [sure, ...leave, ...ways];
}

/** The action phase: every action and skill, possible or not. */
function actions(now: Now, acts: Acts): Chip[] {
  const { view, names, groups, hand } = now;
  const me = view.players[view.decision?.seat ?? view.seat];
  const first = hand[0] ?? "W";
  const of = (verb: string): Group[] => groups.filter((one) => one.verb === verb);
  const cannot = (name: string, label: string, picture: Picture | null, answer: string): Chip =>
    chip(name, label, () => acts.why(answer), { picture, disabled: true, effect: say("hunters-page-cannot") });
  const found: Chip[] = [];
  const moves = of("move");
  const beside = view.board.find((one) => one.cell !== view.demon.pos && directionFrom(me?.pos ?? "", one.cell) >= 0);
  const move = say("hunters-page-do-move");
  found.push(
    moves.length
      ? chip("move", move, () => acts.aim("move"), {
          effect: say("hunters-page-tiles-count", { count: moves.length }),
          picture: ACTION["move"] ?? null,
        })
      : cannot("move", move, ACTION["move"] ?? null, `move:${beside?.cell ?? "0,0"}:${first}`),
  );
  for (const verb of ["attack", "focus", "rest"]) {
    const [group] = of(verb);
    const label = say(`hunters-page-do-${verb}`);
    const picture = ACTION[verb] ?? null;
    const effect = group ? say("hunters-page-cost", { cards: cards(cardsIn(group.ways[0] ?? "")) }) : "";
    found.push(
      group
        ? chip(verb, label, () => acts.select(group), { effect, picture })
        : cannot(verb, label, picture, `${verb}:${first}`),
    );
  }
  for (const one of [me?.primary, me?.secondary]) {
    if (!one || found.some((other) => other.name === `skill-${one}`)) continue;
    const mine = groups.filter((group) => group.verb === "skill" && group.target.split(":")[0] === one);
    const label = names.skill(one);
    const picture = SKILL[one] ?? null;
    if (!mine.length) {
      const target = one === "knight" ? `:${me?.hero}` : one === "scout" ? `:${beside?.cell ?? "0,0"}` : "";
      found.push(cannot(`skill-${one}`, label, picture, `skill:${one}${target}`));
    } else if (one === "scout") {
      const effect = say("hunters-page-tiles-count", { count: mine.length });
      found.push(chip(`skill-${one}`, label, () => acts.aim("gale"), { effect, picture }));
    } else {
      for (const group of mine) {
        const hero = one === "knight" ? names.name("hero", group.target.split(":")[1] ?? "") : "";
        const name = hero ? `skill-${group.target}` : `skill-${one}`;
        found.push(chip(name, label, () => acts.select(group), { effect: hero, picture }));
      }
    }
  }
  const [end] = of("end");
  const ending = say("hunters-page-end");
  found.push(
    end
      ? chip("pass", ending, () => acts.select(end), { dashed: true })
      : { ...cannot("end", ending, null, "end"), effect: "", dashed: true },
  );
  return found;
}
