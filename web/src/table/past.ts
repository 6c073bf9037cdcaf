/** Steps of a table's past, as the server gave them when they were asked for. */
import type { Table, Was } from "../generated/messages";

/** The table after answer `number`, between two others; -1 where there is none. */
export interface Step<T extends Table = Table> {
  number: number;
  before: number;
  after: number;
  eyes: number; // the seat through whose eyes, -1 a watcher's
  view: T["view"];
}

const MOST = 200; // steps that are kept; older ones are asked for again

const gone = new WeakSet<Table>(); // tables as they were

/** Whether this is a table as it was, before what is now or before the end. */
export const isPast = (table: Table): boolean => gone.has(table);

/** The table as it was: nothing can be decided there, and the game goes on. */
export function asItWas<T extends Table>(now: T, step: Step<T>): T {
  const view = step.view;
  if (step.number === now.upto && now.status === "over") return { ...now, view, decision: null };
  const was: T = { ...now, upto: step.number, status: "playing", view, decision: null, ending: null, draw_offer: -1 };
  gone.add(was);
  return was;
}

/** The steps that are here, each under the number that was asked for: it may stand for an earlier one. */
export class Steps<T extends Table = Table> {
  private readonly kept = new Map<string, Step<T>>();

  /** The step for answer `number` of `upto`, if it is here and nothing has happened that it does not know. */
  at(number: number, eyes: number | null, upto: number): Step<T> | null {
    const step = this.kept.get(`${number} ${eyes}`);
    return step && (step.after >= 0 || step.number === upto) ? step : null;
  }

  /** Keep what the server said to the question for `number`, and give it as a step. */
  keep(number: number, asked: number | null, was: Was): Step<T> {
    const { before, after, eyes, view } = was;
    const step: Step<T> = { number: was.number, before, after, eyes, view };
    for (const name of [number, was.number]) {
      this.kept.delete(`${name} ${asked}`);
      this.kept.set(`${name} ${asked}`, step);
    }
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST) break;
      this.kept.delete(oldest);
    }
    return step;
  }

  clear(): void {
    this.kept.clear();
  }
}
