/** The gallery, for development and for the tests that take its pictures; nothing of it is in the page that is shipped. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./icons.ts";
import { styles } from "./rem.ts";

export default defineConfig({
  plugins: [svelte(), icons()],
  css: styles,
  publicDir: "src/gallery/scenes", // scenes.json, written by tests/web/scenes.py
  build: {
    outDir: "dist/gallery",
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { input: "gallery.html" },
  },
  server: { fs: { allow: [".."] } },
});
