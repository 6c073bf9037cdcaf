import { describe, expect, it } from "vitest";
import type { Happening, HuntersView } from "../../generated/messages";
import { lasting } from "../../motion/play";
import { motions } from "./motion";

const view = (demon: string, ...heroes: string[]): HuntersView =>
  ({ turn: 3, demon: { pos: demon }, players: heroes.map((pos, seat) => ({ seat, pos })) }) as unknown as HuntersView;
const event = (name: string, seat: number, args: Happening["args"] = {}): Happening =>
  ({ name, seat, args, places: [], number: 1, index: 0, turn: 3, notation: "", clause: "" }) as Happening;
const advance = (from: string, cell: string): Happening => event("demon-moved", -1, { from, cell });

describe("motions of Hunters", () => {
  const events = [
    advance("0,0", "0,1"),
    advance("0,1", "1,1"),
    event("absorbed", -1, { card: "W", n: 1 }),
    event("struck", 0),
    event("life-lost", 0, { n: 1, life: 2 }),
  ];

  it("lead the demon king along his path", () => {
    expect(motions(view("0,0", "2,2"), view("1,1", "2,2"), events)[0]).toEqual({
      kind: "glide",
      what: "king",
      along: ["cell:0,0", "cell:0,1", "cell:1,1"],
      delay: 0,
    });
  });

  it("move a hero from where it was to where it is", () => {
    const moved = [
      event("moved", 0, { from: "2,2", cell: "2,1" }),
      event("tile-up", 0, { cell: "2,1", tile: "forest" }),
    ];
    expect(motions(view("0,0", "2,2"), view("0,0", "2,1"), moved)).toMatchObject([
      { kind: "glide", what: "pawn:0", along: ["cell:2,2", "cell:2,1"] },
      { kind: "ring", at: "cell:2,1" },
    ]);
  });

  it("end where the view says, whichever events were lost", () => {
    const [before, after] = [view("0,0", "2,2"), view("1,1", "2,2")];
    for (let kept = 0; kept < 1 << events.length; kept += 1) {
      const left = events.filter((_, index) => (kept >> index) % 2 === 1);
      for (const one of motions(before, after, left)) {
        if (one.kind === "glide") expect(one.along.at(-1)).toBe("cell:1,1");
      }
    }
  });

  it("turn his base from how it stood to how it stands, the shorter way", () => {
    const stands = (facing: number): HuntersView =>
      ({ turn: 3, demon: { pos: "0,0", facing }, players: [] }) as unknown as HuntersView;
    const turns = (from: number, to: number) => motions(stands(from), stands(to), []);
    expect(turns(0, 1)).toEqual([{ kind: "turn", what: "base", from: 60, delay: 0 }]);
    expect(turns(0, 5)).toMatchObject([{ from: -60 }]);
    expect(turns(5, 1)).toMatchObject([{ from: 120 }]);
    expect(turns(1, 4)).toMatchObject([{ from: 180 }]);
    expect(turns(2, 2)).toEqual([]);
  });

  it("turn tiles over by what the views say, with what was told or without", () => {
    const land = (...up: boolean[]): HuntersView =>
      ({
        ...view("0,0"),
        board: up.map((lies, index) => ({ cell: `${index},0`, up: lies, tile: "forest" })),
      }) as unknown as HuntersView;
    const flip = (cell: string, cover: string) => ({ kind: "flip", what: `cell:${cell}`, cover });
    const events = [event("tile-up", -1, { cell: "0,0", tile: "forest" }), event("tile-down", -1, { cell: "1,0" })];
    for (const told of [events, events.slice(1), []]) {
      const found = motions(land(false, true, true), land(true, false, true), told, () => "A");
      expect(found).toHaveLength(2);
      expect(found).toEqual(
        expect.arrayContaining([
          expect.objectContaining(flip("0,0", "var(--tile-down)")),
          expect.objectContaining(flip("1,0", "var(--tile-a)")),
        ]),
      );
    }
    expect(motions(land(true, false), land(true, false), events)).toMatchObject([{ kind: "ring" }, { kind: "ring" }]);
  });

  it("are none where there is nothing to compare, or the view went back", () => {
    expect(motions(null, view("1,1"), events)).toEqual([]);
    expect(motions({ ...view("0,0"), turn: 9 }, view("1,1"), events)).toEqual([]);
  });

  it("are none after too much at once, and never long", () => {
    const many = Array.from({ length: 30 }, () => event("struck", 0));
    expect(motions(view("0,0", "2,2"), view("0,0", "2,2"), many)).toEqual([]);
    expect(lasting(motions(view("0,0", "2,2"), view("1,1", "2,2"), events))).toBeLessThan(3000);
  });
});
