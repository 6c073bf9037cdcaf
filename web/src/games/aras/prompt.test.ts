import { beforeAll, describe, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { words } from "../../words/words.svelte";
import { parseAll, start } from "./choose";
import { MIDDLE, tableOf, viewOf } from "./fixtures";
import { chipsOf, decisionName, headingOf, newGroups, previewNote, stepsOf } from "./prompt";

beforeAll(async () => {
  settings.language = "zh-Hant";
  await words.load("aras");
});

describe("the prompt bar", () => {
  const answers = ["/", "mb1a4", "mb1f5", "sa2", "x"];
  const options = parseAll(answers);
  const table = tableOf(MIDDLE, answers);

  test("offers one chip a verb, numbered, the ending by its own sign", () => {
    const chips = chipsOf(table, options, start(options));
    expect(chips.map((chip) => [chip.key, chip.name])).toEqual([
      ["1", "summon"],
      ["2", "move"],
      ["3", "x"],
      ["/", "pass"],
    ]);
  });
  test("says what the only summoning and the attack would do", () => {
    const [summon, , attack] = chipsOf(table, options, start(options));
    expect(summon?.effect).toBe("a2 野狼");
    expect(attack?.effect).toBe("扣 7（20−13）");
  });
  test("asks for the destination once a slime is picked", () => {
    const heading = headingOf(table, options, { verb: "m", cells: ["b1"], armed: null });
    expect(heading.title).toBe("移動：把 b1 的史萊姆放到哪裡？");
    expect(heading.about).toContain("2 個空置處");
    expect(heading.clause).toBe("ARAS-6.4");
  });
  test("names the ability of the newborn creature", () => {
    const ability = parseAll(["!e6c1", "!e6h2", "-"]);
    const heading = headingOf(tableOf(MIDDLE, [], "ability"), ability, start(ability));
    expect(heading.title).toContain("威嚇");
    expect(heading.clause).toBe("ARAS-8.6");
  });
  test("lets the player choose among several newborns", () => {
    const several = parseAll(["!b4c6", "!e6h2", "-"]);
    const chips = chipsOf(tableOf(MIDDLE, [], "ability"), several, start(several));
    expect(chips.map((chip) => chip.name)).toEqual(["ability-b4", "ability-e6", "decline"]);
  });
});

test("every decision has words", () => {
  expect(["+d3", "sa2", "mb1f5", "!e6h2", "!e6d4a5", "x", "/"].map((answer) => decisionName(MIDDLE, answer))).toEqual([
    "放置 d3",
    "召喚野狼 a2",
    "移動 b1 → f5",
    "威嚇：野狼 h2",
    "威嚇 d4 → a5",
    "攻擊，扣 7（20−13）",
    "不行動，結束回合",
  ]);
});

test("a preview tells the creature and the totals that change", () => {
  const after = viewOf(["A eagle e6 f5 f6", "B slime c6"]);
  const note = previewNote(viewOf(["A wolf e6 f6", "A slime b1", "B slime c6"]), after, "mb1f5");
  expect(note.title).toBe("f5：成為老鷹 5");
  expect(note.lines).toEqual(["A 總力量 4 → 5", "A 攻擊扣 3 → 4"]);
});

test("a preview counts what an attack takes without a sign, which a nought has not", async () => {
  settings.language = "en";
  await words.load();
  const before = viewOf(["A wolf e6 f6", "A slime b1", "B eagle c6 c5 d5"]);
  const after = viewOf(["A eagle e6 f5 f6", "B eagle c6 c5 d5"]);
  expect(previewNote(before, after, "mb1f5").lines).toEqual(["Total of A 4 → 5", "Attack of B takes 1 → 0"]);
  settings.language = "zh-Hant";
  expect(previewNote(before, after, "mb1f5").lines).toEqual(["A 總力量 4 → 5", "B 攻擊扣 1 → 0"]);
});

test("a preview tells what breaks, what turns down, what an attack would come to, and which ability is won", () => {
  const before = viewOf(["A wolf e6 f6", "B giant c3 d2 d3 d4 e3", "B slime h3"], {
    totals: [3, 10],
    damage: [0, 7],
  });
  const carried = viewOf(["A wolf e6 f6", "B loose c3 d2 d3 e3", "B wolf h3 h4"], {
    totals: [3, 7],
    damage: [0, 4],
    stack: [[{ anchor: "h3", kind: "wolf", uses: 1 }]],
  });
  expect(previewNote(before, carried, "!e6d4h4")).toEqual({
    title: "h4：成為野狼 3",
    lines: ["巨人 9 → 未成形 4", "B 總力量 10 → 7", "B 攻擊扣 7 → 4", "可用威嚇"],
  });
  expect(newGroups(before, carried).map((group) => group.anchor)).toEqual(["c3", "h3"]);
  const quaked = viewOf(["A wolf e6 f6", "b down-giant c3! d2! d3! d4! e3!", "B slime h3"], {
    totals: [3, 1],
    damage: [2, 0],
  });
  expect(previewNote(before, quaked, "!e6c3").lines[0]).toBe("巨人 9 → 未翻開");
});

test("a decision of several steps names what was chosen", () => {
  const carries = parseAll(["!c3f5d4", "!c3f5e2", "!c3a5b5", "-"]);
  expect(stepsOf(carries, start(carries))).toEqual([
    { name: "element", cell: "" },
    { name: "place", cell: "" },
  ]);
  expect(stepsOf(carries, { verb: "!", cells: ["c3", "f5"], armed: "!c3f5d4" })).toEqual([
    { name: "element", cell: "f5" },
    { name: "place", cell: "d4" },
  ]);
  expect(stepsOf(parseAll(["!c3f3", "-"]), { verb: "!", cells: ["c3"], armed: null })).toEqual([]);
});
