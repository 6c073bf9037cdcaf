/**
 * The gallery. `/gallery.html` lists what there is; `?scene=aras-act` shows a table, `?parts=house` components.
 *
 * `&slowly` begins a scene at its first message; `gallery.next()` then tells the next one.
 */
import "../tokens.css";
import "../app.css";
import "./gallery.css";
import { mount } from "svelte";
import { next, put, standIn, tellSlowly, told } from "./server";

import.meta.glob("../generated/fonts/fonts.css", { eager: true });

const given = new URLSearchParams(location.search);
const scene = given.get("scene");
const target = document.getElementById("app");
if (!target) throw new Error("no #app in the page");
if (given.has("slowly")) tellSlowly();
const held = await standIn(new URL("scenes.json", location.href).href);
if (scene) {
  history.replaceState(null, "", `/t/${encodeURIComponent(scene)}`);
  const [{ default: App }, { router }] = await Promise.all([import("../App.svelte"), import("../lib/router.svelte")]);
  mount(App, { target });
  const show = async (name: string): Promise<void> => {
    router.go(`/t/${encodeURIComponent(name)}`);
    await told(name);
  };
  Object.assign(globalThis, {
    gallery: { show, put, next: () => next(decodeURIComponent(location.pathname.slice("/t/".length))) },
  });
} else {
  const { default: Gallery } = await import("./Gallery.svelte");
  mount(Gallery, { target, props: { held, parts: given.get("parts") ?? "" } });
}
