/** The brush strokes of each ground: every tile a little different, the same tile always alike. */

export interface Stroke {
  d: string;
  width: number;
}

/** Numbers of -0.5..0.5 that look drawn by lot and are the same for the same seed. */
function shaky(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296 - 0.5;
  };
}

const n = (value: number): string => value.toFixed(1);

function water(x: number, y: number, shake: () => number): Stroke[] {
  return [-2, -1, 0, 1, 2].map((row) => {
    const wide = 30 - Math.abs(row) * 4;
    const w = n(wide / 2);
    return {
      d: `M${n(x - wide)} ${n(y + row * 12 + shake() * 3)}q${n(wide / 4)} -7 ${w} 0t${w} 0t${w} 0t${w} 0`,
      width: row % 2 ? 1.3 : 2,
    };
  });
}

function fire(x: number, y: number, shake: () => number): Stroke[] {
  const ground = [0, 1, 2].map((row) => {
    const wide = 32 - (row === 1 ? 0 : 7);
    const at = `M${n(x - wide)} ${n(y - 14 + row * 17 + shake() * 3)}`;
    return { d: `${at}c${n(wide * 0.4)} -9 ${n(wide * 0.7)} 7 ${wide} -1s${n(wide * 0.7)} -8 ${wide} 2`, width: 1.5 };
  });
  const cracks = [0, 1, 2, 3].map((k) => ({
    d: `M${n(x - 24 + k * 15 + shake() * 5)} ${n(y + shake() * 34)}l3 -7l2 5l4 -9`,
    width: 1.5,
  }));
  return [...ground, ...cracks];
}

function rock(x: number, y: number, shake: () => number): Stroke[] {
  return [
    [-17, 8, 1],
    [13, 2, 1.25],
    [-2, 24, 0.9],
  ].flatMap(([dx = 0, dy = 0, k = 1]) => {
    const [h, w, left, foot] = [20 * k, 15 * k, x + dx + shake() * 3, y + dy + shake() * 3];
    return [
      { d: `M${n(left - w)} ${n(foot)}L${n(left - 2)} ${n(foot - h)}L${n(left + w)} ${n(foot)}`, width: 2 },
      { d: `M${n(left - 2)} ${n(foot - h)}l3 ${n(h * 0.45)}l-3 ${n(h * 0.2)}l4 ${n(h * 0.3)}`, width: 1.2 },
    ];
  });
}

function thunder(x: number, y: number, shake: () => number): Stroke[] {
  const column = (left: number, foot: number, h: number, broken: boolean): Stroke[] => [
    { d: `M${n(left - 7)} ${n(foot)}h14m-12 -3h10m-9 0V${n(foot - h)}m8 ${h - 3}V${n(foot - h)}`, width: 1.5 },
    {
      d: broken ? `M${n(left - 4)} ${n(foot - h)}l3 5l2 -3l3 4` : `M${n(left - 7)} ${n(foot - h)}h14m-13 -4h12`,
      width: 1.6,
    },
  ];
  return [
    ...column(x - 20 + shake() * 2, y + 22, 30, false),
    ...column(x - 1 + shake() * 2, y + 25, 24, true),
    ...column(x + 19 + shake() * 2, y + 22, 33, false),
  ];
}

function wind(x: number, y: number, shake: () => number): Stroke[] {
  return [
    [-22, 4, 0.85],
    [-6, -6, 1.1],
    [13, 0, 1],
    [-14, 22, 1],
    [4, 20, 0.8],
    [20, 20, 0.9],
  ].map(([dx = 0, dy = 0, k = 1]) => {
    const [left, foot, h] = [x + dx + shake() * 4, y + dy + shake() * 4, 20 * k];
    const crown = `q${n(7 * k)} ${n(-h)} ${n(7 * k)} ${n(-h)}q0 0 ${n(7 * k)} ${n(h)}q${n(-7 * k)} 4 ${n(-14 * k)} 0`;
    return { d: `M${n(left)} ${n(foot)}v${n(-h * 0.35)}M${n(left - 7 * k)} ${n(foot - h * 0.3)}${crown}`, width: 1.5 };
  });
}

const GROUNDS: Record<string, (x: number, y: number, shake: () => number) => Stroke[]> = {
  W: water,
  F: fire,
  R: rock,
  T: thunder,
  A: wind,
};

/** The strokes of a tile of an element around a middle. */
export function strokes(element: string, [x, y]: readonly [number, number], seed: number): Stroke[] {
  return GROUNDS[element]?.(x, y, shaky(seed)) ?? [];
}

/** Clouds over a tile that nobody has seen. */
export function clouds([x, y]: readonly [number, number], seed: number): string {
  const shake = shaky(seed);
  const cloud = (left: number, foot: number, k: number): string => {
    const [w, h] = [n(6 * k), n(-9 * k)];
    const puffs = `c-1 ${h} ${n(9 * k)} ${n(-11 * k)} ${n(11 * k)} ${n(-4 * k)}c2 ${n(-8 * k)} ${n(14 * k)} ${n(-6 * k)} ${n(13 * k)} ${n(1 * k)}`;
    return `M${n(left)} ${n(foot)}${puffs}c${w} ${n(-3 * k)} ${n(9 * k)} ${n(3 * k)} ${w} ${n(3 * k)}z`;
  };
  return [
    cloud(x - 24 + shake() * 9, y - 4 + shake() * 9, 0.95),
    cloud(x - 3 + shake() * 9, y + 20 + shake() * 7, 0.8),
  ].join("");
}

/** The tent of a camp. */
export function tent([x, y]: readonly [number, number]): string {
  return (
    `M${n(x - 20)} ${n(y + 20)}L${n(x)} ${n(y - 22)}L${n(x + 20)} ${n(y + 20)}ZM${n(x)} ${n(y - 22)}v-9l10 4l-10 4` +
    `M${n(x)} ${n(y + 20)}l-6 -14M${n(x)} ${n(y + 20)}l6 -14`
  );
}
