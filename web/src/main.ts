import "./tokens.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startWorker } from "./offline/register";

// Cut from the font packages by fonts.py before a build; without them the page stands in the system's letters.
import.meta.glob("./generated/fonts/fonts.css", { eager: true });

const keys = (): string => (document.documentElement.dataset["keys"] = "");
addEventListener("keydown", keys, { capture: true, once: true });

const target = document.getElementById("app");
if (!target) throw new Error("no #app in the page");
mount(App, { target });
startWorker();
