/** What both drawings of a player at the altar, the whole one and the small one of phones, show alike. */
import type { Player, SeatInfo, Voter } from "../../generated/messages";
import { say } from "../../words/words.svelte";
import type { Desk } from "./desk";

export interface Seen {
  info: SeatInfo | undefined;
  name: string;
  label: string; // of its panel
  word: string; // by which it is chosen
  challenge: boolean; // it can be challenged
  legal: boolean; // it can be chosen, for whatever
  current: boolean; // it has the turn
  host: boolean;
  king: boolean;
  doom: boolean; // one ghost too many
  voter: Voter | undefined; // its votes, while they lie before it
}

export function seenOf(desk: Desk, player: Player): Seen {
  const { view, table, speech } = desk;
  const { seat } = player;
  const word = `p${seat}`;
  const { exorcism } = view;
  const name = speech.seat(seat);
  const king = view.king?.seat === seat;
  const voting = exorcism && (!exorcism.summoning || exorcism.host === seat) && !exorcism.mixing;
  return {
    info: table.seats.find((one) => one.seat === seat),
    name,
    label: name + (seat === table.you ? `${say("comma")}${say("you")}` : ""),
    word,
    challenge: table.decision?.options.includes(`challenge ${word}`) ?? false,
    legal: desk.targets.has(word),
    current: view.current === seat && view.phase !== "setup",
    host: exorcism?.host === seat,
    king,
    doom: player.ghosts.length > 2 && !king,
    voter: voting ? exorcism.voters.find((one) => one.seat === seat) : undefined,
  };
}
