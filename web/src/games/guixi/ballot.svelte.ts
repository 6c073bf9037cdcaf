/** One's own votes: chosen together, then laid one by one, as the rules ask for them (GUIXI-8.3). */
import type { GuixiTable as Table } from "../../generated/messages";
import type { LiveTable } from "../../table/live.svelte";
import { sorted } from "./prompt";

export class Ballot {
  /** Places in the hand. */
  chosen = $state.raw<readonly number[]>([]);
  /** The answers that are still to be given, the last that these were all. */
  plan = $state.raw<readonly string[]>([]);
  private readonly live: () => Pick<LiveTable<Table>, "pending" | "answer">;

  constructor(live: () => Pick<LiveTable<Table>, "pending" | "answer">) {
    this.live = live;
  }

  toggle(place: number): void {
    this.chosen = this.chosen.includes(place) ? this.chosen.filter((one) => one !== place) : [...this.chosen, place];
  }

  clear(): void {
    this.chosen = [];
  }

  /** Lay what is chosen, unless something is on its way. */
  lay(table: Table): void {
    if (!table.decision || this.live().pending || this.plan.length) return;
    const hand = sorted(table.view.players[table.you]?.hand ?? []);
    this.plan = [...this.chosen.map((place) => `vote ${hand[place] ?? ""}`), "done"];
    this.chosen = [];
    this.next(table);
  }

  /** Lay the next vote, once the server asks for it. */
  next(now: Table): void {
    const live = this.live();
    const [next] = this.plan;
    if (next === undefined || live.pending) return;
    const allowed = now.decision?.options.includes(next) ?? false;
    this.plan = allowed ? this.plan.slice(1) : [];
    if (allowed) live.answer(next);
  }
}
