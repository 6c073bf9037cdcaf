import { describe, expect, it } from "vitest";
import type { Table } from "../generated/messages";
import { cueOf } from "./cues";
import { lastsOf, SOUNDS, type Cue } from "./sounds";

const table = (more: Partial<Table> = {}): Table =>
  ({ game: "guixi", status: "playing", you: 0, decision: null, ending: null, ...more }) as unknown as Table;
const event = (name: string, args: Record<string, string | number> = {}) => ({ name, args });

describe("sounds", () => {
  it("are short: 400 ms, the temple bell 700", () => {
    for (const cue of Object.keys(SOUNDS) as Cue[])
      expect([cue, lastsOf(cue) <= (cue === "king" ? 700 : 400)]).toEqual([cue, true]);
  });

  it("say nothing when a table is opened", () => {
    expect(cueOf(null, table(), [event("drew")])).toBeNull();
  });

  it("prefer what is rare among what happened at once", () => {
    expect(cueOf(table(), table(), [event("drew"), event("king-born"), event("discarded")])).toBe("king");
    expect(cueOf(table(), table(), [event("discarded"), event("drew")])).toBe("draw");
  });

  it("call whoever must decide, if nothing else is heard", () => {
    const asked = table({ decision: { seat: 0, prompt: "window", options: [] } } as Partial<Table>);
    expect(cueOf(table(), asked, [])).toBe("turn");
    expect(cueOf(asked, asked, [])).toBeNull();
  });

  it("tell damage by its size, and none for none", () => {
    const aras = table({ game: "aras" });
    expect(cueOf(aras, aras, [event("attacked", { damage: 3 })])).toBe("hit");
    expect(cueOf(aras, aras, [event("attacked", { damage: 4 })])).toBe("blow");
    expect(cueOf(aras, aras, [event("attacked", { damage: 0 })])).toBeNull();
  });

  it("tell the third curse from the others", () => {
    const hunt = table({ game: "hunters" });
    expect(cueOf(hunt, hunt, [event("cursed", { n: 2 })])).toBe("curse");
    expect(cueOf(hunt, hunt, [event("cursed", { n: 3 })])).toBe("doom");
  });

  it("tell the end by whose it is", () => {
    const over = (winners: number[], game = "aras"): Table =>
      table({ game, status: "over", ending: { by: "rules", winners } } as unknown as Partial<Table>);
    expect(cueOf(table(), over([0]), [])).toBe("won");
    expect(cueOf(table(), over([1]), [])).toBe("lost");
    expect(cueOf(table(), over([], "hunters"), [])).toBe("lost");
    expect(cueOf(table(), over([]), [])).toBe("drawn");
  });
});
