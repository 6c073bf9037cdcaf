/** What surrounds the board of every game: the page of a table gives it to whatever is drawn inside. */
import { getContext, setContext, type Component, type Snippet } from "svelte";
import type { LiveTable } from "./live.svelte";

/** The sheet that is open over the table. */
export type Asking = "panel" | "leave" | "undo" | "result" | null;

/** A way to end the game that a game offers, such as giving up. */
export interface Way {
  label: string;
  sign: { size: number; body: string };
  press: () => void;
}

const KEY = Symbol("frame");

export class Frame {
  asking = $state<Asking>(null);
  /** What a game adds to the sheet of the result. */
  story = $state.raw<Snippet | null>(null);
  /** What a game adds to the sheet about the table. */
  ways = $state.raw<readonly Way[]>([]);

  /** `bar` stands among the tools of the bar at the top, `past` in place of its heading while one looks back. */
  constructor(
    readonly live: LiveTable,
    readonly bar: Component<{ frame: Frame }>,
    readonly past: Component<{ frame: Frame }>,
  ) {}
}

export function setFrame(frame: () => Frame | null): void {
  setContext(KEY, frame);
}

/** The frame of the table this is drawn in; null elsewhere. Read it in markup or `$derived`. */
export function frameHere(): Frame | null {
  return getContext<(() => Frame | null) | undefined>(KEY)?.() ?? null;
}

/** Let the sheet about the table offer these ways, too, while the component is there that calls this as it is made. */
export function offerWays(ways: () => readonly Way[]): void {
  const frame = getContext<(() => Frame | null) | undefined>(KEY);
  $effect(() => {
    const here = frame?.();
    if (!here) return;
    here.ways = ways();
    return () => (here.ways = []);
  });
}
