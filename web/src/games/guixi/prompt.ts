/** What the prompt bar says and offers, from the server's decision and what is picked so far. */
import type { GuixiTable, GuixiView } from "../../generated/messages";
import { say } from "../../words/words.svelte";
import { grown, nextWords, passing, whole, wordsOf, type Picked } from "./choose";
import { isRed } from "./pack";
import { cardPicture, ghostPicture, skillPicture, type Picture } from "./pictures";
import { listed, type Speech } from "./speech";

/** The clause that a kind of question rests on. */
const CLAUSES: Record<string, string> = {
  window: "GUIXI-6.2",
  "possess-choose": "GUIXI-7.2",
  "die-direction": "GUIXI-7.4",
  discard: "GUIXI-5.8",
  sink: "GUIXI-17.1",
  exorcism: "GUIXI-8.1",
  summon: "GUIXI-9.1",
  vote: "GUIXI-8.3",
  challenge: "GUIXI-8.5",
  inspect: "GUIXI-8.9",
  "heretic-b": "GUIXI-11.5",
  life: "GUIXI-10.3",
};

export interface Chip {
  words: Picked;
  label: string;
  effect: string;
  picture: Picture | null;
  key: string;
  dashed: boolean; // passes, declines or ends
  on: boolean;
}

export interface Heading {
  title: string;
  about: string;
  clause: string;
}

/** What is to be decided. */
export function headingOf(speech: Speech, table: GuixiTable, picked: Picked): Heading {
  const { decision, view } = table;
  const prompt = decision?.prompt ?? "window";
  const options = decision?.options ?? [];
  const clause = CLAUSES[prompt] ?? "";
  const about = say(`guixi-prompt-${prompt}-about`);
  if (picked.length > 0 && whole(options, picked) === null) {
    const what = speech.pickNext(nextWords(options, picked));
    return { title: say("guixi-table-pick", { done: speech.decision(picked), what }), about, clause };
  }
  const top = view.stack.at(-1);
  if (prompt === "window" && top) {
    return { title: say("guixi-table-respond", { name: speech.itemName(top) }), about, clause };
  }
  const title = say(`guixi-prompt-${prompt}`);
  const ghost = view.about || (prompt === "vote" || prompt === "challenge" ? view.exorcism?.ghost : "");
  return {
    title: ghost ? say("guixi-table-about", { prompt: title, ghost: speech.ghost(ghost) }) : title,
    about,
    clause,
  };
}

/** Who is waited for, and for what: of that, only what lies open (GUIXI-18). */
export function waitingFor(speech: Speech, view: GuixiView): string {
  const asked = view.asked.filter((seat) => seat < view.seats);
  if (!asked.length) return say("guixi-table-chance");
  const top = view.question === "window" ? view.stack.at(-1) : undefined;
  const ghost = view.about || view.exorcism?.ghost;
  const summons = view.question === "exorcism" && view.king !== null && asked.includes(view.king.seat);
  return say("guixi-table-deciding", {
    names: speech.seats(asked),
    count: asked.length,
    question: top ? "respond" : summons ? "summon" : view.question,
    about: top ? speech.itemName(top) : ghost ? speech.ghost(ghost) : "",
    phase: view.phase,
  });
}

/** The chips: every beginning of an option, or what may follow the one that is picked. */
export function chipsOf(speech: Speech, options: readonly string[], picked: Picked): Chip[] {
  const end = passing(options);
  const first = listed(speech, options).map(({ head, label }) => {
    const dashed = head.words.length === 1 && head.words[0] === end;
    const on = picked.length > 0 && head.words.every((word, index) => picked[index] === word);
    const effect = head.answers.length > 1 ? say("guixi-table-choices", { count: head.answers.length }) : "";
    return { words: head.words, label, effect, picture: pictureOf(head.words), key: "", dashed, on };
  });
  const open = picked.length > 0 && nextWords(options, picked).length > 0;
  const chips = open
    ? nextWords(options, picked).map((word) => ({
        words: [...picked, word],
        label: speech.object(word),
        effect: "",
        picture: speech.pack.ghost(word) ? ghostPicture(word) : null,
        key: "",
        dashed: false,
        on: false,
      }))
    : [...first.filter((chip) => !chip.dashed), ...first.filter((chip) => chip.dashed)];
  let number = 0;
  return chips.map((chip) => {
    if (chip.dashed) return { ...chip, key: "␣" };
    number += 1;
    return { ...chip, key: number < 10 ? String(number) : "" };
  });
}

function pictureOf(words: Picked): Picture | null {
  const [verb = "", subject = ""] = words;
  if (verb === "skill") return skillPicture(subject);
  if (["use", "equip", "vote", "discard"].includes(verb)) return cardPicture(subject);
  if (["sink", "exorcise", "summon", "life"].includes(verb)) return ghostPicture(subject);
  return null;
}

/** The option that Enter sends: what is picked, grown as far as there is no choice. */
export function armed(options: readonly string[], picked: Picked): string | null {
  return picked.length ? whole(options, grown(options, picked)) : null;
}

/** The words of an answer whose place in words is shown beside a refusal. */
export function refusedName(speech: Speech, answer: string): string {
  const words = wordsOf(answer);
  const [verb = "", subject = ""] = words;
  return ["use", "equip", "vote", "discard"].includes(verb) && subject ? speech.card(subject) : speech.decision(words);
}

/** Cards of a hand in one order: red first, then by id, so that equal ones lie together. */
export function sorted(hand: readonly string[]): string[] {
  const key = (card: string): string => (isRed(card) ? "0" : "1") + card;
  return [...hand].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
