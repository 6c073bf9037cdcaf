import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Decision, ServerMessage, ArasTable as Table } from "../generated/messages";
import { happening, MIDDLE, tableOf } from "../games/aras/fixtures";
import { LiveTable, mergeLog, waitBefore } from "./live.svelte";
import { asksTheSame } from "./question.svelte";

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onopen: (() => void) | null = null;
  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const last = (): Wire => Wire.all.at(-1) as Wire;
const decisionOf = (options: string[]): Decision => ({ seat: MIDDLE.decider, prompt: "act", options });
const at = (upto: number, given: Partial<Table> = {}): Table => ({
  ...tableOf(MIDDLE, ["/", "sa2"]),
  upto,
  view: { ...MIDDLE, position: `p${upto}` },
  ...given,
});

beforeEach(() => {
  Wire.all = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("two tables ask the same if seat, prompt and options are the same, or if neither asks anything", () => {
  const asked = decisionOf(["/", "sa2"]);
  expect(asksTheSame(at(40), at(41))).toBe(true); // another has answered the same question
  expect(asksTheSame(at(40), at(40, { decision: { ...asked, seat: 2 } }))).toBe(false);
  expect(asksTheSame(at(40), at(40, { decision: { ...asked, prompt: "place" } }))).toBe(false);
  expect(asksTheSame(at(40), at(40, { decision: { ...asked, options: ["/", "sa3"] } }))).toBe(false);
  expect(asksTheSame(at(40), at(40, { decision: { ...asked, options: ["/"] } }))).toBe(false);
  expect(asksTheSame(at(40), at(40, { decision: null }))).toBe(false);
  expect(asksTheSame(at(40, { decision: null }), at(41, { decision: null }))).toBe(true);
  expect(asksTheSame(null, at(40))).toBe(false);
});

describe("a live table", () => {
  test("counts questions: the same one stands through messages and a broken line, not through one's answer", () => {
    const live = new LiveTable("t1", "ws://here");
    last().hear(at(40));
    const first = live.question;
    last().hear(at(40, { draw_offer: 1 }));
    last().breaks();
    vi.advanceTimersByTime(2000);
    last().hear(at(40));
    expect(live.question).toBe(first);

    live.answer("sa2");
    last().hear(at(41)); // and is asked the same once more
    expect([live.question, live.answered]).toEqual([first + 1, true]);

    last().breaks();
    vi.advanceTimersByTime(2000);
    last().hear(at(44, { decision: decisionOf(["/"]) })); // a bot has answered meanwhile
    expect([live.question, live.answered]).toEqual([first + 2, false]);
    live.close();
  });
  test("sends a decision with what it has seen and shows it as pending until the board shows it", () => {
    const live = new LiveTable("t1", "ws://here");
    last().hear(at(40));
    live.answer("sa2");
    const [sent] = last().sent;
    expect(sent).toMatchObject({ type: "answer", after: 40, answer: "sa2" });
    expect(live.pending?.answer).toBe("sa2");
    last().hear({ type: "done", id: String(sent?.["id"]) });
    expect(live.pending).not.toBeNull();
    last().hear(at(41));
    expect(live.pending).toBeNull();
    live.close();
  });
  test("does not send a second decision while one is pending", () => {
    const live = new LiveTable("t1", "ws://here");
    last().hear(at(40));
    live.answer("sa2");
    live.answer("/");
    expect(last().sent).toHaveLength(1);
    live.close();
  });
  test("says a decision again under the same name if it never arrived", () => {
    const live = new LiveTable("t1", "ws://here");
    last().hear(at(40));
    live.answer("sa2");
    const first = last();
    first.breaks();
    expect(live.link).toBe("lost");
    vi.advanceTimersByTime(2000);
    expect(last()).not.toBe(first);
    last().hear(at(40));
    expect(last().sent).toEqual(first.sent);
    live.close();
  });
  test("does not say it again if it had arrived", () => {
    const live = new LiveTable("t1", "ws://here");
    last().hear(at(40));
    live.answer("sa2");
    last().breaks();
    vi.advanceTimersByTime(2000);
    last().hear(at(41));
    expect(last().sent).toEqual([]);
    expect(live.pending).toBeNull();
    live.close();
  });
  test("shows why a decision was refused, until the position changes", () => {
    const live = new LiveTable("t1", "ws://here");
    last().hear(at(40));
    live.why("sh2");
    const refusal = { type: "because", id: "x", answer: "sh2", allowed: false, clause: "ARAS-5.2", name: "n" } as const;
    last().hear(refusal);
    expect(live.because?.clause).toBe("ARAS-5.2");
    last().hear(at(41));
    expect(live.because).toBeNull();
    live.close();
  });
  test("asks for a preview once a position", async () => {
    const live = new LiveTable("t1", "ws://here");
    last().hear(at(40));
    const first = live.preview("sa2");
    last().hear({ type: "previewed", id: String(last().sent[0]?.["id"]), game: "aras", answer: "sa2", view: MIDDLE });
    expect(await first).toEqual(MIDDLE);
    expect(await live.preview("sa2")).toEqual(MIDDLE);
    expect(last().sent).toHaveLength(1);
    live.close();
  });
  test("a preview that is asked while the connection is lost tells nothing and does not hang", async () => {
    const live = new LiveTable("t1", "ws://here");
    last().hear(at(40));
    last().breaks();
    expect(await live.preview("sa2")).toBeNull();
    live.close();
  });
  test("knows a table that does not exist and does not try again", () => {
    const live = new LiveTable("t1", "ws://here");
    last().breaks(4404);
    expect(live.link).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    live.close();
  });
  test("closes a line on which a ping is not answered", () => {
    const live = new LiveTable("t1", "ws://here");
    last().hear(at(40));
    const closing = vi.spyOn(last(), "close");
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toEqual([{ type: "ping" }]);
    vi.advanceTimersByTime(10_000);
    expect(closing).toHaveBeenCalled();
    expect(live.link).toBe("lost"); // at once: a browser may wait another minute for the other end's goodbye
    live.close();
  });
  test("gives up a line on which a decision finds no echo, and says it again on the next", () => {
    const live = new LiveTable("t1", "ws://here");
    last().hear(at(40));
    const silent = last();
    live.answer("sa2");
    vi.advanceTimersByTime(10_000);
    expect(live.link).toBe("lost");
    vi.advanceTimersByTime(2000);
    last().hear(at(40));
    expect(last()).not.toBe(silent);
    expect(last().sent).toEqual(silent.sent);
    last().hear({ type: "done", id: String(last().sent[0]?.["id"]) });
    vi.advanceTimersByTime(10_000);
    expect(live.link).toBe("open");
    live.close();
  });
  test("tries anew where a line does not open, or stays silent from the start", () => {
    const live = new LiveTable("t1", "ws://here");
    vi.advanceTimersByTime(15_000);
    expect(live.link).toBe("lost");
    vi.advanceTimersByTime(2000);
    expect(Wire.all).toHaveLength(2);
    last().onopen?.();
    vi.advanceTimersByTime(29_000);
    expect(Wire.all).toHaveLength(2);
    last().hear(at(40));
    vi.advanceTimersByTime(15_000);
    expect(live.link).toBe("open");
    live.close();
  });
  test("counts what was missed while the connection was lost, not what came as one sat down", () => {
    const live = new LiveTable("t1", "ws://here");
    last().hear(at(0, { status: "waiting" }));
    live.reopen();
    last().hear(at(2, { events: [happening(0, "placed"), happening(1, "passed")], events_from: 0 }));
    expect(live.missed).toBe(0);
    last().breaks();
    vi.advanceTimersByTime(2000);
    last().hear(at(3, { events: [happening(2, "passed")], events_from: 2 }));
    expect(live.missed).toBe(1);
    live.answer("/");
    expect(live.missed).toBe(0);
    live.close();
  });
  test("tells its listeners what is new", () => {
    const live = new LiveTable("t1", "ws://here");
    const fresh: string[][] = [];
    live.listen((arrival) => fresh.push(arrival.fresh.map((event) => event.name)));
    last().hear(at(40, { events: [happening(0, "placed")], events_from: 0 }));
    last().hear(at(41, { events: [happening(1, "passed")], events_from: 1 }));
    expect(fresh).toEqual([[], ["passed"]]);
    expect(live.log.map((event) => event.name)).toEqual(["placed", "passed"]);
    live.close();
  });
});

describe("looking back", () => {
  const was = (id: unknown, number: number, before: number, after: number): ServerMessage => ({
    type: "was",
    id: String(id),
    game: "aras",
    number,
    before,
    after,
    eyes: 0,
    view: { ...MIDDLE, position: `was${number}` },
  });
  const asked = (): Record<string, unknown> => last().sent.at(-1) ?? {};
  const settle = (): Promise<void> => Promise.resolve().then(() => Promise.resolve());

  function opened(): LiveTable<Table> {
    const live = new LiveTable<Table>("t1", "ws://here");
    const events = [0, 1, 2].map((index) => happening(index, "placed", { number: 38 + index }));
    last().hear(at(40, { events, events_from: 0 }));
    return live;
  }

  test("shows the table, its log and nothing to decide as it was, and leads back to now", async () => {
    const live = opened();
    live.step(-1);
    expect(asked()).toMatchObject({ type: "past", number: 39 });
    last().hear(was(asked()["id"], 39, 38, 40));
    await settle();
    expect(live.table?.view.position).toBe("was39");
    expect(live.table?.decision).toBeNull();
    expect(live.log.map((line) => line.number)).toEqual([38, 39]);
    live.answer("sa2");
    expect(live.pending).toBeNull();
    live.step(1);
    await settle();
    expect(live.past).toBeNull();
    expect(live.table?.view.position).toBe("p40");
    expect(live.log).toHaveLength(3);
    live.close();
  });

  test("without a line to the server says that the past cannot be had, until there is one", async () => {
    const live = opened();
    last().breaks(1006);
    await live.lookBack(39);
    expect(live.past).toBeNull();
    expect(live.pastUnheard).toBe(true);
    live.retry();
    last().hear(at(40, {}));
    expect(live.pastUnheard).toBe(false);
    live.close();
  });

  test("the game goes on meanwhile, and who comes back is told of it as of something new", async () => {
    const live = opened();
    const told: (number | null)[] = [];
    live.listen(({ before, now }) => told.push(before?.upto ?? null, now.upto));
    live.step(-1);
    last().hear(was(asked()["id"], 39, 38, 40));
    await settle();
    last().hear(at(42, { events: [happening(3, "passed", { number: 41 })], events_from: 3 }));
    expect(live.table?.view.position).toBe("was39");
    expect(told).toEqual([]);
    live.lookNow();
    expect(told).toEqual([null, 42]);
    expect(live.table?.view.position).toBe("p42");
    live.close();
  });

  test("the step that was asked for last is the one that is shown", async () => {
    const live = opened();
    void live.lookBack(10);
    const first = asked()["id"];
    void live.lookBack(20);
    last().hear(was(asked()["id"], 20, 19, 21));
    last().hear(was(first, 10, 9, 11));
    await settle();
    expect(live.past?.number).toBe(20);
    live.close();
  });

  test("a step that was shown is not asked for again", async () => {
    const live = opened();
    live.step(-1);
    last().hear(was(asked()["id"], 39, 38, 40));
    await settle();
    live.lookNow();
    const sent = last().sent.length;
    live.step(-1);
    await settle();
    expect(live.past?.number).toBe(39);
    expect(last().sent).toHaveLength(sent);
    live.close();
  });

  test("a finished game is seen from its beginning to its end, and through other eyes", async () => {
    const live = new LiveTable<Table>("t1", "ws://here");
    const ending = { by: "agreed", clause: "", winners: [], seat: -1 } as const;
    last().hear(at(40, { status: "over", ending: { ...ending, winners: [] }, decision: null }));
    void live.lookBack(0);
    last().hear(was(asked()["id"], 0, -1, 1));
    await settle();
    expect(live.table).toMatchObject({ status: "playing", ending: null, upto: 0 });
    live.lookThrough(1);
    expect(asked()).toMatchObject({ number: 0, eyes: 1 });
    last().hear(was(asked()["id"], 0, -1, 1));
    void live.lookBack(40);
    last().hear(was(asked()["id"], 40, 39, -1));
    await settle();
    expect(live.table?.status).toBe("over");
    live.close();
  });
});

test("a log that is sent again replaces what was known from its first line on", () => {
  const log = [happening(0, "placed"), happening(1, "passed")];
  expect(mergeLog(log, 1, [happening(1, "attacked")]).map((event) => event.name)).toEqual(["placed", "attacked"]);
});

test("waits grow and are spread, within bounds", () => {
  const waits = [1, 2, 3, 9, 99].map((tries) => waitBefore(tries, 0.5));
  expect(waits).toEqual([...waits].sort((p, q) => p - q));
  expect(waitBefore(99, 1)).toBeLessThanOrEqual(12_500);
  expect(waitBefore(1, 0)).toBeGreaterThan(100);
});
