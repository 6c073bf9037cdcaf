/** The visitor's own games: what became of them, and of their ratings. */
import type { TableLine } from "../generated/messages";
import { request } from "./api";

export interface RatedGame {
  table: string;
  place: number;
  rating: number;
  give_or_take: number;
  made: number; // seconds since 1970
}

export interface Ladder {
  game: string;
  rating: number;
  give_or_take: number;
  history: RatedGame[]; // the oldest first
}

export const mine = {
  past: (before = 0) => request<TableLine[]>("GET", `/tables/past${before ? `?before=${before}` : ""}`),
  ratings: () => request<Ladder[]>("GET", "/ratings"),
};

/** What a finished game was for the visitor. */
export type Outcome = "won" | "lost" | "draw" | "none" | "over";

export function outcomeOf(line: TableLine): Outcome {
  if (!line.winners) return "over";
  if (!line.winners.length) {
    if (line.ended_by === "abandoned") return "none";
    return line.game === "hunters" ? "lost" : "draw"; // heroes win together or not at all
  }
  return line.winners.includes(line.you) ? "won" : "lost";
}

export interface Point {
  x: number;
  y: number;
}

/** The ratings of a history as points of a picture so wide and high, the oldest at the left. */
export function pictureOf(ratings: readonly number[], width: number, height: number): Point[] {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const span = high - low || 1;
  return ratings.map((rating, index) => ({
    x: ratings.length > 1 ? (index / (ratings.length - 1)) * width : width / 2,
    y: high === low ? height / 2 : height - ((rating - low) / span) * height,
  }));
}
