import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const WEB = `${process.cwd()}/`; // vitest runs in the folder of its settings
const text = (path: string): string => readFileSync(WEB + path, "utf-8");

const OWN = /^src\/(?:generated\/|tokens\.css$|offline\/page\.css$)|\.test\.ts$/;
const sources = readdirSync(`${WEB}src`, { recursive: true, encoding: "utf-8" })
  .map((path) => `src/${path.replaceAll("\\", "/")}`)
  .filter((path) => /\.(?:svelte|css|ts)$/.test(path) && !OWN.test(path));
/** What is shown before the page or without it cannot ask for tokens. */
const copies = ["src/offline/page.css", "index.html", "offline.ts", "public/seal.svg"];

const LITERAL = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
const NAMED =
  /\b(?:fill|stroke|color|background|border[a-z-]*)(?:=["{]+|:\s*)["']?(?:white|black|gr[ae]y|red|green|blue)\b/gi;

function found(source: string): string[] {
  return [...source.matchAll(LITERAL), ...source.matchAll(NAMED)].map((one) => one[0]);
}

test("a colour is known by what it looks like in a source", () => {
  expect(found(`a { color: #FFF8EA; background: rgb(0 0 0); }`)).toEqual(["#FFF8EA", "rgb("]);
  expect(found(`<rect fill="white" stroke={'red'} />`)).toEqual(['fill="white', "stroke={'red"]);
  expect(found(`{#each a as b}<a href="#main" fill="url(#ink)">{/each} color: var(--red); color-mix(in srgb)`)).toEqual(
    [],
  );
});

test("no colour stands outside the tokens", () => {
  expect(sources.length).toBeGreaterThan(150);
  expect(sources).toContain("src/app.css");

  expect(sources.flatMap((path) => found(text(path)).map((colour) => `${path}: ${colour}`))).toEqual([]);
});

test("where no tokens can be had, their values stand", () => {
  const known = new Set(found(text("src/tokens.css").toLowerCase()));
  for (const path of copies) {
    const colours = found(text(path).toLowerCase());

    expect(colours.length, path).toBeGreaterThan(0);
    expect(
      colours.filter((colour) => !known.has(colour)),
      path,
    ).toEqual([]);
  }
});
