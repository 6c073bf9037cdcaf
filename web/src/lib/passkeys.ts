/** What the server says of passkeys in JSON, as browsers want it, and back: bytes there are base64url here. */

export type Json = Record<string, unknown>;

/** Whether this browser has passkeys for this address: over https or at localhost, by a name. */
export function havePasskeys(): boolean {
  const number = /^[\d.]+$|^\[/.test(location.hostname);
  return typeof PublicKeyCredential === "function" && isSecureContext && !number;
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

interface Named {
  id: string;
  type: "public-key";
}

/** `navigator.credentials.create` with the server's options; what it gives as JSON. Throws what the browser throws. */
export async function makePasskey(wanted: Json): Promise<Json> {
  const options = wanted as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = (await navigator.credentials.create({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytesOf(options.challenge),
      user: { ...options.user, id: bytesOf(options.user.id) },
      excludeCredentials: ((options.excludeCredentials ?? []) as Named[]).map(({ id, type }) => ({
        type,
        id: bytesOf(id),
      })),
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return written(made, {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
  });
}

/** `navigator.credentials.get` with the server's options; what it gives as JSON. Throws what the browser throws. */
export async function usePasskey(wanted: Json): Promise<Json> {
  const options = wanted as unknown as PublicKeyCredentialRequestOptionsJSON;
  const used = (await navigator.credentials.get({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialRequestOptions),
      challenge: bytesOf(options.challenge),
      allowCredentials: [],
    },
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return written(used, {
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  });
}

function written(credential: PublicKeyCredential, parts: Record<string, ArrayBuffer>): Json {
  const response = Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, textOf(bytes)]));
  return { id: credential.id, rawId: textOf(credential.rawId), type: credential.type, response };
}
