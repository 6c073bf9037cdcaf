/** Requests to the server. Each gives the parsed answer or throws ApiError with the name of its sentence. */
import type { About, ApiProblem, Created, CreateTable, GameInfo, Joined, Me, TableLine } from "../generated/messages";
import type { Rulebook } from "./rulebook";

/** The server said no, or nothing at all; the words are `problem-<name>`. */
export class ApiError extends Error {
  constructor(
    readonly name: string,
    readonly detail: string,
  ) {
    super(`${name}: ${detail}`);
  }
}

let arrival: Promise<unknown> | null = null;

/**
 * A first visit is made a guest by its first request. Two at once would make two guests, of whom one is forgotten, so
 * all others wait for the first answer.
 */
async function arrived(): Promise<void> {
  arrival ??= send("GET", "/me");
  try {
    await arrival;
  } catch {
    arrival = null; // the next request tries again
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  await arrived();
  return send<T>(method, path, body);
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch (problem) {
    throw new ApiError("offline", String(problem));
  }
  if (response.ok) return (await response.json()) as T;
  const told = (await response.json().catch(() => ({}))) as Partial<ApiProblem>;
  throw new ApiError(told.name ?? "fault", told.detail ?? `${response.status}`);
}

export const api = {
  me: () => request<Me>("GET", "/me"),
  rename: (name: string) => request<Me>("PATCH", "/me", { name }),
  games: () => request<GameInfo[]>("GET", "/games"),
  tables: () => request<TableLine[]>("GET", "/tables"),
  lobby: () => request<TableLine[]>("GET", "/lobby"),
  create: (table: CreateTable) => request<Created>("POST", "/tables", table),
  join: (table: string, key: string, seat = -1) =>
    request<Joined>("POST", `/tables/${encodeURIComponent(table)}/join`, { key, seat }),
  about: () => request<About>("GET", "/about"),
  rulebook: (game: string, language: string) => request<Rulebook>("GET", `/rulebook/${game}/${language}`),
};
