/** Icons as modules: `import wolf from "icon:game-icons/wolf-head"` bundles that one icon and no other. */
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const SETS = ["game-icons", "ph"] as const;

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
      return `export default ${JSON.stringify({ size, body: icon.body })}`;
    },
  };
}
