/** Has the browser start the service worker, once the first page stands. */

/** Browsers start one over https or at localhost; elsewhere everything works without it. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const start = (): void => void register().catch(() => undefined); // a browser may forbid it; nothing needs it
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const first = !serviceWorker.controller;
  await serviceWorker.register("/sw.js");
  if (!first) return;
  const { active } = await serviceWorker.ready;
  const urlsToCache = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } }); // what came before there was a worker
}
