/** Requests about one's account. Each gives the parsed answer or throws ApiError with the name of its sentence. */
import type { AccountInfo, Codes, Me } from "../generated/messages";
import { request } from "./api";
import { makePasskey, usePasskey, type Json } from "./passkeys";

const path = (...parts: string[]): string => ["/account", ...parts.map(encodeURIComponent)].join("/");

export const account = {
  info: () => request<AccountInfo>("GET", "/account"),
  signUp: (name: string, password: string) => request<Codes>("POST", "/account", { name, password }),
  signIn: (name: string, password: string) => request<Me>("POST", "/account/session", { name, password }),
  recover: (name: string, code: string, password: string) =>
    request<Me>("POST", "/account/recover", { name, code, password }),
  signOut: () => request<AccountInfo>("DELETE", "/account/session", {}),
  endSession: (id: string) => request<AccountInfo>("DELETE", path("sessions", id), {}),
  endOthers: () => request<AccountInfo>("DELETE", "/account/sessions", {}),
  setPassword: (password: string) => request<AccountInfo>("PUT", "/account/password", { password }),
  setPage: (hidden: boolean) => request<AccountInfo>("PUT", "/account/page", { hidden }),
  renewCodes: () => request<Codes>("POST", "/account/codes", {}),
  removePasskey: (id: string) => request<AccountInfo>("DELETE", path("passkeys", id), {}),
  forget: () => request<AccountInfo>("DELETE", "/account/data", {}),

  /** Have the browser make a passkey: for the account one has, or with a `name` for a new one. */
  async addPasskey(name = ""): Promise<Codes> {
    const wanted = await request<Json>("POST", "/account/passkeys/options", { name });
    return request<Codes>("POST", "/account/passkeys", { credential: await makePasskey(wanted), name });
  },

  /** Have the browser ask for a passkey, and sign in with it. */
  async signInByPasskey(): Promise<Me> {
    const wanted = await request<Json>("POST", "/account/passkey-session/options", {});
    return request<Me>("POST", "/account/passkey-session", { credential: await usePasskey(wanted) });
  },
};
