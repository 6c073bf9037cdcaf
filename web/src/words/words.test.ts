import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { wantedLanguage } from "../lib/settings.svelte";
import { bundleOf, format } from "./words.svelte";

const LOCALES = join(__dirname, "../../../src/sanjie/locales");
const source = (language: string, name: string): string => readFileSync(join(LOCALES, language, `${name}.ftl`), "utf8");
const bundles = Object.fromEntries(
  ["en", "zh-Hant"].map((language) => [
    language,
    bundleOf(
      language,
      ["main", "table", "aras", "guixi", "hunters", "account", "talk", "people", "bots"].map((name) =>
        source(language, name),
      ),
    ),
  ]),
);

/** Every file of the client but tests and what is generated. */
function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "generated" ? [] : files(path);
    return /\.(ts|svelte)$/.test(entry.name) && !/\.test\.|fixtures/.test(entry.name) ? [path] : [];
  });
}

const asked = new Set(
  files(join(__dirname, "..")).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?<!\.)\b(?:say|finer)\(\s*"([a-z0-9-]+)"/gi)].map(
      (found) => found[1] ?? "",
    ),
  ),
);

describe("sentences", () => {
  test("that the page asks for by name exist in both languages", () => {
    expect(asked.size).toBeGreaterThan(100);
    for (const [language, bundle] of Object.entries(bundles)) {
      const missing = [...asked].filter((id) => !bundle.hasMessage(id));
      expect(missing, language).toEqual([]);
    }
  });
  test.each(["main", "table", "account", "talk", "people"])(
    "of the page are the same in both languages: %s",
    (file) => {
      const names = (language: string): string[] =>
        [...source(language, file).matchAll(/^([a-z][\w-]*) =/gim)].map((found) => found[1] ?? "").sort();
      expect(names("zh-Hant")).toEqual(names("en"));
      expect(names("en").length).toBeGreaterThan(10);
    },
  );
  test("share their arguments with the sentences they refer to", () => {
    const bundle = bundles["zh-Hant"];
    expect(format(bundle, "aras-event-summoned", { creature: "wolf", cell: "g5" })).toBe("召喚 g5 的野狼。");
  });
  test("that are missing show their own name", () => {
    expect(format(bundles["en"], "no-such-sentence")).toBe("no-such-sentence");
  });
  test("of a broken file are refused with their name", () => {
    expect(() => bundleOf("en", ["a = one", "a = two"])).toThrow(/a/);
  });
});

test("Taiwan and every other Chinese reads Traditional Chinese, others English", () => {
  expect(wantedLanguage(["zh-TW", "en"])).toBe("zh-Hant");
  expect(wantedLanguage(["zh"])).toBe("zh-Hant");
  expect(wantedLanguage(["fr", "en-GB", "zh-TW"])).toBe("en");
  expect(wantedLanguage([])).toBe("en");
});
