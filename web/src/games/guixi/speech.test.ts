import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { words } from "../../words/words.svelte";
import { happening, PACK, tableOf, viewOf } from "./fixtures";
import { chipsOf, headingOf, sorted, waitingFor } from "./prompt";
import { isQuiet, listed, Speech } from "./speech";
import { hauntings, resultTurn } from "./story";
import { places } from "./places";
import { skillPicture } from "./pictures";

const OPTIONS = ["pass", "use shift_r imp_b p0", "use shift_r imp_b p2", "use ward_r p1"];
const speechOf = (view = viewOf(), options = OPTIONS): Speech =>
  new Speech(PACK, tableOf(view, options), settings.language);

beforeAll(async () => {
  settings.language = "en";
  await words.load("guixi");
});

describe("a decision in words", () => {
  it("names cards with their colour, ghosts with their holder, bots by their seat", () => {
    const speech = speechOf();
    expect(speech.decision(["use", "shift_r", "imp_b", "p2"])).toBe(
      "Use Soul-Shift (red) → Azure Imp on Bot 1 → Bot 2",
    );
    expect(speech.decision(["exorcise", "hanged_r"])).toBe("Exorcise Crimson Hanged Ghost on Bot 2");
    expect(speech.decision(["challenge", "p0"])).toBe("Challenge 子衿");
    expect(speech.decision(["skill", "zhang_1"])).toBe("Use the skill Sword");
    expect(speech.decision(["p3"])).toBe("Choose Bot 3");
  });

  it("tells the two powers of a heretic apart", () => {
    const view = viewOf();
    const asked = new Speech(PACK, tableOf(view, ["heretic", "skip"], "heretic-b"), "en");
    expect(asked.decision(["heretic"])).toBe("Reveal yourself as a heretic");
    expect(speechOf(view, ["heretic p2", "pass"]).decision(["heretic", "p2"])).toMatch(/^Reveal yourself .* → Bot 2$/);
  });

  it("stands in the list once for all that begin alike, and passes last", () => {
    const speech = speechOf();
    expect(listed(speech, OPTIONS).map((line) => line.label)).toEqual([
      "Pass",
      "Use Soul-Shift (red)",
      "Use Guardian Charm (red) → Bot 1",
    ]);
    const chips = chipsOf(speech, OPTIONS, []);
    expect(chips.map((chip) => [chip.key, chip.words.join(" "), chip.effect])).toEqual([
      ["1", "use shift_r", "2 choices"],
      ["2", "use ward_r", ""],
      ["␣", "pass", ""],
    ]);
    expect(chipsOf(speech, OPTIONS, ["use", "shift_r", "imp_b"]).map((chip) => chip.label)).toEqual(["子衿", "Bot 2"]);
  });
});

describe("the heading", () => {
  it("names what is answered", () => {
    const view = viewOf({
      stack: [{ number: 2, seat: 4, kind: "card", name: "shift_r", objects: ["imp_b", "p2"] }],
    });
    expect(headingOf(speechOf(view), tableOf(view, OPTIONS), []).title).toBe("Answer “Soul-Shift (red)”, or pass");
  });

  it("says what is chosen next", () => {
    const view = viewOf();
    const title = headingOf(speechOf(view), tableOf(view, OPTIONS), ["use", "shift_r", "imp_b"]).title;
    expect(title).toBe("Use Soul-Shift (red) → Azure Imp on Bot 1: choose a player");
    const asked = headingOf(speechOf(view), tableOf(view, ["done"], "vote"), []);
    expect([asked.title, asked.clause]).toEqual(["Vote", "GUIXI-8.3"]);
  });
});

describe("who is waited for", () => {
  const waits = (given: Parameters<typeof viewOf>[0]): string => {
    const view = viewOf(given);
    return waitingFor(speechOf(view, []), view);
  };

  it("is said with what they decide, as far as it lies open", () => {
    expect(waits({ asked: [2], question: "window", phase: "before" })).toMatch(
      /^Bot 2 decides whether to use something \(.*before.*\)$/,
    );
    const stack = [{ number: 2, seat: 4, kind: "card" as const, name: "shift_r", objects: ["imp_b", "p2"] }];
    expect(waits({ asked: [3], question: "window", stack })).toBe("Bot 3 decides whether to answer “Soul-Shift (red)”");
    expect(waits({ asked: [1], question: "possess_choose", about: "imp_b" })).toBe(
      "Bot 1 decides whom Azure Imp possesses",
    );
    expect(waits({ asked: [0, 2], question: "heretic_b" })).toBe("子衿, Bot 2 decide whether to reveal a heretic");
    expect(waits({ asked: [30], question: "draw" })).toBe("Cards are drawn");
  });

  it("tells every question of the rules apart, in both languages", async () => {
    const asked = ["window", "exorcism", "sink", "discard", "inspect", "heretic_b", "life", "vote", "challenge"];
    for (const language of ["en", "zh-Hant"] as const) {
      settings.language = language;
      await words.load("guixi");
      const said = [...asked, "possess_choose", "die_direction"].map((question) => waits({ asked: [1], question }));
      expect(new Set([...said, waits({ asked: [1], question: "?" })]).size).toBe(12);
    }
    settings.language = "en";
  });

  it("the ghost king is asked about a summoning", () => {
    const king = { ...{ seat: 1, card: "stone", turn: 3, own_turns: 0, fails: 0 }, summons: 0, goal: "", count: 0 };
    expect(waits({ asked: [1], question: "exorcism", king: { ...king, needed: 3 } })).toBe(
      "Bot 1 decides whether to summon a soul",
    );
  });
});

describe("conditions", () => {
  it("show what changes them this turn", () => {
    const conditions = [["hanged_r", -1]] as unknown as never[][];
    expect(speechOf(viewOf({ conditions })).condition("hanged_r")).toBe("3−1");
    expect(speechOf().condition("imp_b")).toBe("X");
  });
});

describe("the log", () => {
  it("has names in place of ids", () => {
    const args = { ghost: "imp_b", target: "p2" };
    expect(speechOf().event(happening(0, "moved", { args }))).toBe("Azure Imp moves here from Bot 2.");
    expect(speechOf().event(happening(0, "drew", { args: { card: "none" } }))).toBe("Drew a card.");
  });

  it("leaves out passes, and what its reader may not see", () => {
    expect(isQuiet(happening(0, "passed"))).toBe(true);
    expect(isQuiet(happening(0, "vote-laid", { args: { card: "none" } }))).toBe(true);
    expect(isQuiet(happening(0, "vote-laid", { args: { card: "ward_r" } }))).toBe(false);
    expect(isQuiet(happening(0, "drew", { args: { card: "none" } }))).toBe(false);
  });
});

describe("a haunting", () => {
  it("is told from the log of its turn: die, whom it passed, whom it got", () => {
    const log = [
      happening(0, "ghost-revealed", { args: { ghost: "hanged_r" } }),
      happening(1, "possessed", { seat: 2, args: { ghost: "hanged_r" } }),
      happening(2, "ghost-revealed", { turn: 2, args: { ghost: "imp_b" } }),
      happening(3, "die-rolled", { turn: 2, args: { n: 4 } }),
      happening(4, "direction", { turn: 2, args: { direction: "ccw" } }),
      happening(5, "warded", { turn: 2, seat: 5 }),
      happening(6, "possessed", { turn: 2, seat: 4, args: { ghost: "imp_b" } }),
    ];
    expect(hauntings(log)).toEqual([
      { ghost: "imp_b", event: false, die: 4, direction: "ccw", passed: [{ seat: 5, why: "warded" }], possessed: 4 },
    ]);
    expect(hauntings([])).toEqual([]);
  });

  it("gives way to a result of the same turn only", () => {
    const log = [happening(0, "failed", { turn: 3 }), happening(1, "turn-began", { turn: 4 })];
    expect(resultTurn(log)).toBe(3);
    expect(resultTurn([])).toBe(0);
  });
});

describe("the altar", () => {
  it("has the others around it clockwise, the next one at the left hand", () => {
    expect(places(6, 0)).toEqual([
      { seat: 1, area: "bl" },
      { seat: 2, area: "tl" },
      { seat: 3, area: "tm" },
      { seat: 4, area: "tr" },
      { seat: 5, area: "br" },
    ]);
    expect(places(3, 2).map((place) => place.seat)).toEqual([0, 1]);
    for (const seats of [3, 4, 5, 6, 7, 8]) {
      for (const you of [-1, 0, seats - 1]) {
        const areas = places(seats, you).map((place) => place.area);
        expect(areas).toHaveLength(you < 0 ? seats : seats - 1);
        expect(new Set(areas).size).toBe(areas.length);
        expect(areas).not.toContain("");
      }
    }
  });
});

describe("small things", () => {
  it("sort a hand by colour, equal cards together", () => {
    expect(sorted(["ward_b", "ward_r", "shift_r", "ward_r"])).toEqual(["shift_r", "ward_r", "ward_r", "ward_b"]);
  });

  it("know the owner of a skill", () => {
    expect(skillPicture("zhang_g")).toBe(skillPicture("zhang_1"));
    expect(skillPicture("king_stone")).not.toBe(skillPicture("zhang_1"));
  });

  it("find a card by its id with and without colour, an artifact's skill by the artifact's", () => {
    expect(PACK.card("ward_b")?.entry.en).toBe("Guardian Charm");
    expect(PACK.skill("compass")?.kind).toBe("artifact");
    expect(PACK.find("gate")?.kind).toBe("event");
    expect(PACK.find("nothing")).toBeUndefined();
  });
});

describe("every page word of the table", () => {
  it("that the components say is there", () => {
    const folder = import.meta.dirname;
    const files = import.meta.glob("./*.{svelte,ts}");
    const missing = new Set<string>();
    for (const file of Object.keys(files).filter((name) => !name.includes(".test."))) {
      const text = readFileSync(`${folder}/${file}`, "utf8");
      for (const [, id = ""] of text.matchAll(/say\(\s*"([a-z0-9-]+)"/g)) if (!words.has(id)) missing.add(id);
    }
    expect([...missing]).toEqual([]);
  });
});
