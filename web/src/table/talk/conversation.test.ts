import { expect, test } from "vitest";
import type { Talk, TalkLine } from "../../generated/messages";
import { Conversation, merged } from "./conversation.svelte";

function line(number: number, fields: Partial<TalkLine> = {}): TalkLine {
  const words = `line ${number}`;
  return { channel: "seats", number, seat: 0, name: "Ann", mine: false, words, phrase: "", at: number, ...fields };
}

function talk(lines: TalkLine[], fields: Partial<Talk> = {}): Talk {
  const rest = { whole: false, free: true, phrases: [], deaf: false, silenced: 0 };
  return { type: "talk", channel: "seats", ...rest, lines, ...fields };
}

const nobody = (): Promise<void> => Promise.reject(new Error("nobody introduces us here"));

test("lines of both channels stand in the order they were said", () => {
  const before = [line(1, { at: 10 }), line(2, { at: 30 })];
  const after = merged(before, talk([line(1, { channel: "watchers", at: 20 })]));
  expect(after.map((one) => one.at)).toEqual([10, 20, 30]);
});

test("a whole message stands in place of all before", () => {
  expect(merged([line(1)], talk([line(2)], { whole: true })).map((one) => one.number)).toEqual([2]);
});

test("what comes while it is closed is unread, but not what was said before nor by ourselves", () => {
  const here = new Conversation(() => "say-1", nobody);
  here.take(talk([line(1), line(2)], { whole: true }));
  expect(here.unread).toBe(0);
  here.take(talk([line(3), line(4, { mine: true })]));
  expect(here.unread).toBe(1);
  here.show(true);
  expect(here.unread).toBe(0);
  here.take(talk([line(5)]));
  expect(here.unread).toBe(0);
});

test("a draft stays until it is taken, and when it is refused", () => {
  const said: string[] = [];
  const here = new Conversation((words) => `say-${said.push(words)}`, nobody);
  here.draft = " hello ";
  here.say();
  here.say(); // a second click says nothing again
  expect(said).toEqual(["hello"]);
  expect(here.refused({ type: "problem", id: "say-1", name: "too-fast", detail: "" })).toBe(true);
  expect([here.draft, here.problem]).toEqual([" hello ", "too-fast"]);
  here.say();
  here.done("say-2");
  expect([here.draft, here.problem]).toEqual(["", null]);
  expect(here.refused({ type: "problem", id: "a-7", name: "stale", detail: "" })).toBe(false);
});

test("who is not known yet introduces themselves once, and says it again", () => {
  const said: string[] = [];
  let introduced = 0;
  const here = new Conversation(
    (words, phrase) => `say-${said.push(words || phrase)}`,
    () => Promise.resolve(void (introduced += 1)),
  );
  here.take(talk([], { whole: true }));
  here.phrase("hello");
  here.refused({ type: "problem", id: "say-1", name: "not-known", detail: "" });
  here.take(talk([], { whole: true }));
  expect([said, introduced, here.problem]).toEqual([["hello", "hello"], 1, null]);
  here.refused({ type: "problem", id: "say-2", name: "not-known", detail: "" });
  expect([introduced, here.problem]).toEqual([1, "not-known"]);
});
