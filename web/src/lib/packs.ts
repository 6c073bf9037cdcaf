/** Content packs that people bring to their tables. */
import type { GameInfo } from "../generated/messages";
import { ApiError } from "./api";

export interface PackInfo {
  digest: string;
  game: string;
  en: string;
  zh: string;
  info: GameInfo;
}

export interface PackFault {
  line: number;
  column: number;
  clause: string;
  words: Record<string, string>;
}

/** The pack cannot be played with; `faults` says why, in the order of its file. */
export class PackError extends Error {
  constructor(readonly faults: readonly PackFault[]) {
    super("bad-pack");
  }
}

/** Bring the text of a pack to the server. Throws PackError with its faults, ApiError for anything else. */
export async function bringPack(text: string): Promise<PackInfo> {
  let response: Response;
  try {
    response = await fetch("/api/packs", {
      method: "POST",
      credentials: "same-origin",
      body: JSON.stringify({ text }),
      headers: { "Content-Type": "application/json" },
    });
  } catch (problem) {
    throw new ApiError("offline", String(problem));
  }
  if (response.ok) return (await response.json()) as PackInfo;
  const told = (await response.json().catch(() => ({}))) as { name?: string; detail?: string; faults?: PackFault[] };
  if (told.faults) throw new PackError(told.faults);
  throw new ApiError(told.name ?? "fault", told.detail ?? "");
}
