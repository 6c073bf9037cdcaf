/**
 * Motion over a table of HTML: what flies, glides, flashes when something happened.
 *
 * The board stands as the new view says before anything moves, and nothing here is kept: what is drawn over the board is
 * gone when it has arrived, and a piece that glides is animated from where it was to where it is. A motion that is left
 * out, or cut off, changes nothing.
 */
export type Place = string; // "seat:2", "cell:0,-1", "altar": what a table's own `find` knows
export type Look = "card" | "red" | "blue" | "die";

export type Motion =
  | { kind: "fly"; from: Place; to: Place; look: Look; delay: number }
  | { kind: "glide"; what: Place; along: readonly Place[]; delay: number }
  | { kind: "ring"; at: Place; tone: "plain" | "good" | "bad"; delay: number }
  | { kind: "number"; at: Place; text: string; delay: number }
  | { kind: "shake"; what: Place; delay: number }
  | { kind: "flip"; what: Place; delay: number; cover?: string } // about its axis, a tile from the colour `cover`
  | { kind: "turn"; what: Place; from: number; delay: number } // degrees, clockwise, that it stood otherwise
  | { kind: "dark"; delay: number };

export const GAP_MS = 140; // between two events, so that they are read one after another
export const MOST = 14; // events: beyond that a jump is clearer
const BASE_MS = 220;
const SLOW_MS = 420;
const SCENE_MS = 700;
const TURN_MS = 180; // a sixth of a full turn
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** How long all of `list` takes, in ms. */
export function lasting(list: readonly Motion[]): number {
  return list.reduce((longest, one) => Math.max(longest, one.delay + durationOf(one)), 0);
}

function durationOf(motion: Motion): number {
  if (motion.kind === "dark") return SCENE_MS;
  if (motion.kind === "turn") return TURN_MS * Math.max(1, Math.abs(motion.from) / 60);
  if (motion.kind === "glide") return BASE_MS * Math.max(1, motion.along.length);
  if (motion.kind === "fly" || motion.kind === "number") return SLOW_MS + BASE_MS;
  return SLOW_MS;
}

const centre = (element: Element): { x: number; y: number } => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Units of the drawing that one pixel of the screen is, for a piece within an SVG. */
function unit(element: Element): number {
  const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a : undefined;
  const own = element instanceof SVGGraphicsElement ? element.transform.baseVal.consolidate()?.matrix.a : undefined;
  return scale ? (own ?? 1) / scale : 1;
}

/** The outline of a place of a drawing once more, filled with what lay there before. */
function covered(place: Element, fill: string): SVGElement | null {
  const outline = place.querySelector("polygon");
  if (!outline) return null;
  const cover = outline.cloneNode(false) as SVGElement;
  cover.setAttribute("fill", fill);
  cover.setAttribute("aria-hidden", "true");
  return place.appendChild(cover);
}

/** Play `list`; gives what ends it at once. `find` gives the element that stands for a place, if it is on the page. */
export function play(list: readonly Motion[], find: (place: Place) => Element | null): () => void {
  if (!list.length || typeof Element.prototype.animate !== "function") return () => {};
  const over = document.createElement("div");
  over.className = "motions";
  over.setAttribute("aria-hidden", "true");
  const running: Animation[] = [];
  const pieces: Element[] = []; // within a drawing, gone in the end like what flies over it
  const put = (name: string, at: { x: number; y: number }): HTMLElement => {
    const piece = over.appendChild(document.createElement("i"));
    piece.className = name;
    piece.style.left = `${at.x}px`;
    piece.style.top = `${at.y}px`;
    return piece;
  };
  for (const motion of list) {
    const timing = { duration: durationOf(motion), delay: motion.delay, easing: EASE, fill: "both" as const };
    if (motion.kind === "fly") {
      const [from, to] = [find(motion.from), find(motion.to)];
      if (!from || !to) continue;
      const [start, end] = [centre(from), centre(to)];
      const way = { x: start.x - end.x, y: start.y - end.y };
      running.push(
        put(`fly ${motion.look}`, end).animate(
          [
            { translate: `${way.x}px ${way.y}px`, scale: 0.8, opacity: 0 },
            { translate: `${way.x}px ${way.y}px`, scale: 1.1, opacity: 1, offset: 0.15 },
            { translate: "0 0", scale: 1, opacity: 1, offset: 0.85 },
            { translate: "0 0", scale: 0.7, opacity: 0 },
          ],
          timing,
        ),
      );
    } else if (motion.kind === "glide") {
      const piece = find(motion.what);
      const places = motion.along.map(find);
      const last = places.at(-1);
      if (!piece || !last || places.some((one) => !one)) continue;
      const [end, scale] = [centre(last), unit(piece)];
      const steps = places.map((one) => {
        const { x, y } = centre(one as Element);
        return { translate: `${(x - end.x) * scale}px ${(y - end.y) * scale}px` };
      });
      running.push(piece.animate(steps, { ...timing, fill: "backwards" }));
    } else if (motion.kind === "flip") {
      const piece = find(motion.what);
      if (!piece) continue;
      const cover = motion.cover ? covered(piece, motion.cover) : null;
      const [whole, edge] = piece instanceof SVGElement ? ["1 1", "1 0"] : ["1 1", "0 1"];
      const steps = [{ scale: cover ? whole : edge }, { scale: edge, offset: 0.5 }, { scale: whole }];
      running.push(piece.animate(steps, { ...timing, fill: "backwards" }));
      if (!cover) continue;
      pieces.push(cover);
      const gone = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
      running.push(cover.animate(gone, { ...timing, easing: "linear" }));
    } else if (motion.kind === "turn") {
      const piece = find(motion.what);
      const steps = [{ rotate: `${-motion.from}deg` }, { rotate: "0deg" }];
      if (piece) running.push(piece.animate(steps, { ...timing, fill: "backwards" }));
    } else if (motion.kind === "shake") {
      const piece = find(motion.what);
      const scale = piece ? unit(piece) : 1;
      const steps = [0, -5, 5, -4, 3, 0].map((x) => ({ translate: `${x * scale}px 0` }));
      if (piece) running.push(piece.animate(steps, { ...timing, fill: "none" }));
    } else if (motion.kind === "dark") {
      running.push(
        put("dark", { x: 0, y: 0 }).animate([{ opacity: 0 }, { opacity: 0.7, offset: 0.4 }, { opacity: 0 }], timing),
      );
    } else {
      const place = find(motion.at);
      if (!place) continue;
      const piece = put(motion.kind === "ring" ? `ring ${motion.tone}` : "number", centre(place));
      if (motion.kind === "number") piece.textContent = motion.text;
      const up = motion.kind === "number" ? "0 -34px" : "0 0";
      running.push(
        piece.animate(
          [
            { opacity: 0, scale: 0.6, translate: "0 0" },
            { opacity: 1, scale: 1, translate: "0 0", offset: 0.25 },
            { opacity: 0, scale: motion.kind === "ring" ? 1.5 : 1, translate: up },
          ],
          timing,
        ),
      );
    }
  }
  if (!running.length) return () => {};
  document.body.append(over);
  const end = (): void => {
    for (const one of running) one.cancel();
    over.remove();
    for (const one of pieces) one.remove();
  };
  void Promise.allSettled(running.map((one) => one.finished)).then(end);
  return end;
}
