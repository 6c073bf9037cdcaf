/**
 * The service worker: keeps the files of the page that were used, and says so when the server cannot be reached.
 *
 * It never keeps what the API says, nor the page itself: HTML always comes from the server, so that no page is older
 * than the server is. What it keeps has a name that changes with its contents.
 */
import { clientsClaim } from "workbox-core";
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;
/** What the page without the server is made of; the build puts it in. */
declare const PAGE: PrecacheEntry[];
/** The names of all files of this build under `/assets/`. */
declare const ASSETS: string[];

const CACHE = "sanjie-assets";
const NO_PAGES = [/^\/(api\/|health$|ready$|metrics$)/];
const NOBODY_HOME = [502, 504]; // what a proxy says without a server behind it

// A new worker need not wait: what older pages still ask for is not taken from it.
void self.skipWaiting();
clientsClaim();
precacheAndRoute(PAGE);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: CACHE, matchOptions: { ignoreVary: true } }),
);
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      plugins: [
        {
          fetchDidSucceed: ({ response }) =>
            NOBODY_HOME.includes(response.status)
              ? Promise.reject(new Error(`the proxy said ${response.status}`))
              : Promise.resolve(response),
          handlerDidError: () => matchPrecache("/offline.html"),
        },
      ],
    }),
    { denylist: NO_PAGES },
  ),
);

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOld(), self.registration.navigationPreload?.enable()]));
});

/** Files of older builds go; those that are the same in this one stay. */
async function forgetOld(): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = new Set(ASSETS.map((name) => new URL(name, self.location.origin).href));
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !known.has(url)).map((request) => cache.delete(request)));
}
