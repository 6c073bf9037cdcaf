/** Where the others sit: clockwise around the altar from the left hand of whoever looks. */

const AREAS: Record<number, readonly string[]> = {
  1: ["tm"],
  2: ["tl", "tr"],
  3: ["tl", "tm", "tr"],
  4: ["bl", "tl", "tr", "br"],
  5: ["bl", "tl", "tm", "tr", "br"],
  6: ["bl", "ml", "tl", "tr", "mr", "br"],
  7: ["bl", "ml", "tl", "tm", "tr", "mr", "br"],
  8: ["bm", "bl", "ml", "tl", "tm", "tr", "mr", "br"],
};

export interface Place {
  seat: number;
  area: string;
}

/** The seats around the altar with their areas; the own seat is apart, a watcher (`you` -1) sees all of them. */
export function places(seats: number, you: number): Place[] {
  const others = Array.from({ length: seats }, (_, step) => (you < 0 ? step : (you + 1 + step) % seats));
  const around = you < 0 ? others : others.slice(0, -1);
  const areas = AREAS[around.length] ?? [];
  return around.map((seat, index) => ({ seat, area: areas[index] ?? "" }));
}
