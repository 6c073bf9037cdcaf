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

type Find = (place: Place) => Element | null;
type Of<Kind extends Motion["kind"]> = Extract<Motion, { kind: Kind }>;

/** Play `list`; gives what ends it at once. `find` gives the element that stands for a place, if it is on the page. */
export function play(list: readonly Motion[], find: Find): () => void {
  if (!list.length || typeof Element.prototype.animate !== "function") return () => {};
  const scene = new Scene(find);
  for (const motion of list) scene.add(motion);
  return scene.begin();
}

/** Motions that run together. What one needs and the page does not show, it is left out for. */
class Scene {
  private readonly over = document.createElement("div"); // lies over the page, with what flies
  private readonly within: Element[] = []; // pieces put into a drawing
  private readonly running: Animation[] = [];

  constructor(private readonly find: Find) {
    this.over.className = "motions";
    this.over.setAttribute("aria-hidden", "true");
  }

  add(motion: Motion): void {
    if (motion.kind === "fly") this.fly(motion);
    else if (motion.kind === "glide") this.glide(motion);
    else if (motion.kind === "ring" || motion.kind === "number") this.mark(motion);
    else if (motion.kind === "shake") this.shake(motion);
    else if (motion.kind === "flip") this.flip(motion);
    else if (motion.kind === "turn") this.turn(motion);
    else this.darken(motion);
  }

  /** Show what was added; gives what ends it at once. */
  begin(): () => void {
    if (!this.running.length) return () => {};
    document.body.append(this.over);
    const end = (): void => {
      for (const one of this.running) one.cancel();
      this.over.remove();
      for (const one of this.within) one.remove();
    };
    void Promise.allSettled(this.running.map((one) => one.finished)).then(end);
    return end;
  }

  private fly(motion: Of<"fly">): void {
    const [from, to] = [this.find(motion.from), this.find(motion.to)];
    if (!from || !to) return;
    const [start, end] = [centre(from), centre(to)];
    const back = `${start.x - end.x}px ${start.y - end.y}px`;
    this.run(motion, this.put(`fly ${motion.look}`, end), [
      { translate: back, scale: 0.8, opacity: 0 },
      { translate: back, scale: 1.1, opacity: 1, offset: 0.15 },
      { translate: "0 0", scale: 1, opacity: 1, offset: 0.85 },
      { translate: "0 0", scale: 0.7, opacity: 0 },
    ]);
  }

  private glide(motion: Of<"glide">): void {
    const piece = this.find(motion.what);
    const places = motion.along.map(this.find).filter((one) => one !== null);
    const last = places.at(-1);
    if (!piece || !last || places.length < motion.along.length) return;
    const [end, scale] = [centre(last), unit(piece)];
    const steps = places.map(centre).map(({ x, y }) => ({
      translate: `${(x - end.x) * scale}px ${(y - end.y) * scale}px`,
    }));
    this.run(motion, piece, steps, { fill: "backwards" });
  }

  private flip(motion: Of<"flip">): void {
    const piece = this.find(motion.what);
    if (!piece) return;
    const cover = motion.cover ? covered(piece, motion.cover) : null;
    const [whole, edge] = piece instanceof SVGElement ? ["1 1", "1 0"] : ["1 1", "0 1"];
    const steps = [{ scale: cover ? whole : edge }, { scale: edge, offset: 0.5 }, { scale: whole }];
    this.run(motion, piece, steps, { fill: "backwards" });
    if (!cover) return;
    this.within.push(cover);
    const gone = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
    this.run(motion, cover, gone, { easing: "linear" });
  }

  private turn(motion: Of<"turn">): void {
    const piece = this.find(motion.what);
    const steps = [{ rotate: `${-motion.from}deg` }, { rotate: "0deg" }];
    if (piece) this.run(motion, piece, steps, { fill: "backwards" });
  }

  private shake(motion: Of<"shake">): void {
    const piece = this.find(motion.what);
    if (!piece) return;
    const scale = unit(piece);
    const steps = [0, -5, 5, -4, 3, 0].map((x) => ({ translate: `${x * scale}px 0` }));
    this.run(motion, piece, steps, { fill: "none" });
  }

  private mark(motion: Of<"ring"> | Of<"number">): void {
    const place = this.find(motion.at);
    if (!place) return;
    const ring = motion.kind === "ring";
    const piece = this.put(ring ? `ring ${motion.tone}` : "number", centre(place));
    if (!ring) piece.textContent = motion.text;
    this.run(motion, piece, [
      { opacity: 0, scale: 0.6, translate: "0 0" },
      { opacity: 1, scale: 1, translate: "0 0", offset: 0.25 },
      { opacity: 0, scale: ring ? 1.5 : 1, translate: ring ? "0 0" : "0 -34px" },
    ]);
  }

  private darken(motion: Of<"dark">): void {
    const steps = [{ opacity: 0 }, { opacity: 0.7, offset: 0.4 }, { opacity: 0 }];
    this.run(motion, this.put("dark", { x: 0, y: 0 }), steps);
  }

  /** A piece over the page. */
  private put(name: string, at: { x: number; y: number }): HTMLElement {
    const piece = this.over.appendChild(document.createElement("i"));
    piece.className = name;
    piece.style.left = `${at.x}px`;
    piece.style.top = `${at.y}px`;
    return piece;
  }

  private run(motion: Motion, piece: Element, steps: Keyframe[], other: KeyframeAnimationOptions = {}): void {
    const timing = { duration: durationOf(motion), delay: motion.delay, easing: EASE, fill: "both" as const };
    this.running.push(piece.animate(steps, { ...timing, ...other }));
  }
}
