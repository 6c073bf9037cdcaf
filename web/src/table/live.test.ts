import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerMessage, ArasTable as Table } from "../generated/messages";
import { happening, MIDDLE, tableOf } from "../games/aras/fixtures";
import { LiveTable, mergeLog, waitBefore } from "./live.svelte";

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
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

describe("a live table", () => {
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
