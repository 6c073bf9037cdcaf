/**
 * The Latin letters and numbers of every page, fetched beside the script: they are there when the first words are drawn,
 * so that no button changes its width afterwards. Chinese letters are all as wide as those that stand in for them.
 */
import type { HtmlTagDescriptor, Plugin } from "vite";

const FONTS = /(^|\/)(inter|source-serif-4)-[^/]*\.woff2$/;

export function preload(): Plugin {
  return {
    name: "sanjie-preload",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }): HtmlTagDescriptor[] =>
        Object.keys(bundle ?? {})
          .filter((name) => FONTS.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: true },
            injectTo: "head",
          })),
    },
  };
}
