import { describe, expect, it } from "vitest";
import {
  back,
  grown,
  handled,
  heads,
  NOTHING,
  passing,
  pick,
  standingLine,
  tally,
  targets,
  touched,
  whyNot,
} from "./choose";

const WINDOW = [
  "buy",
  "equip sword_r",
  "pass",
  "skill zhang_1 imp_b",
  "use shift_r hanged_r p1",
  "use shift_r hanged_r p3",
  "use shift_r imp_b p0",
  "use shift_r imp_b p2",
  "use ward_r p0",
  "use ward_r p1",
];

describe("options in heads", () => {
  it("are one for all uses of a card, and one for each other answer", () => {
    expect(heads(WINDOW).map((head) => [head.words.join(" "), head.answers.length])).toEqual([
      ["buy", 1],
      ["equip sword_r", 1],
      ["pass", 1],
      ["skill zhang_1", 1],
      ["use shift_r", 4],
      ["use ward_r", 2],
    ]);
  });

  it("keep both ways in which a heretic reveals himself", () => {
    expect(heads(["heretic p1", "heretic p2", "pass"]).map((head) => head.words)).toEqual([["heretic"], ["pass"]]);
    expect(heads(["heretic", "skip"]).map((head) => head.words)).toEqual([["heretic"], ["skip"]]);
  });
});

describe("picking", () => {
  it("grows by what there is no choice about", () => {
    expect(grown(WINDOW, ["skill", "zhang_1"])).toEqual(["skill", "zhang_1", "imp_b"]);
    expect(grown(WINDOW, ["use", "ward_r"])).toEqual(["use", "ward_r"]);
  });

  it("answers with what is whole, unless it is to be confirmed", () => {
    expect(pick(WINDOW, ["buy"], false)).toEqual({ kind: "answer", answer: "buy" });
    expect(pick(WINDOW, ["use", "ward_r", "p1"], false)).toEqual({ kind: "answer", answer: "use ward_r p1" });
    expect(pick(WINDOW, ["use", "ward_r", "p1"], true)).toEqual({ kind: "picked", picked: ["use", "ward_r", "p1"] });
  });

  it("always asks once more before what cannot be taken back", () => {
    for (const answer of ["challenge p2", "exorcise imp_b", "summon imp_b", "life imp_b", "heretic p1"]) {
      const words = answer.split(" ");
      expect(pick([answer, "none"], words, false)).toEqual({ kind: "picked", picked: words });
    }
    expect(pick(["heretic", "skip"], ["heretic"], false)).toEqual({ kind: "picked", picked: ["heretic"] });
  });

  it("goes on with a ghost, then with a neighbour of its holder", () => {
    const ghost = touched(WINDOW, ["use", "shift_r"], "imp_b");
    expect(ghost).toEqual(["use", "shift_r", "imp_b"]);
    expect([...targets(WINDOW, ghost ?? NOTHING)]).toEqual(["p0", "p2"]);
    expect(touched(WINDOW, ghost ?? NOTHING, "p3")).toBeNull();
    expect(touched(WINDOW, ghost ?? NOTHING, "hanged_r")).toEqual(["use", "shift_r", "hanged_r"]);
  });

  it("finds what a ghost or a seat is aimed at by itself", () => {
    expect(touched(["exorcise hanged_r", "exorcise imp_b", "none"], NOTHING, "imp_b")).toEqual(["exorcise", "imp_b"]);
    expect(touched(["challenge p2", "challenge p4", "none"], ["challenge", "p2"], "p4")).toEqual(["challenge", "p4"]);
    expect(touched(["p1", "p2"], NOTHING, "p2")).toEqual(["p2"]);
    expect(touched(WINDOW, NOTHING, "imp_b")).toBeNull();
  });

  it("steps back from an object to its card, and from the card to nothing", () => {
    expect(back(["use", "shift_r", "imp_b"])).toEqual(["use", "shift_r"]);
    expect(back(["use", "shift_r"])).toEqual([]);
  });
});

describe("the hand", () => {
  it("begins what its card can do now", () => {
    expect(handled(WINDOW, "ward_r")).toEqual(["use", "ward_r"]);
    expect(handled(WINDOW, "sword_r")).toEqual(["equip", "sword_r"]);
    expect(handled(["discard ward_b", "discard ward_r"], "ward_b")).toEqual(["discard", "ward_b"]);
    expect(handled(WINDOW, "ward_b")).toBeNull();
  });

  it("asks why with the verb that would play the card", () => {
    expect(whyNot("fetch_r", false)).toBe("use fetch_r");
    expect(whyNot("sword_b", true)).toBe("equip sword_b");
  });

  it("counts votes for the ghost's colour and against it", () => {
    expect(tally(["ward_r", "shift_r", "ward_b"], "hanged_r")).toBe(1);
    expect(tally(["ward_r", "shift_r", "ward_b"], "imp_b")).toBe(-1);
    expect(tally([], "imp_b")).toBe(0);
  });
});

describe("passing", () => {
  it("is whatever ends the question", () => {
    expect(passing(WINDOW)).toBe("pass");
    expect(passing(["done", "vote ward_r"])).toBe("done");
    expect(passing(["p1", "p2"])).toBeNull();
  });

  it("is left to the table in a line that says how long and what stops it", () => {
    expect(standingLine("turn", ["used", "me"])).toBe("turn used me");
    expect(standingLine("window", [])).toBe("window -");
  });
});
