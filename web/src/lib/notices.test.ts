import { expect, test } from "vitest";
import { nameOf, wantedOf } from "./notices";

const ENDPOINT = "https://push.example.org/send/one";

test("a browser finds itself in the server's list", async () => {
  // sha256sum of the address, its first half
  expect(await nameOf(ENDPOINT)).toBe("edd454d49bc3e270dbeaec255c9b7880");
});

test("keys of a subscription are told in base64url without padding", () => {
  const keys: Record<string, number[]> = { p256dh: [4, 251, 255], auth: [255] };
  const subscription = { endpoint: ENDPOINT, getKey: (name: string) => new Uint8Array(keys[name] ?? []).buffer };
  expect(wantedOf(subscription as unknown as PushSubscription, "en")).toEqual({
    endpoint: ENDPOINT,
    p256dh: "BPv_",
    auth: "_w",
    language: "en",
  });
});
