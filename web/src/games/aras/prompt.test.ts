import { beforeAll, describe, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { words } from "../../words/words.svelte";
import { parseAll, start } from "./choose";
import { MIDDLE, tableOf, viewOf } from "./fixtures";
import { chipsOf, decisionName, headingOf, previewNote } from "./prompt";

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
    expect(heading.about).toContain("2 個空格");
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
  expect(note.lines).toEqual(["A 總力量 4 → 5"]);
});
