/** Short, dry, wooden sounds, made on the spot. Each is a few strokes; none tells what the page does not show too. */

/** One stroke: what is struck, how high in Hz, when and how long in ms, how loud in 0..1. */
export interface Stroke {
  of: "wood" | "stone" | "drum" | "bell" | "paper" | "breath";
  pitch: number;
  at?: number;
  lasts?: number;
  loud?: number;
  to?: number; // the pitch it glides to
}

const rising = [523, 659, 784];
const wood = (pitch: number, at = 0, loud = 0.5): Stroke => ({ of: "wood", pitch, at, lasts: 90, loud });

/** Every cue with its strokes: at most 400 ms, the temple bell 700. */
export const SOUNDS = {
  turn: [wood(440), wood(587, 110)],
  place: [{ of: "stone", pitch: 900, lasts: 60 }],
  flip: [
    { of: "stone", pitch: 700, lasts: 50 },
    { of: "stone", pitch: 980, at: 70, lasts: 60 },
  ],
  fuse: [
    { of: "stone", pitch: 760, lasts: 50 },
    { of: "stone", pitch: 820, at: 60, lasts: 50 },
    { of: "drum", pitch: 90, at: 130, lasts: 220 },
  ],
  hit: [{ of: "drum", pitch: 110, lasts: 240, loud: 0.7 }],
  blow: [{ of: "drum", pitch: 70, lasts: 340, loud: 0.9 }],
  eat: [{ of: "breath", pitch: 500, lasts: 240, to: 180 }],
  devour: [{ of: "breath", pitch: 140, lasts: 340, to: 70, loud: 0.8 }],
  carry: [{ of: "breath", pitch: 1800, lasts: 180, to: 2600, loud: 0.3 }],
  quake: [{ of: "drum", pitch: 48, lasts: 390, loud: 0.8 }],
  howl: [{ of: "breath", pitch: 420, lasts: 340, to: 640, loud: 0.4 }],
  draw: [{ of: "paper", pitch: 3200, lasts: 110, to: 4600, loud: 0.4 }],
  play: [
    { of: "paper", pitch: 2600, lasts: 60, loud: 0.4 },
    { of: "wood", pitch: 260, at: 50, lasts: 80, loud: 0.4 },
  ],
  discard: [{ of: "paper", pitch: 3600, lasts: 160, to: 1600, loud: 0.3 }],
  haunting: [{ of: "bell", pitch: 1320, lasts: 380, loud: 0.4 }],
  event: [{ of: "bell", pitch: 196, lasts: 390, loud: 0.6 }],
  vote: [{ of: "paper", pitch: 2000, lasts: 45, loud: 0.4 }],
  fan: [0, 55, 110, 165].map((at): Stroke => ({ of: "paper", pitch: 2600 + at * 6, at, lasts: 45, loud: 0.4 })),
  stamp: [{ of: "wood", pitch: 170, lasts: 130, loud: 0.8 }],
  cracked: [
    { of: "bell", pitch: 740, lasts: 260, loud: 0.4 },
    { of: "bell", pitch: 787, lasts: 220, loud: 0.4 },
  ],
  king: [{ of: "bell", pitch: 110, lasts: 700, loud: 0.8 }],
  dice: [0, 70, 150].map((at): Stroke => ({ of: "wood", pitch: 780 - at, at, lasts: 40, loud: 0.5 })),
  curse: [{ of: "bell", pitch: 220, lasts: 390, loud: 0.5 }],
  doom: [{ of: "bell", pitch: 220, lasts: 400, to: 150, loud: 0.6 }],
  step: [{ of: "wood", pitch: 330, lasts: 60, loud: 0.35 }],
  illegal: [{ of: "wood", pitch: 200, lasts: 40, loud: 0.25 }],
  tick: [{ of: "wood", pitch: 1200, lasts: 25, loud: 0.25 }],
  won: rising.map((pitch, index) => wood(pitch, index * 110)),
  lost: [wood(392), wood(294, 140)],
  drawn: [wood(440)],
} as const satisfies Record<string, readonly Stroke[]>;

export type Cue = keyof typeof SOUNDS;

/** How long a cue lasts, in ms. */
export const lastsOf = (cue: Cue): number =>
  Math.max(...(SOUNDS[cue] as readonly Stroke[]).map(({ at = 0, lasts = 100 }) => at + lasts));

const LOUD = 0.35; // of full: about -18 LUFS for the drum
let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;
let busyUntil = 0;

function noise(at: AudioContext): AudioBuffer {
  if (rustle) return rustle;
  rustle = at.createBuffer(1, at.sampleRate / 2, at.sampleRate);
  const samples = rustle.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[index] = state / 2147483648 - 1;
  }
  return rustle;
}

function strike(at: AudioContext, begin: number, stroke: Stroke): void {
  const { of, pitch, lasts = 100, loud = 0.5, to = pitch } = stroke;
  const end = begin + lasts / 1000;
  const volume = at.createGain();
  volume.connect(at.destination);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud * LOUD, begin + (of === "breath" ? 0.06 : 0.004));
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  if (of === "paper" || of === "breath" || of === "stone") {
    const source = at.createBufferSource();
    source.buffer = noise(at);
    const colour = at.createBiquadFilter();
    colour.type = "bandpass";
    colour.Q.value = of === "stone" ? 9 : of === "paper" ? 1.2 : 3;
    colour.frequency.setValueAtTime(pitch, begin);
    colour.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(colour).connect(volume);
    source.start(begin);
    source.stop(end);
    return;
  }
  for (const [ratio, share] of of === "bell"
    ? [
        [1, 1],
        [2.76, 0.4],
        [5.4, 0.2],
      ]
    : [[1, 1]]) {
    // prettier-ignore
    const tone = at.createOscillator();
    const part = at.createGain();
    part.gain.value = share ?? 1;
    tone.type = of === "wood" ? "triangle" : "sine";
    tone.frequency.setValueAtTime(pitch * (ratio ?? 1) * (of === "drum" ? 1.6 : 1), begin);
    tone.frequency.exponentialRampToValueAtTime(to * (ratio ?? 1), of === "drum" ? begin + 0.05 : end);
    tone.connect(part).connect(volume);
    tone.start(begin);
    tone.stop(end);
  }
}

/** Browsers allow sound only after the visitor has touched the page; until then this stays silent. */
function ready(): AudioContext | null {
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Sound a cue; one at a time, so that a late one is left out rather than heard over another. Ticks always sound. */
export function sound(cue: Cue, now = performance.now()): boolean {
  if (cue !== "tick" && now < busyUntil) return false;
  const at = ready();
  if (!at) return false;
  if (cue !== "tick") busyUntil = now + lastsOf(cue);
  for (const stroke of SOUNDS[cue] as readonly Stroke[]) strike(at, at.currentTime + (stroke.at ?? 0) / 1000, stroke);
  return true;
}
