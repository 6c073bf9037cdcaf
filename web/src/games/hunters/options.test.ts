import { describe, expect, test } from "vitest";
import { cardsIn, groupAt, groupsOf, placesOf, wayWith } from "./options";

const ANSWERS = [
  "attack:F+F",
  "end",
  "focus:WF",
  "focus:W",
  "move:0,-1:F+F",
  "move:0,-1:W",
  "move:0,-1:WF",
  "move:1,-1:F+R+W",
  "rest:W",
  "skill:mage",
  "skill:scout:0,1",
];

describe("decisions in groups", () => {
  test("what does the same is one group, the cheapest payment first", () => {
    const groups = groupsOf(ANSWERS);

    expect(groups.map((group) => group.stem)).toEqual([
      "move:0,-1",
      "move:1,-1",
      "attack",
      "focus",
      "rest",
      "skill:mage",
      "skill:scout:0,1",
      "end",
    ]);
    expect(groups[0]?.ways).toEqual(["move:0,-1:W", "move:0,-1:WF", "move:0,-1:F+F"]);
    expect(groups[3]?.ways).toEqual(["focus:W", "focus:WF"]);
  });

  test("no answer is lost and none is made up", () => {
    expect(
      groupsOf(ANSWERS)
        .flatMap((group) => group.ways)
        .sort(),
    ).toEqual([...ANSWERS].sort());
  });

  test("only what is paid with cards has several ways", () => {
    const groups = groupsOf(["gain:WF", "gain:none", "gain:RT"]);

    expect(groups.map((group) => [group.stem, group.paid])).toEqual([
      ["gain:RT", false],
      ["gain:WF", false],
      ["gain:none", false],
    ]);
  });

  test("cards in any order name a way; others name none", () => {
    const [, exploring] = groupsOf(ANSWERS);
    if (!exploring) throw new Error("no group");

    expect(wayWith(exploring, ["W", "F", "R"])).toBe("move:1,-1:F+R+W");
    expect(wayWith(exploring, ["W", "F"])).toBeNull();
    expect(wayWith(exploring, ["W", "F", "F"])).toBeNull();
  });

  test("equal cards of a payment take different places of the hand", () => {
    expect(placesOf(["F", "W", "F"], cardsIn("attack:F+F"))).toEqual([0, 2]);
    expect(placesOf(["F", "W"], ["F", "F"])).toEqual([0]);
  });

  test("a tap on a tile moves there, on the demon king attacks, and Gale leaps only when asked", () => {
    const groups = groupsOf(ANSWERS);

    expect(groupAt(groups, "0,-1", "2,0", false)?.stem).toBe("move:0,-1");
    expect(groupAt(groups, "2,0", "2,0", false)?.stem).toBe("attack");
    expect(groupAt(groups, "0,1", "2,0", true)?.stem).toBe("skill:scout:0,1");
    expect(groupAt(groups, "0,-1", "2,0", true)).toBeNull();
    expect(groupAt(groups, "3,3", "2,0", false)).toBeNull();
  });
});
