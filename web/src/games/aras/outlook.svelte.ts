/** How the game stands, as the server's engine sees it: asked for turn by turn, never worked out here. */
import type { ArasTable as Table, Evaluation } from "../../generated/messages";
import { ApiError, request } from "../../lib/api";
import { recordPath } from "../../table/seats";

const AGAIN_MS = 400;
const MOST = 60; // times that one asks for what is not whole yet

export class Outlook {
  /** Whether the player wants to see it while the game goes on. */
  wanted = $state(false);
  told = $state.raw<Evaluation | null>(null);
  problem = $state(""); // name of what kept the server from telling
  private asked = ""; // what was asked for last

  /** Ask how the game of `table` stands; again, until it is known for every turn. */
  async ask(table: Table): Promise<void> {
    const asked = `${table.table} ${table.upto} ${table.status}`;
    if (asked === this.asked) return;
    this.asked = asked;
    const path = recordPath(table)
      .replace(/^\/api/, "")
      .replace("/record", "/evaluation");
    for (let times = 0; times < MOST; times += 1) {
      try {
        const told = await request<Evaluation>("GET", path);
        if (asked !== this.asked) return; // another is wanted meanwhile
        this.told = told;
        this.problem = "";
        if (told.whole) return;
      } catch (problem) {
        if (asked !== this.asked) return;
        this.problem = problem instanceof ApiError ? problem.name : "fault";
        if (this.problem !== "too-fast") return;
      }
      await new Promise((go) => setTimeout(go, AGAIN_MS));
    }
  }
}
