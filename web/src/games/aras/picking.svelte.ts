/** What is being picked at a board of Aras, by taps, keys or dragging, and what the board shows of it meanwhile. */
import type { ArasView } from "../../generated/messages";
import { settings } from "../../lib/settings.svelte";
import {
  drop,
  grips,
  groupTargets,
  lift,
  nextCells,
  NOTHING,
  parse,
  tap,
  type Outcome,
  type Parsed,
  type Picked,
} from "./choose";
import { Drag } from "./drag.svelte";
import { previewNote } from "./prompt";

const REST_MS = 90; // over a cell until what it would lead to is asked for

/** The position that is picked at, and what becomes of it. */
export interface Position {
  view(): ArasView | null;
  options(): readonly Parsed[];
  /** Whether one may decide now. */
  open(): boolean;
  /** Whether elements in hand are dragged, too. */
  hand: boolean;
  /** The board as a decision would leave it, or null if nobody says. */
  preview(answer: string): Promise<ArasView | null>;
  /** Something is lifted: what was said of the last try no longer counts. */
  lifted(): void;
  follow(outcome: Outcome): void;
}

/** Made while a component is made: it asks for previews as long as that one is there. */
export class Picking {
  picked = $state.raw<Picked>(NOTHING);
  over = $state<string | null>(null); // the cell under the pointer or the keyboard
  ghost = $state.raw<ArasView | null>(null); // the board as the decision in sight would leave it
  board = $state.raw<{ cellUnder(x: number, y: number): string | null } | undefined>();
  readonly drag: Drag;
  readonly targets = $derived.by(() => nextCells(this.at.options(), this.picked));
  readonly grips = $derived.by(() => grips(this.at.open() ? this.at.options() : [], this.picked));
  readonly wholes = $derived.by(() => {
    const view = this.at.view();
    return view ? groupTargets(view, this.at.options(), this.picked) : [];
  });
  /** Whether an empty cell is asked for. */
  readonly empty = $derived.by(() => {
    const elements = this.at.view()?.elements;
    return elements ? [...this.targets.keys()].some((cell) => !elements.some((one) => one.cell === cell)) : false;
  });
  /** The decision in sight: the one that waits to be confirmed, or the one under the pointer. */
  readonly sight = $derived.by(
    () => this.picked.armed ?? (this.over === null ? null : (this.targets.get(this.over) ?? null)),
  );
  readonly sightCell = $derived.by(() => (this.sight === null ? null : (parse(this.sight).cells.at(-1) ?? null)));
  readonly note = $derived.by(() => {
    const view = this.at.view();
    return this.sight && view && this.ghost ? previewNote(view, this.ghost, this.sight) : null;
  });
  private readonly at: Position;
  private before = NOTHING; // what was picked when something was lifted

  constructor(at: Position) {
    this.at = at;
    this.drag = new Drag({
      view: () => at.view() as ArasView,
      cellAt: (x, y) => this.board?.cellUnder(x, y) ?? null,
      lift: (cell) => this.lift(cell),
      over: (cell) => (this.over = cell),
      drop: (cell) => this.drop(cell),
    });
    $effect(() => this.foresee());
  }

  /** What a tap on a cell means. */
  tap(cell: string): void {
    const view = this.at.view();
    if (view) this.at.follow(tap(view, this.at.options(), this.picked, cell, settings.twice));
  }

  private foresee(): (() => void) | undefined {
    const answer = this.sight;
    const position = this.at.view()?.position;
    if (!answer || parse(answer).cells.length === 0) {
      this.ghost = null;
      return undefined;
    }
    const wait = setTimeout(() => {
      void this.at.preview(answer).then((after) => {
        if (answer === this.sight && position === this.at.view()?.position) this.ghost = after;
      });
    }, REST_MS);
    return () => clearTimeout(wait);
  }

  private lift(cell: string | null): boolean {
    const view = this.at.view();
    if (!view || !this.at.open() || (cell === null && !this.at.hand)) return false;
    const lifted =
      cell === null ? { ...NOTHING, verb: "+" as const } : lift(view, this.at.options(), this.picked, cell);
    if (!lifted) return false;
    this.at.lifted();
    this.before = { ...this.picked, armed: null };
    this.picked = lifted;
    return true;
  }

  private drop(cell: string | null): void {
    const held = this.picked;
    this.picked = this.before;
    const view = this.at.view();
    if (cell === null || cell === held.cells.at(-1) || !view || !this.at.open()) return;
    this.at.follow(drop(view, this.at.options(), held, cell, settings.twice));
  }
}
