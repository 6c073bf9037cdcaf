/** A table as last heard from the server, kept fresh over a socket that is opened again whenever it breaks. */
import type { Because, ClientMessage, Happening, Problem, ServerMessage, Table, Was } from "../generated/messages";
import { api } from "../lib/api";
import { asItWas, Steps, type Step } from "./past";
import { asksTheSame } from "./question.svelte";
import { Conversation } from "./talk/conversation.svelte";

export type Link = "opening" | "open" | "lost" | "gone";

/** A decision that was sent and is not confirmed yet. */
export interface Pending {
  id: string;
  after: number;
  answer: string;
}

/** What arrived: the table before and after, and what happened between them. */
export interface Arrival<T extends Table = Table> {
  before: T | null;
  now: T;
  fresh: Happening[];
}

/** Written as a method, so that the table of one game is a table. */
type Listener<T extends Table> = { hear(arrival: Arrival<T>): void }["hear"];

const PING_MS = 20_000;
const SILENCE_MS = 10_000; // after a ping or a decision: then the line counts as lost, however long a browser waits for it
const OPENING_MS = 15_000;
const FIRST_MS = 30_000; // from the open line to the whole table, which a poor one needs long for
const WAITS_MS = [300, 700, 1500, 3000, 6000, 10_000];
const NO_SUCH_TABLE = 4404;
const NO_GOODBYE = 1006;

/** The log after a message: what it brings replaces what was known from its first line on. */
export function mergeLog(log: readonly Happening[], from: number, events: readonly Happening[]): Happening[] {
  return [...log.slice(0, from), ...events];
}

/** How long to wait before try number `tries` (from 1), in ms; `chance` in 0..1 spreads the crowd. */
export function waitBefore(tries: number, chance: number): number {
  const base = WAITS_MS[Math.min(tries, WAITS_MS.length) - 1] ?? 10_000;
  return base * (0.75 + chance / 2);
}

/** `T` is the form of the table's game; the page that opens the line learns it with the first message. */
export class LiveTable<T extends Table = Table> {
  /** The table as it is now, whatever is looked at. */
  now = $state.raw<T | null>(null);
  /** All that was told. */
  heard = $state.raw<Happening[]>([]);
  /** The step of the past that is looked at; null: the present. */
  past = $state.raw<Step<T> | null>(null);
  /** Through whose eyes the past is looked at once the game is over; null: one's own. */
  eyes = $state<number | null>(null);
  /** A moment of the past was asked for without a line to the server, which alone knows it. */
  pastUnheard = $state(false);
  /** What is drawn: the table as it is now, or as it was. */
  readonly table = $derived.by(() => (this.now && this.past ? asItWas(this.now, this.past) : this.now));
  /** The log up to what is drawn. */
  readonly log = $derived.by(() => {
    const upto = this.past?.number;
    return upto === undefined ? this.heard : this.heard.filter((line) => line.number <= upto);
  });
  link = $state<Link>("opening");
  tries = $state(0);
  pending = $state.raw<Pending | null>(null);
  because = $state.raw<Because | null>(null); // the latest refusal
  problem = $state.raw<Problem | null>(null);
  declining = false; // a question was declined here, or one's own taken back
  missed = $state(0); // lines of the log that came while the connection was lost
  /** Grows with every new question that is put to the receiver, and when they are asked the same once more. */
  question = $state(0);
  answered = false; // the last question ended with an answer that was given here
  overtaken = $state(false); // something was picked for a question that does not stand any more
  // Not drawn, so plain collections: nothing on the page depends on them.
  /* eslint-disable svelte/prefer-svelte-reactivity */
  private readonly previews = new Map<string, T["view"]>();
  private readonly asked = new Map<string, { answer: string; tell(view: T["view"] | null): void }>();
  private readonly looks = new Map<string, (was: Was | null) => void>();
  private readonly listeners = new Set<Listener<T>>();
  private readonly steps = new Steps<T>();
  /* eslint-enable svelte/prefer-svelte-reactivity */
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  /** What is said at the table. */
  readonly talk = new Conversation(
    (words, phrase) => {
      const id = this.name();
      return this.send({ type: "say", id, words, phrase }) ? id : null;
    },
    async () => {
      await api.me();
      this.reopen();
    },
  );
  private counter = 0;
  private wanted = -1; // the number that was asked for last
  private closed = false;

  constructor(
    readonly id: string,
    private readonly address: string = socketAddress(id),
  ) {
    this.connect();
    if (typeof addEventListener === "function") {
      addEventListener("online", this.retry);
      addEventListener("offline", this.doubt);
      document.addEventListener("visibilitychange", this.retry);
      document.addEventListener("visibilitychange", this.doubt);
    }
  }

  /** Be told of every table that arrives. Gives the function that ends it. */
  listen(listener: Listener<T>): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Try again now instead of waiting. Does nothing while connected. */
  readonly retry = (): void => {
    if (this.closed || this.link !== "lost" || document.visibilityState === "hidden") return;
    this.connect();
  };

  /** See at once whether the line still holds: the machine slept, or has no network any more. */
  private readonly doubt = (): void => {
    if (this.link === "open" && document.visibilityState !== "hidden") this.ping();
  };

  /** Open the socket anew, e.g. after taking a seat, so that the server sees who we are now. */
  reopen(): void {
    this.drop();
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.retry);
    document.removeEventListener("visibilitychange", this.doubt);
    this.drop();
  }

  /** Send a decision. It shows as pending until the server has taken or refused it. */
  answer(answer: string): void {
    if (!this.now || this.pending || this.past) return;
    this.pending = { id: this.name(), after: this.now.upto, answer };
    this.quiet();
    this.missed = 0; // who decides has seen it
    this.sendPending();
  }

  /** Ask why a decision is illegal; the answer arrives in `because`. */
  why(answer: string): void {
    this.send({ type: "why", id: this.name(), answer });
  }

  /** The table as a decision would leave it, or null if the server does not say. Asked once a position. */
  preview(answer: string): Promise<T["view"] | null> {
    const known = this.previews.get(answer);
    if (known) return Promise.resolve(known);
    return new Promise((tell) => {
      const id = this.name();
      this.asked.set(id, { answer, tell });
      if (!this.send({ type: "preview", id, answer })) this.settle(id, null);
    });
  }

  // -- looking back ----------------------------------------------------------------------

  /** Look at the table as it was after answer `number`, or at the last moment before it; at the end at the present. */
  async lookBack(number: number): Promise<void> {
    const { now, eyes } = this;
    if (!now || now.status === "waiting") return;
    if (number >= now.upto && now.status !== "over") {
      this.lookNow();
      return;
    }
    const wanted = Math.max(0, Math.min(number, now.upto));
    this.wanted = wanted;
    const step = this.steps.at(wanted, eyes, now.upto) ?? (await this.look(wanted, eyes));
    this.pastUnheard = !step && this.link !== "open";
    if (step && this.wanted === wanted && this.eyes === eyes) this.past = step; // else another is wanted meanwhile
  }

  /** One step back (-1) or on (1) from what is looked at. */
  step(by: -1 | 1): void {
    const { past, now } = this;
    if (!now) return;
    if (!past) {
      if (by < 0) void this.lookBack(now.upto - 1);
      return;
    }
    const next = by < 0 ? past.before : past.after;
    if (next >= 0) void this.lookBack(next);
    else if (by > 0 && now.status !== "over") this.lookNow();
  }

  /** Once all is over: through whose eyes, a seat's or null for one's own. */
  lookThrough(eyes: number | null): void {
    this.eyes = eyes;
    if (this.past) void this.lookBack(this.past.number);
  }

  /** Back to the present. Whoever listens is told of it as of a table that has just arrived. */
  lookNow(): void {
    this.wanted = -1;
    this.eyes = null;
    this.pastUnheard = false;
    if (!this.past || !this.now) return;
    this.past = null;
    for (const listener of this.listeners) listener({ before: null, now: this.now, fresh: [] });
  }

  private look(number: number, eyes: number | null): Promise<Step<T> | null> {
    return new Promise((tell) => {
      const id = this.name();
      this.looks.set(id, (was) => tell(was && this.steps.keep(number, eyes, was)));
      if (!this.send({ type: "past", id, number, ...(eyes === null ? {} : { eyes }) })) this.looked(id, null);
    });
  }

  private looked(id: string, was: Was | null): void {
    this.looks.get(id)?.(was);
    this.looks.delete(id);
  }

  resign(): void {
    this.send({ type: "resign", id: this.name() });
  }

  /** Do not give up together after all. */
  goOn(): void {
    this.send({ type: "go_on", id: this.name() });
  }

  /** Leave a standing answer, or take it back with an empty line. */
  stand(line: string): void {
    this.send({ type: "stand", id: this.name(), line });
  }

  offerDraw(): void {
    this.send({ type: "offer_draw", id: this.name() });
  }

  declineDraw(): void {
    this.declining = true;
    this.send({ type: "decline_draw", id: this.name() });
  }

  rematch(): void {
    this.send({ type: "rematch", id: this.name() });
  }

  /** Any command that needs nothing but its name. */
  say(type: "leave" | "come_back" | "pause" | "resume" | "decline_undo"): void {
    if (type === "decline_undo") this.declining = true;
    this.send({ type, id: this.name() });
  }

  /** Take one's last answer back, or agree that another's is. */
  undo(): void {
    if (this.now) this.send({ type: "undo", id: this.name(), after: this.now.upto });
  }

  ready(ready: boolean): void {
    this.send({ type: "ready", id: this.name(), ready });
  }

  kick(seat: number): void {
    this.send({ type: "kick", id: this.name(), seat });
  }

  /** A bot of `level` for an open seat; 0 opens it for people. */
  fill(seat: number, level: number): void {
    this.send({ type: "fill", id: this.name(), seat, level });
  }

  /** Who watches late, where that was agreed: look through the eyes of `seat`, or -1 at what is open to all. */
  watchThrough(seat: number): void {
    this.send({ type: "eyes", id: this.name(), seat });
  }

  vacation(away: boolean): void {
    this.send({ type: "vacation", id: this.name(), away });
  }

  /** Forget the refusal that is shown: the player went on. */
  quiet(): void {
    this.because = null;
    this.problem = null;
    this.overtaken = false;
  }

  // -- the socket ------------------------------------------------------------------------

  private connect(): void {
    clearTimeout(this.timer);
    if (this.link !== "lost") this.link = "opening";
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.expect(OPENING_MS);
    socket.onopen = () => {
      if (socket === this.socket) this.expect(FIRST_MS);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearInterval(this.pinger);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private lost(code: number): void {
    this.drop();
    for (const id of [...this.asked.keys()]) this.settle(id, null);
    for (const id of [...this.looks.keys()]) this.looked(id, null);
    this.talk.lost();
    if (this.closed) return;
    if (code === NO_SUCH_TABLE) {
      this.link = "gone";
      return;
    }
    this.link = "lost";
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), waitBefore(this.tries, Math.random()));
  }

  private opened(): void {
    this.link = "open";
    this.tries = 0;
    clearInterval(this.pinger);
    this.pinger = setInterval(() => this.ping(), PING_MS);
  }

  private ping(): void {
    if (this.send({ type: "ping" })) this.expect(SILENCE_MS);
  }

  /** Something is to be heard within `ms`; a line that stays silent is given up without waiting for its goodbye. */
  private expect(ms: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lost(NO_GOODBYE), ms);
  }

  private send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private sendPending(): void {
    if (this.pending && this.send({ type: "answer", ...this.pending })) this.expect(SILENCE_MS);
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.silence);
    switch (message.type) {
      case "table":
        this.arrive(message as T);
        break;
      case "previewed":
        this.previews.set(message.answer, message.view);
        this.settle(message.id, message.view);
        break;
      case "was":
        this.looked(message.id, message);
        break;
      case "because":
        if (this.asked.has(message.id)) this.settle(message.id, null);
        else this.because = message.allowed ? null : message;
        this.finish(message.id);
        break;
      case "problem":
        if (this.asked.has(message.id)) this.settle(message.id, null);
        else if (this.looks.has(message.id)) this.looked(message.id, null);
        else if (this.talk.refused(message)) break;
        else if (message.name !== "stale" || message.id !== this.pending?.id) this.problem = message;
        this.finish(message.id);
        break;
      case "talk":
        this.talk.take(message);
        break;
      case "done": // the table that follows shows it; until then it stays pending
        this.talk.done(message.id);
        break;
      case "pong":
        break;
    }
  }

  private arrive(now: T): void {
    const before = this.now;
    const reopened = this.link !== "open";
    const known = this.heard.length;
    const answered = this.pending !== null && now.upto > this.pending.after;
    if (answered || !asksTheSame(before, now)) {
      this.answered = answered;
      this.question += 1;
    }
    this.heard = mergeLog(this.heard, now.events_from, now.events);
    if (!before || before.upto !== now.upto || before.status !== now.status) {
      this.previews.clear();
      this.because = null;
    }
    this.now = now;
    if (before?.you !== now.you) this.steps.clear(); // who sat down may know more of what was
    if (this.past && this.past.after < 0) void this.lookBack(this.past.number); // there is a step after it now
    if (reopened) {
      this.pastUnheard = false;
      this.missed = before && this.link === "lost" ? this.heard.length - known : 0;
      this.opened();
      // Taken, or overtaken by another answer: what counts is on the board. Else it never arrived: say it again.
      if (this.pending && now.upto === this.pending.after && now.decision) this.sendPending();
      else this.pending = null;
    }
    if (this.pending && now.upto > this.pending.after) this.pending = null;
    if (this.past) return; // who looks at the past is told when they come back
    const fresh = before ? this.heard.slice(known) : [];
    for (const listener of this.listeners) listener({ before, now, fresh });
  }

  private finish(id: string): void {
    if (this.pending?.id === id) this.pending = null;
  }

  private settle(id: string, view: T["view"] | null): void {
    this.asked.get(id)?.tell(view);
    this.asked.delete(id);
  }

  private name(): string {
    this.counter += 1;
    return `${Date.now().toString(36)}-${this.counter}`;
  }
}

function socketAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const given = new URLSearchParams(location.search);
  const key = given.get("k") ?? given.get("w"); // of the link to a seat, or to watch: a private table asks for it
  const query = key ? `?k=${encodeURIComponent(key)}` : "";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket${query}`;
}
