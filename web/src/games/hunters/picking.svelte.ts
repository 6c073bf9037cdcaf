/** What is being picked at a table of Hunters: an action, its target, the cards that pay for it. */
import type { HuntersTable as Table } from "../../generated/messages";
import { settings } from "../../lib/settings.svelte";
import type { LiveTable } from "../../table/live.svelte";
import { eachQuestion } from "../../table/question.svelte";
import { say } from "../../words/words.svelte";
import { chipsOf, type Acts } from "./chips";
import { cards, type Names } from "./names";
import { cardsIn, cellsOf, gainsOf, groupAt, groupsOf, placesOf, wayWith, type Group } from "./options";
import { clauseOf, groupWords, isUp, spare } from "./prompt";

/** Made while a component is made: a new decision starts a new choice as long as that one is there. */
export class Picking {
  verb = $state(""); // the kind of action whose targets are asked for: "move", "gale" or none
  group = $state.raw<Group | null>(null); // what is to be done; its payment is being chosen
  private chosenNow = $state.raw<readonly number[]>([]);
  private readonly liveNow: () => LiveTable<Table>;
  private readonly namesNow: () => Names | null;

  readonly table = $derived.by(() => this.live.table);
  readonly view = $derived.by(() => this.table?.view);
  readonly groups = $derived.by(() => groupsOf(this.table?.decision?.options ?? []));
  readonly me = $derived.by(() => this.view?.players[this.table?.you ?? -1]);
  readonly hand = $derived.by(() => this.me?.hand ?? []);
  readonly kind = $derived.by(() => this.view?.decision?.kind ?? "act");
  readonly mine = $derived.by(() => this.table?.status === "playing" && this.table.decision !== null);
  readonly way = $derived.by(() => {
    if (!this.group) return null;
    return this.group.paid ? wayWith(this.group, this.cardsAt(this.chosen)) : (this.group.ways[0] ?? null);
  });
  /** Cells that can be tapped now. */
  readonly legal = $derived.by(() => cellsOf(this.groups, this.verb, this.view?.demon.pos ?? ""));
  /** Cards of the row that can be taken now. */
  readonly gains = $derived.by(() => gainsOf(this.groups, this.view?.decision?.source ?? ""));
  /** The cell that is picked. */
  readonly cell = $derived.by(() => {
    const { group, view } = this;
    if (!group || !view) return null;
    if (group.verb === "attack") return view.demon.pos;
    return group.verb === "move" || group.verb === "skill" ? group.target.replace("scout:", "") : null;
  });
  /** What is to be decided, in words. */
  readonly heading = $derived.by(() => {
    const { table, view, group, verb } = this;
    const names = this.namesNow();
    if (!table?.decision || !view || !names) return { title: "", about: "", clause: "" };
    if (group) {
      const what = groupWords(view, names, group);
      const how = group.verb === "move" && !isUp(view, group.target) ? "explore" : group.verb;
      const about = group.paid ? say("hunters-page-pay-about") : "";
      return { title: group.paid ? say("hunters-page-pay", { what }) : what, about, clause: clauseOf(how) };
    }
    if (verb) {
      const clause = verb === "gale" ? "HUNTERS-12.6" : clauseOf("move");
      return { title: say(`hunters-page-${verb}`), about: say("hunters-page-tap"), clause };
    }
    const { prompt } = table.decision;
    return {
      title: say(`hunters-prompt-${prompt}`),
      about: say(`hunters-prompt-${prompt}-about`),
      clause: clauseOf(this.kind),
    };
  });
  /** What the chosen payment means. */
  readonly note = $derived.by(() => {
    const { group, view, me, way } = this;
    const names = this.namesNow();
    if (!group?.paid || !view || !names || !me) return "";
    if (!way) return say("hunters-page-unpaid", { cards: cards(this.cardsAt(this.chosen)) || "–" });
    const cost = cardsIn(way).length;
    const total = me.hand_count + me.deck_count;
    const told = say("hunters-page-paid", { cards: cards(cardsIn(way)), before: total, after: total - cost });
    const gain = group.verb === "move" && cost > 2 && view.supply.row.length ? 1 : 0;
    return cost - gain > spare(view, names, me.seat) ? `${told} ${say("hunters-decision-too-dear")}` : told;
  });
  readonly chips = $derived.by(() => {
    const { view, groups, group, way, verb, hand } = this;
    const names = this.namesNow();
    return view && names && this.mine ? chipsOf({ view, names, groups, group, way, verb, hand }, this.acts) : [];
  });
  readonly primary = $derived.by(() => this.chips.find((chip) => chip.primary));

  private readonly acts: Acts = {
    send: (answer) => this.send(answer),
    select: (one) => this.select(one),
    aim: (what) => {
      this.live.quiet();
      this.verb = what;
      this.group = null;
    },
    why: (answer) => this.live.why(answer),
    pay: (answer) => (this.chosenNow = placesOf(this.hand, cardsIn(answer))),
  };

  constructor(live: () => LiveTable<Table>, names: () => Names | null) {
    this.liveNow = live;
    this.namesNow = names;
    eachQuestion(live, {
      begun: () => this.deep,
      begin: () => this.start(),
      restsOn: () => this.hand.join(" "), // what pays are places in it
    });
  }

  private get live(): LiveTable<Table> {
    return this.liveNow();
  }

  /** Places in the hand that are chosen to pay. */
  get chosen(): readonly number[] {
    return this.chosenNow;
  }

  /** Whether there is a choice to step back from. */
  get deep(): boolean {
    return this.verb !== "" || (this.group !== null && this.group.verb !== "parry");
  }

  send(answer: string): void {
    if (!this.live.pending) this.live.answer(answer);
  }

  select(one: Group): void {
    this.live.quiet();
    if (one.paid || (settings.twice && one.verb !== "end")) this.pick(one);
    else this.send(one.ways[0] ?? "");
  }

  /** Take a card of the row. */
  take(card: string): void {
    const found = this.groups.find((one) => one.stem === `gain:${card}`);
    if (found) this.select(found);
  }

  tap(cell: string): void {
    const { view, groups, group, way, hand } = this;
    if (!this.mine || !view || this.live.pending) return;
    const found = groupAt(groups, cell, view.demon.pos, this.verb === "gale");
    if (found && found.stem === group?.stem) {
      if (way) this.send(way);
    } else if (found) this.select(found);
    else if (this.kind === "act" && cell !== this.me?.pos) {
      const card = hand[0] ?? "W";
      if (this.verb === "gale") this.live.why(`skill:scout:${cell}`);
      else this.live.why(cell === view.demon.pos ? `attack:${card}` : `move:${cell}:${card}`);
    }
  }

  /** Give a card or keep it; what fits no payment with the others begins a new one. */
  toggle(place: number): void {
    const { group, chosen } = this;
    if (!group?.paid) return;
    this.live.quiet();
    if (chosen.includes(place)) {
      this.chosenNow = chosen.filter((one) => one !== place);
      return;
    }
    const wider = [...chosen, place];
    const wanted = this.cardsAt(wider);
    const fits = group.ways.some((one) => placesOf(cardsIn(one), wanted).length === wanted.length);
    this.chosenNow = fits ? wider : [place];
  }

  stepBack(): void {
    this.live.quiet();
    if (this.group) this.group = null;
    else this.verb = "";
    this.chosenNow = [];
  }

  private cardsAt(places: readonly number[]): string[] {
    return places.map((place) => this.hand[place] ?? "");
  }

  private start(): void {
    this.verb = "";
    this.group = null;
    this.chosenNow = [];
    const only = this.groups.find((one) => one.verb === "parry");
    if (only) this.pick(only); // a blow is parried with the cheapest card, unless another is chosen
  }

  private pick(one: Group): void {
    this.group = one;
    this.chosenNow = one.paid ? placesOf(this.hand, cardsIn(one.ways[0] ?? "")) : [];
  }
}
