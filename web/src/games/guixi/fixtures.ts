/** A table of Guixi of real shape for tests: six at the altar, in the night after the haunting. */
import type { GuixiTable, GuixiView, Happening, Player } from "../../generated/messages";
import { Pack, type Content } from "./pack";

export function playerOf(seat: number, given: Partial<Player> = {}): Player {
  return {
    seat,
    identity: null,
    revealed: false,
    elder: false,
    character: "zhang",
    hand_count: 4,
    hand: null,
    known: [],
    open_hand: false,
    spirit: 4,
    artifact: null,
    ghosts: [],
    points: [],
    hand_limit: 6,
    wards: 0,
    banned: false,
    silenced: false,
    used: [],
    ...given,
  };
}

export function viewOf(given: Partial<GuixiView> = {}): GuixiView {
  const hand = ["ward_r", "shift_r", "ward_b"];
  return {
    seat: 0,
    seats: 6,
    pack: "0123456789abcdef",
    revision: 1,
    options: {},
    mode: "standard",
    phase: "after",
    turn: 10,
    current: 3,
    priority: 0,
    passes: 0,
    asked: [0],
    question: "window",
    about: "",
    players: [
      playerOf(0, { hand, hand_count: 3, identity: "red" }),
      playerOf(1, { ghosts: ["imp_b"] }),
      playerOf(2, { ghosts: ["hanged_r", "imp_r"] }),
      ...[3, 4, 5].map((seat) => playerOf(seat)),
    ],
    deck_count: 40,
    discard: [],
    ghost_deck_count: 31,
    ghosts_known: [],
    ghost_discard: [],
    stack: [],
    happening: [],
    item_count: 0,
    exorcism: null,
    result: null,
    king: null,
    final_seat: -1,
    vote_mod: 0,
    conditions: [],
    dice_set: [],
    no_exorcism: false,
    bought: false,
    dispelled: false,
    freed: [],
    arrived: [],
    lifted: [],
    peeks: [],
    ended: null,
    unseen_cards: {},
    unseen_ghosts: {},
    unseen_kings: [],
    unseen_identities: [],
    deeds: [],
    pending: [],
    known_to: 0,
    ...given,
  };
}

export function tableOf(view: GuixiView, options: string[], prompt = "window"): GuixiTable {
  const person = { kind: "person", level: 0, present: true, wants_rematch: false, name: "子衿" } as const;
  const bot = { kind: "bot", level: 2, present: true, wants_rematch: false, name: "" } as const;
  return {
    type: "table",
    table: "t1",
    game: "guixi",
    upto: 40,
    status: "playing",
    you: 0,
    seats: view.players.map(({ seat }) => ({ seat, ...(seat === 0 ? person : bot) })),
    options: {},
    view,
    decision: { seat: 0, prompt, options },
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

export function happening(index: number, name: string, given: Partial<Happening> = {}): Happening {
  return { index, number: index + 1, turn: 1, seat: 0, name, args: {}, places: [], notation: "", clause: "", ...given };
}

/** A few entries of the content that comes with the game. */
export const CONTENT: Content = {
  game: "guixi",
  digest: "0123456789abcdef",
  data: {
    basic: [
      { id: "ward", zh: "護身符", en: "Guardian Charm", timing: "before", text_en: "Night.", text_zh: "黑夜。" },
      { id: "shift", zh: "移魂咒", en: "Soul-Shift", timing: "night" },
    ],
    artifact: [
      { id: "sword", zh: "桃木劍", en: "Peachwood Sword", passive: "host_bonus" },
      { id: "compass", zh: "羅盤", en: "Compass", timing: "before", cost: 1 },
    ],
    expansion: [],
    ghosts: [
      { id: "hanged_r", zh: "赤‧吊死鬼", en: "Crimson Hanged Ghost", colour: "red", dispel: 3, effect: "no_skill" },
      { id: "imp_r", zh: "赤‧山魈", en: "Crimson Imp", colour: "red", dispel: 2, effect: "none" },
      { id: "imp_b", zh: "蒼‧山魈", en: "Azure Imp", colour: "blue", dispel: "X", effect: "none" },
    ],
    events: [{ id: "gate", zh: "鬼門大開", en: "Ghost Gate Opens" }],
    kings: [{ id: "stone", zh: "負石鬼王", en: "Stone King", skill: { id: "king_stone", zh: "重", en: "Weight" } }],
    characters: [
      { id: "zhang", zh: "張天師", en: "Master Zhang", skills: [{ id: "zhang_1", zh: "天師劍", en: "Sword", lv: 1 }] },
    ],
  },
  rules: { en: { ward: "Ward the player." }, "zh-Hant": {} },
};

export const PACK = new Pack(CONTENT);
