/** Dragging, a short cut for two taps: an element is lifted, hangs at the pointer, and is let go over a cell. */
import type { ArasView } from "../../generated/messages";
import { groupAt } from "./choose";
import type { Kind } from "./kinds";

/** What hangs at the pointer. */
export interface Held {
  x: number; // of the window
  y: number;
  side: "a" | "b";
  up: boolean;
  kind: Kind;
}

/** What dragging needs to know of the board, and whom it tells. */
export interface Desk {
  view(): ArasView;
  /** The cell at a place of the window, or a legal one just beside it. */
  cellAt(x: number, y: number): string | null;
  /** Lift the element on `cell`, or one in hand (null); whether that can be done. */
  lift(cell: string | null): boolean;
  over(cell: string | null): void;
  /** Let go over a cell, or outside the board (null). */
  drop(cell: string | null): void;
}

const SLIP = { mouse: 5, pen: 8, touch: 10 }; // px that a press may slip and still be a tap

export class Drag {
  held = $state.raw<Held | null>(null);
  private stop: () => void = () => {};

  constructor(private readonly desk: Desk) {}

  /** A press on an element that can be lifted; it becomes a drag when the pointer moves on. */
  press(event: PointerEvent, from: string | null, side: "a" | "b"): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.stop();
    const { pointerId, clientX, clientY } = event;
    const slip = SLIP[event.pointerType as keyof typeof SLIP] ?? 8;
    const ended = new AbortController();
    this.stop = () => {
      ended.abort();
      this.held = null;
      delete document.documentElement.dataset["dragging"];
    };
    const move = (at: PointerEvent): void => {
      if (at.pointerId !== pointerId) return;
      if (!this.held) {
        if (Math.hypot(at.clientX - clientX, at.clientY - clientY) < slip) return;
        if (!this.desk.lift(from)) return this.stop();
        getSelection()?.removeAllRanges();
        document.documentElement.dataset["dragging"] = "";
      }
      this.held = { x: at.clientX, y: at.clientY, ...this.piece(from, side) };
      this.desk.over(this.desk.cellAt(at.clientX, at.clientY));
    };
    const release = (at: PointerEvent): void => {
      if (at.pointerId !== pointerId) return;
      const dragged = this.held !== null;
      this.stop();
      if (!dragged) return;
      if (at.pointerType !== "touch") swallowClick(); // fingers that moved on make none
      const cell = this.desk.cellAt(at.clientX, at.clientY);
      this.desk.over(null);
      this.desk.drop(cell);
    };
    const give = { signal: ended.signal };
    addEventListener("pointermove", move, give);
    addEventListener("pointerup", release, give);
    addEventListener("pointercancel", () => this.cancel(), give);
    addEventListener("blur", () => this.cancel(), give);
    addEventListener("keydown", (key) => this.held && key.key === "Escape" && this.cancel(), {
      ...give,
      capture: true,
    });
  }

  /** Put back what hangs at the pointer, as if nothing had been dragged. */
  cancel(): void {
    const dragged = this.held !== null;
    this.stop();
    if (!dragged) return;
    this.desk.over(null);
    this.desk.drop(null);
  }

  private piece(from: string | null, side: "a" | "b"): Pick<Held, "side" | "up" | "kind"> {
    const group = from === null ? undefined : groupAt(this.desk.view(), from);
    return group ? { side: group.side, up: group.up, kind: "slime" } : { side, up: false, kind: "slime" };
  }
}

/** The click that a browser makes of the release of a drag is no tap. */
function swallowClick(): void {
  const eat = (click: Event): void => click.stopPropagation();
  addEventListener("click", eat, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", eat, { capture: true }), 60);
}
