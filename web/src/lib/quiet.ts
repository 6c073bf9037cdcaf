/** Do something once the page has nothing better to do. */
export function whenQuiet(what: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(what);
  else setTimeout(what);
}
