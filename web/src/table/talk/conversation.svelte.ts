/** What is said at a table, as far as we hear it, and what we say. */
import type { Problem, Talk, TalkLine } from "../../generated/messages";

/** What was sent and is not known to be taken yet. */
interface Sent {
  id: string;
  words: string;
  phrase: string;
}

/** The lines after a message: all of it in place of what was known, or behind it. In the order they were said. */
export function merged(lines: readonly TalkLine[], message: Talk): TalkLine[] {
  const known = message.whole ? [] : lines;
  return [...known, ...message.lines].sort((one, other) => one.at - other.at);
}

export class Conversation {
  /** The latest message; null before the first, and where nobody talks. */
  heard = $state.raw<Talk | null>(null);
  lines = $state.raw<TalkLine[]>([]);
  open = $state(false);
  unread = $state(0);
  problem = $state<string | null>(null);
  draft = $state("");
  private sent: Sent | null = null;
  private again: Sent | null = null;
  private introduced = false;

  /** `send` gives the id of what is on its way, or null; `introduce` makes us known to the server and comes again. */
  constructor(
    private readonly send: (words: string, phrase: string) => string | null,
    private readonly introduce: () => Promise<void>,
  ) {}

  /** Take what the server tells. Lines that come with the first message are nothing new. */
  take(message: Talk): void {
    const first = this.heard === null;
    this.heard = message;
    this.lines = merged(this.lines, message);
    const fresh = message.whole ? 0 : message.lines.filter((line) => !line.mine).length;
    if (!first && !this.open) this.unread += fresh;
    const { again } = this;
    this.again = null;
    if (again && message.whole) this.speak(again.words, again.phrase);
  }

  show(open: boolean): void {
    this.open = open;
    this.unread = 0;
    this.problem = null;
  }

  /** Say the draft. It stays until the server has taken it. */
  say(): void {
    const words = this.draft.trim();
    if (words && !this.sent) this.speak(words, "");
  }

  phrase(phrase: string): void {
    if (!this.sent) this.speak("", phrase);
  }

  private speak(words: string, phrase: string): void {
    const id = this.send(words, phrase);
    this.sent = id ? { id, words, phrase } : null;
    this.problem = id ? null : "offline";
  }

  /** A command was taken. */
  done(id: string): void {
    if (this.sent?.id !== id) return;
    if (this.sent.words && this.draft.trim() === this.sent.words) this.draft = "";
    this.sent = null;
  }

  /** Whether a problem is about what we said; it is then shown here. */
  refused(problem: Problem): boolean {
    const { sent } = this;
    if (!sent || sent.id !== problem.id) return false;
    this.sent = null;
    if (problem.name === "not-known" && !this.introduced) {
      this.introduced = true; // a first visit: the socket opened before we had a cookie
      this.again = sent;
      void this.introduce().catch(() => (this.problem = problem.name));
    } else {
      this.problem = problem.name;
    }
    return true;
  }

  /** The socket broke: what was on its way may be there or not, and stays in the draft. */
  lost(): void {
    this.sent = null;
  }
}
