/**
 * What a visitor's browser fetches, compressed, against the budgets in `budgets.json`: `npm run budgets`.
 *
 * Fails with every part that is over its budget, how much it weighed when the budgets were last written, and its
 * heaviest modules; and if code of one game comes with another page. `node budgets.mjs write` notes today's weights.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const PAGE = "dist/page";
const GAMES = ["aras", "guixi", "hunters"];
const STARTS = {
  home: [],
  rules: ["src/pages/RulesPage.svelte"],
  new: ["src/pages/NewTable.svelte"],
  ...Object.fromEntries(
    GAMES.map((game) => [
      game,
      ["src/pages/TablePage.svelte", `src/games/${game}/${game[0].toUpperCase()}${game.slice(1)}Table.svelte`],
    ]),
  ),
};
/** Those that the first page shows in Chinese; tests/house/test_first_page.py sees which a browser really fetches. */
const HOME_FONTS =
  /^(inter|source-serif-4|noto-sans-tc-(400-heads|400-first|700-labels)|noto-serif-tc-(600-headings|900-heads))-/;

const built = JSON.parse(readFileSync("dist/parts.json", "utf-8"));
const byFile = new Map(built.map((one) => [one.file, one]));
const weights = new Map();
const wrong = [];

function weight(file) {
  if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(join(PAGE, file)), { level: 6 }).length);
  return weights.get(file);
}

/** The files that come at once with those: what they import, not what they may import later. */
function withImports(files) {
  const found = new Set();
  const queue = [...files];
  while (queue.length) {
    const file = queue.pop();
    if (found.has(file)) continue;
    found.add(file);
    queue.push(...(byFile.get(file)?.imports ?? []));
  }
  return found;
}

function startOf(module) {
  const found = built.find((one) => one.starts === module);
  if (!found) throw new Error(`no file starts with ${module}`);
  return found.file;
}

/** The sentences of a room in the language that needs more bytes. */
function sentences(name) {
  const files = built.filter((one) => one.starts?.split("?")[0].endsWith(`/${name}.ftl`)).map((one) => one.file);
  if (!files.length) throw new Error(`no file holds ${name}.ftl`);
  return files.sort((one, other) => weight(other) - weight(one))[0];
}

const entry = built.filter((one) => one.first).map((one) => one.file);
const home = withImports([...entry, sentences("main")]);
const sizes = {};
const holds = {};
for (const [page, starts] of Object.entries(STARTS)) {
  const rooms = GAMES.includes(page) ? [sentences(page)] : [];
  const files = withImports([...entry, sentences("main"), ...starts.map(startOf), ...rooms]);
  const fresh = [...files].filter((file) => page === "home" || !home.has(file));
  sizes[`${page} scripts`] = fresh.reduce((sum, file) => sum + weight(file), 0);
  holds[`${page} scripts`] = fresh;
  const strange = fresh
    .flatMap((file) => Object.keys(byFile.get(file)?.modules ?? {}))
    .filter((module) => GAMES.some((game) => game !== page && module.includes(`src/games/${game}/`)))
    .filter((module) => module.includes(".svelte")); // a shape or a list of names may be shared, a drawing not
  if (strange.length) wrong.push(`${page} brings code of another game: ${strange.join(", ")}`);
}
const assets = readdirSync(join(PAGE, "assets"));
const fonts = assets.filter((name) => name.endsWith(".woff2") && HOME_FONTS.test(name));
if (!fonts.length) throw new Error("the fonts are not cut: run `python web/fonts.py` first");
sizes["home fonts"] = fonts.reduce((sum, name) => sum + readFileSync(join(PAGE, "assets", name)).length, 0);
holds["home fonts"] = fonts;

const budgets = JSON.parse(readFileSync("budgets.json", "utf-8"));
if (process.argv[2] === "write") {
  for (const [name, size] of Object.entries(sizes)) budgets[name] = { most: budgets[name]?.most ?? 0, was: size };
  writeFileSync("budgets.json", `${JSON.stringify(budgets, null, 2)}\n`);
}
for (const [name, size] of Object.entries(sizes)) {
  const { most = 0, was = 0 } = budgets[name] ?? {};
  console.log(`${name.padEnd(18)} ${String(size).padStart(7)} of ${String(most).padStart(7)} bytes`);
  if (size <= most) continue;
  const modules = holds[name].flatMap((file) =>
    Object.entries(byFile.get(file)?.modules ?? { [file]: weights.get(file) ?? 0 }),
  );
  const heaviest = modules.sort((one, other) => other[1] - one[1]).slice(0, 6);
  wrong.push(
    `${name}: ${size} bytes, ${size - most} too many; it was ${was}. Heaviest before compression: ` +
      heaviest.map(([module, length]) => `${module} ${length}`).join(", "),
  );
}
if (wrong.length) {
  console.error(wrong.join("\n"));
  process.exit(1);
}
