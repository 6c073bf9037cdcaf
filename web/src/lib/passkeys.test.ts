import { afterEach, expect, test, vi } from "vitest";
import { bytesOf, makePasskey, textOf, usePasskey } from "./passkeys";

afterEach(() => vi.unstubAllGlobals());

test("bytes are written as base64url without padding", () => {
  expect([...bytesOf("-_8")]).toEqual([251, 255]);
  expect(textOf(new Uint8Array([251, 255]).buffer)).toBe("-_8");
  expect(textOf(bytesOf("AAECAw").buffer)).toBe("AAECAw");
});

const buffer = (...bytes: number[]): ArrayBuffer => new Uint8Array(bytes).buffer;

test("a passkey is made from the server's options and told in JSON", async () => {
  const create = vi.fn().mockResolvedValue({
    id: "AQ",
    rawId: buffer(1),
    type: "public-key",
    response: { clientDataJSON: buffer(2), attestationObject: buffer(3) },
  });
  vi.stubGlobal("navigator", { credentials: { create } });
  const made = await makePasskey({
    challenge: "BA",
    user: { id: "BQ", name: "ann", displayName: "ann" },
    excludeCredentials: [{ id: "Bg", type: "public-key", transports: ["usb"] }],
  });
  const { publicKey } = create.mock.calls[0]?.[0] as { publicKey: PublicKeyCredentialCreationOptions };
  expect(publicKey.challenge).toEqual(new Uint8Array([4]));
  expect(publicKey.user.id).toEqual(new Uint8Array([5]));
  expect(publicKey.excludeCredentials).toEqual([{ type: "public-key", id: new Uint8Array([6]) }]);
  expect(made).toEqual({
    id: "AQ",
    rawId: "AQ",
    type: "public-key",
    response: { clientDataJSON: "Ag", attestationObject: "Aw" },
  });
});

test("a passkey is used and told in JSON", async () => {
  const get = vi.fn().mockResolvedValue({
    id: "AQ",
    rawId: buffer(1),
    type: "public-key",
    response: { clientDataJSON: buffer(2), authenticatorData: buffer(3), signature: buffer(4) },
  });
  vi.stubGlobal("navigator", { credentials: { get } });
  const used = await usePasskey({ challenge: "BA", rpId: "localhost" });
  expect(get.mock.calls[0]?.[0]).toMatchObject({ publicKey: { challenge: new Uint8Array([4]), rpId: "localhost" } });
  expect(used["response"]).toEqual({ clientDataJSON: "Ag", authenticatorData: "Aw", signature: "BA" });
});
