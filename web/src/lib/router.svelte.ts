/** Which page is shown. Links are plain anchors; clicks on them change the page without loading it anew. */
import { arrive } from "./arrival";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string; key: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "about" }
  | { page: "account" }
  | { page: "mine" }
  | { page: "match" }
  | { page: "ladder"; game: string }
  | { page: "person"; name: string }
  | { page: "lost" };

/** The page that an address of ours names. */
export function routeOf(url: URL): Route {
  let parts: string[];
  try {
    parts = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "lost" }; // a lone % or bytes that are no UTF-8
  }
  const [first = "", second = "", more] = parts;
  if (more !== undefined) return { page: "lost" };
  if (!first) return { page: "home" };
  if ((first === "about" || first === "account" || first === "mine" || first === "match") && !second)
    return { page: first };
  if (first === "ladder") return { page: "ladder", game: second || "aras" };
  if (first === "people" && second) return { page: "person", name: second };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "rules" && second) return { page: "rules", game: second, clause: url.hash.slice(1) };
  if (first === "t" && second) return { page: "table", table: second, key: url.searchParams.get("k") ?? "" };
  return { page: "lost" };
}

const placeOf = (where: Location): string => where.pathname + where.search;
const PATIENCE_MS = 400; // a skeleton that flashes by is worse than none

class Router {
  private place = placeOf(location);
  route = $state.raw<Route>(routeOf(new URL(location.href)));
  private since = 0; // when it was asked for, as `performance.now()` counts; 0: with the site itself

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("click", (event) => this.click(event));
  }

  private read(): void {
    this.since = performance.now();
    this.route = routeOf(new URL(location.href));
    if (this.place === placeOf(location)) return; // another part of the same page
    this.place = placeOf(location);
    arrive();
  }

  /** For how many ms more nothing need be said about a page that is not here yet. */
  patience(): number {
    return Math.max(0, this.since + PATIENCE_MS - performance.now());
  }

  /** Go to a page of ours, e.g. `/t/abc`. `replace` leaves no step back. */
  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    const before = this.route.page;
    this.read();
    if (before !== this.route.page || !location.hash) scrollTo(0, 0);
  }

  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const anchor = (event.target as Element | null)?.closest?.("a");
    if (!anchor || anchor.target || anchor.hasAttribute("download")) return;
    const url = new URL(anchor.href, location.href);
    if (url.origin !== location.origin || routeOf(url).page === "lost") return;
    if (url.pathname === location.pathname && url.hash) return; // a place on this page
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
