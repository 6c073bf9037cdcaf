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

test("lines of both channels stand in the order they were said", () => {
  const before = [line(1, { at: 10 }), line(2, { at: 30 })];
  const after = merged(before, talk([line(1, { channel: "watchers", at: 20 })]));
  expect(after.map((one) => one.at)).toEqual([10, 20, 30]);
});

test("a whole message stands in place of all before", () => {
  expect(merged([line(1)], talk([line(2)], { whole: true })).map((one) => one.number)).toEqual([2]);
});

test("what comes while it is closed is unread, but not what was said before nor by ourselves", () => {
  const here = new Conversation(() => "say-1");
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
  const here = new Conversation((words) => `say-${said.push(words)}`);
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
