/**
 * Sizes are written in px and shipped in rem: whoever sets larger letters in the browser gets all of the page larger,
 * and the layout of a smaller screen with it. Hairlines stay; sizes within drawings, whose units are their own, are
 * written in pt, which is left alone.
 */
import type { CSSOptions } from "vite";

const ROOM = 16; // px of a rem, as browsers begin
const HAIRLINE = 2; // px, the widest that stays

/** The px of a value as `unit`s of 16 px. */
export function inRem(value: string, unit = "rem"): string {
  return value.replace(/(?<![\w.-])(-?\d*\.?\d+)px\b/g, (all, text: string) =>
    Math.abs(Number(text)) > HAIRLINE ? `${Number((Number(text) / ROOM).toFixed(5))}${unit}` : all,
  );
}

type Styles = Exclude<NonNullable<CSSOptions["postcss"]>, string>;

/** What vite is told of styles: with a plugin of PostCSS that turns px into rem. */
export const styles: { postcss: Styles } = {
  postcss: {
    plugins: [
      {
        postcssPlugin: "sanjie-rem",
        Once(root) {
          root.walkDecls((found) => {
            found.value = inRem(found.value);
          });
          root.walkAtRules("media", (found) => {
            found.params = inRem(found.params, "em");
          });
        },
      },
    ],
  },
};
