/** What the prompt bar says and offers, computed from the table and what is picked. */
import attackPicture from "icon:game-icons/crossed-swords";
import moveSign from "icon:ph/arrows-out-cardinal";
import placeSign from "icon:ph/hand-tap";
import shiftSign from "icon:game-icons/magic-swirl";
import swapSign from "icon:ph/swap";
import summonSign from "icon:ph/circle-half-tilt";
import type { ArasView, Group, ArasTable as Table } from "../../generated/messages";
import { say, type Arguments } from "../../words/words.svelte";
import { groupAt, matching, parse, sideOf, start, verbs, type Parsed, type Picked, type Verb } from "./choose";
import { ABILITIES, CHARACTERS, type Picture } from "./kinds";
import { kindName, seatLetter } from "./names";

/** What of a table a prompt is made of. */
export type Asked = Pick<Table, "view" | "decision">;

export interface Heading {
  title: string;
  about: string;
  clause: string;
}

/** One chip: what it does when pressed, and how it looks. */
export interface ChipInfo {
  name: string; // stable, for keys and tests
  key: string; // the key that presses it
  picture: Picture | null;
  label: string;
  effect: string;
  on: boolean; // narrows the board now
  primary: boolean;
  ending: boolean; // passes or ends: dashed
  act:
    | { kind: "press"; verb: Verb; tail: string }
    | { kind: "send"; answer: string }
    | { kind: "creature"; anchor: string };
}

const CLAUSES: Record<string, string> = {
  characters: "ARAS-1.7",
  swap: "ARAS-11.10",
  place: "ARAS-4.4",
  act: "ARAS-4.1",
  "move-on": "ARAS-6.3",
  ability: "ARAS-8.2",
};

/** The clause that stands behind the prompt of a decision. */
export const promptClause = (prompt: string): string => CLAUSES[prompt] ?? "ARAS-12.1";

/** Heading, consequence and clause of the decision the receiver must make. */
export function headingOf(table: Asked, options: readonly Parsed[], picked: Picked): Heading {
  const prompt = table.decision?.prompt ?? "act";
  const usual: Heading = {
    title: say(`aras-prompt-${prompt}`),
    about: say(`aras-prompt-${prompt}-about`),
    clause: promptClause(prompt),
  };
  const finer = (id: string, clause: string, values?: Arguments): Heading => ({
    title: say(id, values),
    about: say(`${id}-about`, { count: matching(options, picked).length, ...values }),
    clause,
  });
  const [first, second] = picked.cells;
  switch (picked.verb) {
    case "m":
      if (first) return finer("prompt-move-to", "ARAS-6.4", { cell: first });
      return prompt === "move-on" ? usual : finer("prompt-move-from", "ARAS-6.1");
    case "~":
      return first ? finer("prompt-shift-to", "ARAS-9.6", { cell: first }) : finer("prompt-shift-from", "ARAS-9.6");
    case "s":
      return finer("prompt-summon", "ARAS-5.1");
    case "!": {
      const kind = first ? groupAt(table.view, first)?.kind : undefined;
      if (!first || !kind) return usual;
      const ability = say(`aras-ability-${kind}`);
      const clause = ABILITIES[kind]?.clause ?? usual.clause;
      if (second) return finer("prompt-carry-to", "ARAS-8.10", { ability, cell: second });
      return {
        title: say("prompt-ability", { ability, cell: first }),
        about: say(`aras-ability-${kind}-about`),
        clause,
      };
    }
    default:
      return usual;
  }
}

/** The chips of a decision, in order; number keys go to those that do not end anything. */
export function chipsOf(table: Asked, options: readonly Parsed[], picked: Picked): ChipInfo[] {
  const { view } = table;
  const found: ChipInfo[] = [];
  const add = (chip: Partial<ChipInfo> & Pick<ChipInfo, "name" | "label" | "act">): void => {
    const number = found.filter((one) => !one.ending).length + 1;
    found.push({ key: String(number), picture: null, effect: "", on: false, primary: false, ending: false, ...chip });
  };
  const only = start(options);
  for (const verb of verbs(options)) {
    const fitting = options.filter((option) => option.verb === verb);
    const on = picked.verb === verb && (only.verb === null || verb !== "+");
    switch (verb) {
      case "+":
        if (options.some((option) => option.verb === "~")) {
          add({
            name: "place",
            label: say("chip-place"),
            picture: placeSign,
            on: picked.verb === "+",
            act: pressing(verb),
          });
        }
        break;
      case "~":
        add({
          name: "shift",
          label: say("chip-shift"),
          picture: shiftSign,
          effect: count(fitting),
          on,
          act: pressing(verb),
        });
        break;
      case "s":
        add({
          name: "summon",
          label: say("chip-summon"),
          picture: summonSign,
          effect: summonEffect(view, fitting),
          on,
          act: pressing(verb),
        });
        break;
      case "m":
        if (table.decision?.prompt !== "move-on") {
          const from = picked.verb === "m" ? picked.cells[0] : undefined;
          add({
            name: "move",
            label: say("chip-move"),
            picture: moveSign,
            effect: from ?? count(fitting),
            on,
            act: pressing(verb),
          });
        }
        break;
      case "!":
        for (const anchor of new Set(fitting.map((option) => option.cells[0] ?? ""))) {
          const kind = groupAt(view, anchor)?.kind ?? "loose";
          if (only.cells.length === 1) break; // the only newborn is picked already: nothing to choose
          add({
            name: `ability-${anchor}`,
            label: say(`aras-ability-${kind}`),
            effect: `${kindName(kind)} ${anchor}`,
            picture: ABILITIES[kind]?.picture ?? null,
            on: picked.verb === "!" && picked.cells[0] === anchor,
            act: { kind: "creature", anchor },
          });
        }
        break;
      case "x":
        for (const option of fitting) {
          add({
            name: option.answer,
            label: attackLabel(option.tail),
            picture: attackPicture,
            effect: attackEffect(view),
            act: sending(option.answer),
          });
        }
        break;
      case "@":
        for (const character of CHARACTERS) {
          const option = fitting.find((one) => one.tail === character.letter);
          if (!option) continue;
          add({
            name: option.answer,
            label: say(`aras-character-${option.tail}`),
            picture: character.picture,
            act: sending(option.answer),
          });
        }
        break;
      case "keep":
      case "swap":
        add({
          name: verb,
          label: say(`aras-decision-${verb}`),
          picture: verb === "swap" ? swapSign : null,
          act: sending(verb),
        });
        break;
      case ".":
      case "=":
      case "-":
      case "/":
        add({
          name: ENDINGS[verb],
          key: verb,
          label: say(`chip-${ENDINGS[verb]}`),
          ending: true,
          act: sending(verb),
        });
        break;
    }
  }
  return found;
}

const ENDINGS = { ".": "skip", "=": "finish", "-": "decline", "/": "pass" } as const;

const pressing = (verb: Verb): ChipInfo["act"] => ({ kind: "press", verb, tail: "" });
const sending = (answer: string): ChipInfo["act"] => ({ kind: "send", answer });
const count = (fitting: readonly Parsed[]): string =>
  say("chip-count", { count: new Set(fitting.map((option) => option.cells[0])).size });

function summonEffect(view: ArasView, fitting: readonly Parsed[]): string {
  const [first] = fitting;
  const anchor = first?.cells[0];
  if (!anchor || fitting.length > 1) return count(fitting);
  const group = groupAt(view, anchor);
  return group ? `${anchor} ${kindName(group.kind)}` : anchor;
}

function attackLabel(tail: string): string {
  return tail ? say("chip-attack-seat", { target: tail }) : say("chip-attack");
}

/** The subtraction of an attack, e.g. "−7 (20 − 13)". */
function attackEffect(view: ArasView): string {
  const mine = sideOf(view) === "a" ? 0 : 1;
  const [attack, defence] = [view.totals[mine] ?? 0, view.totals[1 - mine] ?? 0];
  return say("chip-attack-effect", { damage: view.damage[mine] ?? 0, attack, defence });
}

/** A decision in words, for the confirming chip and the list of the text board. */
export function decisionName(view: ArasView, answer: string): string {
  const option = parse(answer);
  const [first = "", second = "", third = ""] = option.cells;
  const creature = (cell: string): string => {
    const group = groupAt(view, cell);
    return group ? kindName(group.kind, group.star) : "";
  };
  switch (option.verb) {
    case "+":
      return say("decision-place", { cell: first });
    case "~":
      return say("decision-shift", { from: first, to: second });
    case "s":
      return say("decision-summon", { creature: creature(first), cell: first });
    case "m":
      return say("decision-move", { from: first, to: second });
    case "!": {
      const ability = say(`aras-ability-${groupAt(view, first)?.kind ?? "loose"}`);
      return third
        ? say("decision-carry", { ability, from: second, to: third })
        : say("decision-ability", { ability, cell: second, creature: creature(second) });
    }
    case "x":
      return `${attackLabel(option.tail)}${say("comma")}${attackEffect(view)}`;
    case "@":
      return say("aras-decision-character", { name: say(`aras-character-${option.tail}`) });
    case "keep":
    case "swap":
      return say(`aras-decision-${option.verb}`);
    default:
      return say(`aras-decision-${ENDINGS[option.verb]}`);
  }
}

/** What stands for a decision: its ability, its character, or the sign of its verb. */
export function decisionPicture(view: ArasView, answer: string): Picture | null {
  const option = parse(answer);
  const kind = groupAt(view, option.cells[0] ?? "")?.kind;
  if (option.verb === "!") return (kind && ABILITIES[kind]?.picture) ?? null;
  if (option.verb === "@") return CHARACTERS.find((one) => one.letter === option.tail)?.picture ?? null;
  return SIGNS[option.verb] ?? null;
}

const SIGNS: Partial<Record<Verb, Picture>> = {
  "+": placeSign,
  "~": shiftSign,
  s: summonSign,
  m: moveSign,
  x: attackPicture,
  swap: swapSign,
};

/** Groups of `after` that were not there before: other cells, another side or the other face. */
export function newGroups(view: ArasView, after: ArasView): Group[] {
  const known = new Set(view.groups.map(nameOf));
  return after.groups.filter((group) => !known.has(nameOf(group)));
}

const nameOf = (group: Group): string => `${group.side}${group.up} ${group.kind} ${group.cells.join("")}`;

/** What would arise: the creature, what breaks, the totals and the attacks before and after, the ability it brings. */
export function previewNote(view: ArasView, after: ArasView, answer: string): { title: string; lines: string[] } {
  const option = parse(answer);
  const cell = option.cells.at(-1);
  const group = cell ? groupAt(after, cell) : undefined;
  const title = group
    ? group.up
      ? say("preview-becomes", {
          cell: cell ?? "",
          creature: kindName(group.kind, group.star),
          strength: group.strength,
        })
      : say("preview-down", { cell: cell ?? "", creature: kindName(group.kind), size: group.cells.length })
    : say("preview-gone", { cell: cell ?? "" });
  const lines = breaks(view, after, group);
  for (const side of [0, 1]) {
    if (view.totals[side] === after.totals[side]) continue;
    lines.push(
      say("preview-total", {
        side: seatLetter(side),
        before: view.totals[side] ?? 0,
        after: after.totals[side] ?? 0,
      }),
    );
  }
  for (const side of [0, 1]) {
    if (view.damage[side] === after.damage[side] || after.result) continue;
    lines.push(
      say("preview-damage", {
        side: seatLetter(side),
        before: view.damage[side] ?? 0,
        after: after.damage[side] ?? 0,
      }),
    );
  }
  const waiting = after.stack.at(-1)?.find((one) => one.anchor === group?.anchor);
  if (waiting && !view.stack.flat().some((one) => one.anchor === waiting.anchor)) {
    lines.push(say("preview-ability", { ability: say(`aras-ability-${waiting.kind}`) }));
  }
  return { title, lines };
}

/** Creatures of two elements or more that lose some, or are turned down, and what is left of them. */
function breaks(view: ArasView, after: ArasView, arising: Group | undefined): string[] {
  const lines: string[] = [];
  for (const group of view.groups) {
    if (!group.up || group.cells.length < 2) continue;
    const before = { from: kindName(group.kind, group.star), before: group.strength };
    const left = newGroups(view, after).filter((one) => one.cells.some((cell) => group.cells.includes(cell)));
    if (left.some((one) => one.side === group.side && !one.up)) {
      lines.push(say("preview-turns-down", before));
    } else {
      const parts = left.filter((one) => one !== arising && one.side === group.side);
      const to = parts.map((one) => `${kindName(one.kind, one.star)} ${one.strength}`).join(" + ");
      if (to) lines.push(say("preview-breaks", { ...before, to }));
    }
  }
  return lines;
}

/** The steps of a decision that takes several cells: what was chosen, and what is still to be. */
export function stepsOf(options: readonly Parsed[], picked: Picked): { name: string; cell: string }[] {
  if (picked.verb !== "!") return [];
  const three = matching(options, picked).some((option) => option.cells.length === 3);
  if (!three || picked.cells.length === 0) return [];
  const armed = picked.armed === null ? [] : parse(picked.armed).cells;
  return [
    { name: "element", cell: picked.cells[1] ?? armed[1] ?? "" },
    { name: "place", cell: picked.cells[2] ?? armed[2] ?? "" },
  ];
}
