/** How much of the land is shown, and which part: fit, nearer, moved. All in units of the drawing. */

export type Box = readonly [left: number, top: number, width: number, height: number];

export interface Lens {
  near: number; // 1 shows all of it
  x: number; // middle of what is shown
  y: number;
}

export const NEAREST = 3;

/** All of the land. */
export const fit = ([left, top, width, height]: Box): Lens => ({ near: 1, x: left + width / 2, y: top + height / 2 });

/**
 * How near the land is at first: all of it, or as much as lets a finger meet the right place. `across` and `down` are
 * the px it has, `least` the px of a place from side to side, `place` the same in the drawing.
 */
export function nearAtFirst(box: Box, [across, down]: readonly [number, number], least: number, place: number): number {
  const [, , width, height] = box;
  const scale = Math.min(across / width, down / height);
  return scale > 0 ? Math.min(NEAREST, Math.max(1, least / (place * scale))) : 1;
}

/** What the lens shows. */
export function shown([, , width, height]: Box, { near, x, y }: Lens): Box {
  return [x - width / near / 2, y - height / near / 2, width / near, height / near];
}

/** The lens within its limits: between all and `NEAREST`, and never beyond the edge of the land. */
export function held(box: Box, lens: Lens): Lens {
  const near = Math.min(NEAREST, Math.max(1, lens.near));
  const [left, top, width, height] = box;
  const [w, h] = [width / near / 2, height / near / 2];
  const x = Math.min(left + width - w, Math.max(left + w, lens.x));
  const y = Math.min(top + height - h, Math.max(top + h, lens.y));
  return { near, x, y };
}

/** `by` times as near, so that the point stays where it is on the screen. */
export function nearer(box: Box, lens: Lens, by: number, [x, y]: readonly [number, number]): Lens {
  const near = Math.min(NEAREST, Math.max(1, lens.near * by));
  const share = lens.near / near;
  return held(box, { near, x: x + (lens.x - x) * share, y: y + (lens.y - y) * share });
}

/** The same part, shifted so that the point is in it, with some room around. */
export function onto(box: Box, lens: Lens, [x, y]: readonly [number, number], room: number): Lens {
  const [left, top, width, height] = shown(box, lens);
  const dx = Math.min(0, x - room - left) + Math.max(0, x + room - left - width);
  const dy = Math.min(0, y - room - top) + Math.max(0, y + room - top - height);
  return held(box, { ...lens, x: lens.x + dx, y: lens.y + dy });
}
