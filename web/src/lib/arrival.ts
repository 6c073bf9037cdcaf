/** Where the focus goes on another page of ours: to its heading, as soon as that is there. */
import { tick } from "svelte";

const SETTLED_MS = 3000; // then a heading is not drawn anew any more
let end: (() => void) | null = null;

/** Whether the beginning of a page that was asked for takes the focus, which a screen reader then reads. */
export const arriving = (): boolean => end !== null;

/** What a page begins with: at a table its prompt, elsewhere its heading; null while that is not drawn. */
function beginning(): HTMLElement | null {
  if (!document.querySelector("main:not([aria-busy=true])") || document.querySelector("dialog[open]")) return null;
  return document.querySelector(
    document.querySelector(".table, #prompt-heading") ? "#prompt-heading" : "main h1, header h1",
  );
}

/**
 * Another page was asked for: what had the focus goes with the old one, and the new one's beginning takes it. What the
 * visitor does meanwhile ends that.
 */
export function arrive(): void {
  end?.();
  let settled: ReturnType<typeof setTimeout> | undefined;
  const focus = (): void => {
    if (document.activeElement !== document.body) return;
    const heading = beginning();
    if (!heading) return;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    settled ??= setTimeout(stop, SETTLED_MS);
  };
  const watch = new MutationObserver(focus); // pages come in pieces
  const stop = (): void => {
    watch.disconnect();
    clearTimeout(settled);
    removeEventListener("keydown", stop, true);
    removeEventListener("pointerdown", stop, true);
    if (end === stop) end = null;
  };
  end = stop;
  addEventListener("keydown", stop, true);
  addEventListener("pointerdown", stop, true);
  void tick() // the old page goes
    .then(tick) // and with it what an effect of it had kept
    .then(() => {
      if (end !== stop) return;
      watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["aria-busy"] });
      focus();
    });
}
