import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./icons.ts";
import { offline } from "./offline.ts";
import { parts } from "./parts.ts";
import { preload } from "./preload.ts";
import { styles } from "./rem.ts";

export default defineConfig({
  plugins: [svelte(), icons(), offline(), parts("dist/parts.json"), preload()],
  css: styles,
  build: {
    outDir: "../src/sanjie/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page allows no data: addresses for fonts and scripts
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
