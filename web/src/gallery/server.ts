/** A server for the gallery: tables out of `scenes.json`, told over sockets that go nowhere. */
import type { Evaluation, Happening, Table } from "../generated/messages";

export interface Scene {
  name: string;
  game: string;
  messages: Table[]; // as one seat is told them, each with the lines that are new
  forecast: unknown;
  slowly?: boolean; // begins at the first message, whatever the others do
}

export interface Scenes {
  scenes: Scene[];
  content: Record<string, { digest: string }>;
}

/** Scenes that have begun at their first message, each with the function that tells it the next one. */
const telling = new Map<string, () => boolean>();
const waiting = new Map<string, () => void>();
let slowly = false;
let held: Scenes = { scenes: [], content: {} };

/** Add a scene, or put it in the place of the one of that name. */
export function put(scene: Scene): void {
  held.scenes = [...held.scenes.filter((one) => one.name !== scene.name), scene];
}

/** Resolves once the scene was opened anew and has been told. */
export function told(name: string): Promise<void> {
  return new Promise((tell) => waiting.set(name, tell));
}

/** From now on tables start at their first message, and go on when `next` is called; else they show the last. */
export function tellSlowly(): void {
  slowly = true;
}

/** Tell the scene its next message; whether there was one. */
export function next(name: string): boolean {
  return telling.get(name)?.() ?? false;
}

/** The whole story of a scene in its last message. */
function whole(scene: Scene): Table | undefined {
  const events = scene.messages.reduce<Happening[]>((all, one) => [...all, ...one.events], []);
  const last = scene.messages.at(-1);
  return last && { ...last, events, events_from: 0 };
}

/** What the page knows as a socket, answered out of the scenes. */
class StillSocket {
  static readonly OPEN = 1;
  readonly OPEN = 1;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(address: string) {
    const name = decodeURIComponent(new URL(address).pathname.split("/")[3] ?? "");
    const scene = held.scenes.find((one) => one.name === name);
    setTimeout(() => this.begin(name, scene), 0);
  }

  private begin(name: string, scene: Scene | undefined): void {
    if (!scene) {
      this.onclose?.({ code: 4404 });
      return;
    }
    const left = slowly || scene.slowly ? [...scene.messages] : [whole(scene)];
    const tell = (): boolean => {
      const message = left.shift();
      if (message) this.onmessage?.({ data: JSON.stringify(message) });
      return message !== undefined;
    };
    telling.set(name, tell);
    tell();
    waiting.get(name)?.();
  }

  send(text: string): void {
    const { type, id } = JSON.parse(text) as { type: string; id?: string };
    if (type === "ping" || !id) return;
    const refusal = { type: "problem", id, name: "no-preview", detail: "the gallery only shows" };
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(refusal) }), 0);
  }

  close(): void {
    this.readyState = 3;
  }
}

/** A game that turned three times, over as many answers as were given. */
export function madeUp(table: string, upto: number): Evaluation {
  const told = [50, 52, 49, 55, 53, 58, 54, 30, 34, 47, 72, 69, 66, 74, 40, 71, 73] as const;
  const marks = new Map([[7, "?"], [10, "!"], [14, "??"]] as const); // prettier-ignore
  const moments = told.map((chance, index) => ({
    number: Math.round((index / (told.length - 1)) * upto),
    turn: index + 1,
    seat: index % 2,
    chance,
    mark: marks.get(index as 7 | 10 | 14) ?? ("" as const),
  }));
  return { table, upto, whole: true, moments };
}

function answerTo(path: string): unknown {
  const parts = path.split("/").slice(2);
  if (parts[0] === "me") return { name: "", tables: 0 };
  if (parts[0] === "content") return held.content[parts[1] ?? ""];
  if (parts[0] === "tables" && parts[2] === "evaluation") {
    const scene = held.scenes.find((one) => one.name === decodeURIComponent(parts[1] ?? ""));
    return madeUp(scene?.name ?? "", scene?.messages.at(-1)?.upto ?? 0);
  }
  if (parts[0] === "tables" && parts[2] === "forecast") {
    return held.scenes.find((scene) => scene.name === decodeURIComponent(parts[1] ?? ""))?.forecast ?? null;
  }
  return undefined;
}

/** Stand in for the server in this page; what the scenes hold comes from `address`. */
export async function standIn(address: string): Promise<Scenes> {
  const really = globalThis.fetch;
  held = (await (await really(address)).json()) as Scenes;
  globalThis.WebSocket = StillSocket as unknown as typeof WebSocket;
  globalThis.fetch = (wanted, init) => {
    const path = new URL(wanted instanceof Request ? wanted.url : String(wanted), location.href).pathname;
    if (!path.startsWith("/api/")) return really(wanted, init);
    const found = answerTo(path);
    const status = found === undefined ? 404 : 200;
    return Promise.resolve(new Response(JSON.stringify(found ?? null), { status }));
  };
  return held;
}
