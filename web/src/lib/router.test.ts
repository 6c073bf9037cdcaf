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
});

test("what is no address of ours is lost", () => {
  for (const path of ["/nope", "/t", "/new", "/about/more", "/account/more", "/t/a/b", "/%ff", "/t/%"])
    expect(route(path)).toEqual({ page: "lost" });
});
