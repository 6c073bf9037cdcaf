import { afterEach, beforeEach, expect, test, vi } from "vitest";

const calls: string[] = [];
let answer: (path: string) => Promise<Response>;

beforeEach(() => {
  calls.length = 0;
  vi.resetModules(); // each test is a first visit
  vi.stubGlobal("fetch", (path: string) => {
    calls.push(path);
    return answer(path);
  });
});
afterEach(() => vi.unstubAllGlobals());

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

test("a first visit asks who it is before it asks anything else", async () => {
  let tell: (response: Response) => void = () => {};
  answer = (path) => (path === "/api/me" ? new Promise((resolve) => (tell = resolve)) : Promise.resolve(json([])));
  const { api } = await import("./api");
  const both = Promise.all([api.tables(), api.games()]);
  await Promise.resolve();
  expect(calls).toEqual(["/api/me"]);
  tell(json({ guest: "g", name: "n" }));
  await both;
  expect(calls).toEqual(["/api/me", "/api/tables", "/api/games"]);
});

test("a refusal is thrown with the name of its sentence", async () => {
  answer = (path) => Promise.resolve(path === "/api/me" ? json({}) : json({ name: "bad-key", detail: "no" }, 403));
  const { api } = await import("./api");
  await expect(api.join("t", "k")).rejects.toMatchObject({ name: "bad-key", detail: "no" });
});

test("no answer at all is told as being offline, and asked again the next time", async () => {
  answer = () => Promise.reject(new TypeError("down"));
  const { api } = await import("./api");
  await expect(api.tables()).rejects.toMatchObject({ name: "offline" });
  answer = () => Promise.resolve(json([]));
  expect(await api.tables()).toEqual([]);
});
