/** The visitor's own games: what became of them, and of their ratings. */
import type { RatingHistory, TableLine } from "../generated/messages";
import { request } from "./api";

export const mine = {
  past: (before = 0) => request<TableLine[]>("GET", `/tables/past${before ? `?before=${before}` : ""}`),
  ratings: () => request<RatingHistory[]>("GET", "/ratings"),
};

/** What a finished game was for who sat there, the visitor if nobody else is named. */
export type Outcome = "won" | "lost" | "draw" | "none" | "over";

export function outcomeOf(line: TableLine, seat = line.you): Outcome {
  if (!line.winners) return "over";
  if (!line.winners.length) {
    if (line.ended_by === "abandoned") return "none";
    return line.game === "hunters" ? "lost" : "draw"; // heroes win together or not at all
  }
  return line.winners.includes(seat) ? "won" : "lost";
}
