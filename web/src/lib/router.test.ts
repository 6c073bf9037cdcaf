import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

const route = (path: string) => routeOf(new URL(path, "http://here"));

test("addresses name pages", () => {
  expect(route("/")).toEqual({ page: "home" });
  expect(route("/new/aras")).toEqual({ page: "new", game: "aras" });
  expect(route("/t/abc?k=key")).toEqual({ page: "table", table: "abc", key: "key" });
  expect(route("/rules/aras#ARAS-4.4")).toEqual({ page: "rules", game: "aras", clause: "ARAS-4.4" });
  expect(route("/about")).toEqual({ page: "about" });
  expect(route("/account")).toEqual({ page: "account" });
  expect(route("/mine")).toEqual({ page: "mine" });
  expect(route("/match?t=abc")).toEqual({ page: "match" });
  expect(route("/ladder")).toEqual({ page: "ladder", game: "aras" });
  expect(route("/ladder/guixi")).toEqual({ page: "ladder", game: "guixi" });
  expect(route("/people/a%2Fb%20%E7%8E%8B")).toEqual({ page: "person", name: "a/b 王" });
});

test("what is no address of ours is lost", () => {
  for (const path of [
    "/nope",
    "/t",
    "/new",
    "/about/more",
    "/people",
    "/match/more",
    "/account/more",
    "/t/a/b",
    "/%ff",
    "/t/%",
  ])
    expect(route(path)).toEqual({ page: "lost" });
});
