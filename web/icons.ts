/** Icons as modules: `import wolf from "icon:game-icons/wolf-head"` bundles that one icon and no other. */
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const SETS = ["game-icons", "ph"] as const;
/** The places of a drawing are told to a 1024th of its width: finer than a screen shows, and half as many bytes. */
const FINEST = 1024;
/** The numbers of each command of a path: places across and down, those of an arc's ends, and what stays as it is. */
const COMMANDS: Record<string, string> = {
  m: "xy",
  l: "xy",
  t: "xy",
  h: "x",
  v: "y",
  c: "xyxyxy",
  s: "xyxy",
  q: "xyxy",
};
const ARC = "===//xy"; // two lengths and an angle, then two flags, which may touch what follows

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

export function icons(): Plugin {
  const loaded = new Map<string, IconSet>();
  for (const name of SETS) loaded.set(name, require(`@iconify-json/${name}/icons.json`) as IconSet);
  return {
    name: "sanjie-icons",
    resolveId(id) {
      return id.startsWith("icon:") ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      const [setName = "", name = ""] = id.slice("\0icon:".length).split("/");
      const set = loaded.get(setName);
      const icon = set?.icons[name] ?? set?.icons[set.aliases?.[name]?.parent ?? ""];
      if (!set || !icon) throw new Error(`no icon ${setName}/${name} in the installed packages`);
      const size = icon.width ?? set.width ?? 512;
      const body = icon.body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${coarse(path, size / FINEST)}"`);
      return `export default ${JSON.stringify({ size, body })}`;
    },
  };
}

interface Place {
  x: number;
  y: number;
}

/** `path` with its places on a grid of `step`, each rounded from where it truly is: errors do not add up. */
export function coarse(path: string, step: number): string {
  const tidy = (value: number): number => Number(value.toFixed(4));
  const origin: Place = { x: 0, y: 0 };
  let here = { is: origin, told: origin }; // where a command truly begins, and where it does on the grid
  let start = here; // of the line that z closes
  let text = "";
  let last = "";
  for (const [, command = "", rest = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const shape = kind === "a" ? ARC : COMMANDS[kind];
    if (kind === "z") {
      text += last = command;
      here = start;
      continue;
    }
    if (!shape) throw new Error(`no command ${command} is known in ${path}`);
    let name = command;
    for (const numbers of numbersOf(rest, shape)) {
      const from = command === kind ? here : { is: origin, told: origin };
      const end = { is: { ...here.is }, told: { ...here.told } };
      const words = numbers.map((number, index) => {
        const way = shape[index];
        if (way !== "x" && way !== "y") return tidy(number);
        end.is[way] = from.is[way] + number;
        end.told[way] = tidy(Math.round(end.is[way] / step) * step);
        return tidy(end.told[way] - from.told[way]);
      });
      if (name !== last) text += last = name;
      for (const word of words) text += joined(text, word);
      here = end;
      if (name === command && kind === "m") {
        start = here;
        name = command === "m" ? "l" : "L"; // what follows a start without a command is a line
      }
    }
  }
  return text;
}

/** The numbers of `rest`, for each command of that shape. */
function* numbersOf(rest: string, shape: string): Generator<number[]> {
  const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+))/iy;
  const flag = /[\s,]*([01])/y;
  let at = 0;
  while (rest.slice(at).trim()) {
    yield [...shape].map((way) => {
      const pattern = way === "/" ? flag : number;
      pattern.lastIndex = at;
      const found = pattern.exec(rest);
      if (!found) throw new Error(`no number at ${at} of ${rest}`);
      at = pattern.lastIndex;
      return Number(found[1]);
    });
  }
}

/** A number as it follows `text`, apart from the one before it only where that is needed. */
function joined(text: string, value: number): string {
  const word = String(value).replace(/^(-?)0\./, "$1.");
  const apart = word.startsWith("-") || /[a-z]$/i.test(text) || (word.startsWith(".") && /\.\d+$/.test(text));
  return apart ? word : ` ${word}`;
}
