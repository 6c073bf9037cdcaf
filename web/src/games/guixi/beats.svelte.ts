/** A clock that counts beats; when none runs, all have been. */
import { settings } from "../../lib/settings.svelte";
import { sound } from "../../sound/sounds";
import type { Beat } from "./reveal";

export class Beats {
  /** How many beats have been, all of them at rest. */
  been = $state(Infinity);
  readonly running = $derived(this.been !== Infinity);
  private timers: ReturnType<typeof setTimeout>[] = [];
  private last: Beat | undefined;
  private then: () => void = () => {};

  /** Begin; `then` is called once the last beat has been, or at once when the rest is skipped. */
  start(beats: readonly Beat[], then: () => void = () => {}): void {
    this.stop();
    this.last = beats.at(-1);
    this.then = then;
    if (!this.last) {
      this.end();
      return;
    }
    this.been = 0;
    this.timers = beats.map((beat, index) =>
      setTimeout(() => {
        if (beat.cue && settings.sound) sound(beat.cue);
        if (index === beats.length - 1) this.end();
        else this.been = index + 1;
      }, beat.at),
    );
  }

  /** Let all that is left have been; its last sound is made. */
  skip(): void {
    if (!this.running) return;
    const cue = this.last?.cue;
    this.stop();
    if (cue && settings.sound) sound(cue);
    this.end();
  }

  /** End without a word. */
  stop(): void {
    for (const one of this.timers) clearTimeout(one);
    this.timers = [];
    this.been = Infinity;
  }

  /** Whether beat `index` has been. */
  has(index: number): boolean {
    return this.been > index;
  }

  private end(): void {
    this.stop();
    const { then } = this;
    this.then = () => {};
    then();
  }
}
