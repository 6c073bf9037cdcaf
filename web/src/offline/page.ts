/** The page without the server: asks for the page that was wanted until it is there, then shows it. */

const MOST_MS = 15_000;
const PATIENCE_MS = 8_000;
const link = document.querySelector("a");
const status = document.querySelector<HTMLElement>("[role=status]");
/** Opened by its own name, it leads to the lobby. */
const wanted = location.pathname === "/offline.html" ? "/" : location.href;

let wait = 1_500;
let timer: ReturnType<typeof setTimeout> | undefined;
let trying = false;

function say(text: string | undefined): void {
  if (status && text !== undefined) status.textContent = text;
}

async function attempt(asked = false): Promise<void> {
  if (trying) return;
  trying = true;
  clearTimeout(timer);
  if (asked) say(status?.dataset["trying"]);
  try {
    const answer = await fetch(wanted, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.status < 500) {
      location.replace(wanted);
      return;
    }
  } catch {
    // still out of reach
  }
  if (asked) say(status?.dataset["still"]);
  trying = false;
  wait = Math.min(wait * 1.5, MOST_MS);
  timer = setTimeout(() => void attempt(), wait);
}

link?.addEventListener("click", (event) => {
  event.preventDefault();
  void attempt(true);
});
addEventListener("online", () => void attempt());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void attempt();
});
timer = setTimeout(() => void attempt(), wait);

export {};
