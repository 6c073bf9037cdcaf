/** Tables of real shape for tests, written out by hand from positions of the rulebook's notation. */
import type { ArasView, Element, Group, Happening, ArasTable as Table } from "../../generated/messages";

type Mark = Element["mark"];

/** A group from a line such as "A wolf e6 f6" or "b down-wolf h2 h3!": capital letter face up, marks behind cells. */
function group(line: string): { group: Group; elements: Element[] } {
  const [owner = "a", kind = "slime", ...places] = line.split(" ");
  const up = owner === owner.toUpperCase();
  const side = owner.toLowerCase() as "a" | "b";
  const cells = places.map((place) => place.slice(0, 2));
  const marks = places.map((place) => place.slice(2) as Mark);
  const strength = { slime: 1, wolf: 3, eagle: 5, bear: 7, dragon: 9, giant: 9, loose: cells.length }[kind] ?? 0;
  return {
    group: {
      anchor: [...cells].sort()[0] ?? "",
      cells,
      side,
      up,
      kind: kind as Group["kind"],
      strength: up ? strength : 0,
      star: false,
      locked: marks.some((mark) => mark === "!" || mark === "%"),
    },
    elements: cells.map((cell, index) => ({ cell, side, up, mark: marks[index] ?? "" })),
  };
}

/** A view with these groups; everything else as at the start unless given. */
export function viewOf(lines: readonly string[], given: Partial<ArasView> = {}): ArasView {
  const groups = lines.map(group);
  const total = (side: "a" | "b"): number =>
    groups.reduce((sum, one) => sum + (one.group.side === side ? one.group.strength : 0), 0);
  const totals = [total("a"), total("b")];
  const [a = 0, b = 0] = totals;
  return {
    position: "",
    revision: 1,
    seats: 2,
    turn_seat: 0,
    decider: 0,
    phase: "A",
    turn: 17,
    turn_limit: 100,
    stall: 0,
    stall_limit: 16,
    hp: [11, 9],
    hand: [1, 2],
    characters: ["-", "-"],
    totals,
    damage: [Math.max(0, a - b), Math.max(0, b - a)],
    elements: groups.flatMap((one) => one.elements),
    groups: groups.map((one) => one.group).sort((p, q) => (p.anchor < q.anchor ? -1 : 1)),
    stack: [],
    result: null,
    ...given,
  };
}

/** The middle of a game: every kind of creature, both owners, both facings. */
export const MIDDLE: ArasView = viewOf([
  "A bear b4 b5 c4 c5",
  "A dragon d2 e2 f2 g2 g3",
  "A wolf e6 f6",
  "A slime b1",
  "a wolf a2 a3",
  "B giant d4 e3 e4 e5 f4",
  "B wolf g5 h5",
  "B slime c6",
  "b eagle c1 c2 d1",
  "b wolf h2 h3",
]);

export function happening(index: number, name: string, given: Partial<Happening> = {}): Happening {
  return { index, number: index + 1, turn: 1, seat: 0, name, args: {}, places: [], notation: "", clause: "", ...given };
}

export function tableOf(view: ArasView, options: string[], prompt = "act"): Table {
  const person = { kind: "person", level: 0, present: true, wants_rematch: false } as const;
  return {
    type: "table",
    table: "t1",
    game: "aras",
    upto: 40,
    status: "playing",
    you: view.decider,
    seats: [
      { seat: 0, name: "子衿", ...person },
      { seat: 1, name: "白露", ...person },
    ],
    options: {},
    view,
    decision: { seat: view.decider, prompt, options },
    draw_offer: -1,
    giving_up: [],
    standing: "",
    fairness: null,
    ending: null,
    rematch: "",
    invite: "",
    events: [],
    events_from: 0,
  };
}
