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

const OFFLINE = "/offline.html";
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
          handlerWillRespond: async ({ response }) =>
            (NOBODY_HOME.includes(response.status) && (await matchPrecache(OFFLINE))) || response,
          handlerDidError: () => matchPrecache(OFFLINE),
        },
      ],
    }),
    { denylist: NO_PAGES },
  ),
);

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOld(), self.registration.navigationPreload?.enable()]));
});

// -- notices ---------------------------------------------------------------------------
/** What a push message holds; `PushNotice` on the server. */
interface Notice {
  title: string;
  body: string;
  url: string;
}

self.addEventListener("push", (event) => {
  event.waitUntil(tell(event.data?.json() as Notice));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead((event.notification.data as Notice).url));
});
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event as SubscriptionChange));
});

/** Show a notice, in place of an older one of that table; not to who looks at the table. */
async function tell(notice: Notice): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === notice.url)) return;
  const { title, body, url } = notice;
  await self.registration.showNotification(title, { body, tag: url, icon: "/seal-192.png", data: notice });
}

/** Lead to a table: to the page that shows it, or a new one. */
async function lead(path: string): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window" });
  const open = pages.find((page) => new URL(page.url).pathname === url.pathname);
  await (open ? open.focus() : self.clients.openWindow(url.href));
}

interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** The push service has taken a subscription back: have notices sent to a new one. */
async function renew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const next = newSubscription ?? (oldSubscription && (await subscribe(oldSubscription)));
  if (!next) return;
  const { endpoint, keys } = next.toJSON();
  const language = /^zh\b/i.test(self.navigator.language) ? "zh-Hant" : "en";
  const body = JSON.stringify({ endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"], language });
  await fetch("/api/notices/push", { method: "PUT", body, headers: { "Content-Type": "application/json" } });
}

function subscribe({ options }: PushSubscription): Promise<PushSubscription> {
  const { applicationServerKey } = options;
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Files of older builds go; those that are the same in this one stay. */
async function forgetOld(): Promise<void> {
  const cache = await caches.open(CACHE);
  const known = new Set(ASSETS.map((name) => new URL(name, self.location.origin).href));
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !known.has(url)).map((request) => cache.delete(request)));
}
