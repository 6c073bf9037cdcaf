/** Requests about notices, and what the browser must do for them. Each gives what the server then says of them. */
import type { NoticesInfo, PushWanted } from "../generated/messages";
import { ApiError, request } from "./api";
import { bytesOf, textOf } from "./passkeys";
import { settings } from "./settings.svelte";

/** Whether this browser can be sent notices at this address: over https or at localhost. */
export function havePush(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** What the server is told of a subscription. */
export function wantedOf(subscription: PushSubscription, language: PushWanted["language"]): PushWanted {
  const key = (name: PushEncryptionKeyName): string => textOf(subscription.getKey(name) ?? new ArrayBuffer(0));
  return { endpoint: subscription.endpoint, p256dh: key("p256dh"), auth: key("auth"), language };
}

/** By which name the server lists a subscription. */
export async function nameOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest.slice(0, 16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function manager(): Promise<PushManager> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new ApiError("no-push", "no service worker");
  return registration.pushManager;
}

export const notices = {
  info: () => request<NoticesInfo>("GET", "/notices"),
  setMail: (address: string) => request<NoticesInfo>("PUT", "/notices/mail", { address, language: settings.language }),
  confirmMail: (code: string) => request<NoticesInfo>("POST", "/notices/mail/confirm", { code }),
  dropMail: () => request<NoticesInfo>("DELETE", "/notices/mail", {}),
  dropAsked: () => request<NoticesInfo>("DELETE", "/notices/mail/asked", {}),
  stopMail: (token: string) => request<NoticesInfo>("POST", "/notices/stop", { token }),
  dropPush: (name: string) => request<NoticesInfo>("DELETE", `/notices/push/${encodeURIComponent(name)}`, {}),

  /** The name of this browser's own subscription, or empty. */
  async here(): Promise<string> {
    const subscription = havePush() ? await (await manager()).getSubscription() : null;
    return subscription ? nameOf(subscription.endpoint) : "";
  },

  /** Ask whoever sits here, then have notices sent to this browser. */
  async addPush(key: string): Promise<NoticesInfo> {
    if ((await Notification.requestPermission()) !== "granted") throw new ApiError("no-permission", "not granted");
    const pushing = await manager();
    await (await pushing.getSubscription())?.unsubscribe(); // an old one may be for another key
    let subscription: PushSubscription;
    try {
      subscription = await pushing.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    } catch (problem) {
      throw new ApiError("no-push", String(problem));
    }
    return request<NoticesInfo>("PUT", "/notices/push", wantedOf(subscription, settings.language));
  },

  /** No more notices to this browser. */
  async endPush(name: string): Promise<NoticesInfo> {
    await (await (await manager()).getSubscription())?.unsubscribe();
    return notices.dropPush(name);
  },
};
