/** Requests about other people: the ladder of a game, somebody's page, and a table to meet at. */
import type { Joined, LadderPage, Match, PersonPage, TableLine } from "../generated/messages";
import { request } from "./api";

export const people = {
  ladder: (game: string, after = 0) =>
    request<LadderPage>("GET", `/ladders/${encodeURIComponent(game)}${after ? `?after=${after}` : ""}`),
  page: (name: string) => request<PersonPage>("GET", `/people?name=${encodeURIComponent(name)}`),
  tables: (name: string, before: number) =>
    request<TableLine[]>("GET", `/people/tables?name=${encodeURIComponent(name)}&before=${before}`),
  match: (wanted: Match) => request<Joined>("POST", "/match", wanted),
};

/** Where the page of an account is. */
export const pagePath = (name: string): string => `/people/${encodeURIComponent(name)}`;
