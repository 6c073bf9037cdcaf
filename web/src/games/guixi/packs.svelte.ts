/** The packs that tables of Guixi play with, fetched once each. */
import { request } from "../../lib/api";
import { Pack, type Content } from "./pack";

class Packs {
  private known = $state.raw<Record<string, Pack>>({});
  private readonly asked = new Map<string, Promise<void>>();

  /** The pack of that digest, or null until it has come. */
  of(digest: string): Pack | null {
    return this.known[digest] ?? null;
  }

  /** Fetch it unless it is here. Raises ApiError; then it may be asked for again. */
  async load(digest: string): Promise<void> {
    if (this.known[digest]) return;
    const coming =
      this.asked.get(digest) ??
      request<Content>("GET", `/content/guixi/${encodeURIComponent(digest)}`).then((content) => {
        this.known = { ...this.known, [digest]: new Pack(content) };
      });
    this.asked.set(digest, coming);
    try {
      await coming;
    } finally {
      this.asked.delete(digest);
    }
  }
}

export const packs = new Packs();
