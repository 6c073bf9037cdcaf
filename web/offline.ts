/** What makes a page an app: the service worker, the page it shows without the server, and the manifest. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build, type Plugin } from "vite";

const FOLDER = "src/offline";
const LANGUAGES = ["zh-Hant", "en"] as const;
const BACKGROUND = "#F4EDDF";

type Say = (id: string) => string;

export function offline(): Plugin {
  return {
    name: "sanjie-offline",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: "/app.webmanifest" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: "/seal-180.png" }, injectTo: "head" },
    ],
    async generateBundle(_options, bundle) {
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const page = {
        "offline.html": offlinePage(LANGUAGES.map((language) => [language, words(language)] as const)),
        "offline.css": readFileSync(`${FOLDER}/page.css`, "utf-8"),
        "offline.js": await bundled("page.ts", {}),
      };
      const precached = Object.entries({ ...page, "seal.svg": readFileSync("public/seal.svg", "utf-8") });
      const files = {
        ...page,
        "app.webmanifest": manifest(words("zh-Hant"), words("en")),
        "sw.js": await bundled("worker.ts", {
          ASSETS: JSON.stringify(assets.sort().map((name) => `/${name}`)),
          PAGE: JSON.stringify(precached.map(([name, text]) => ({ url: `/${name}`, revision: digest(text) }))),
        }),
      };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
    },
  };
}

/** One file of `src/offline` with all that it imports, as a script without imports. */
async function bundled(file: string, define: Record<string, string>): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { ...define, "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2022",
      lib: { entry: resolve(FOLDER, file), formats: ["iife"], name: "offline", fileName: "offline" },
    },
  });
  const [first] = Array.isArray(made) ? made : [made];
  const chunk = first && "output" in first ? first.output.find((one) => one.type === "chunk") : undefined;
  if (!chunk) throw new Error(`${file} gave no script`);
  return chunk.code;
}

/** What `offline.ftl` says in `language`. Throws where it says nothing. */
function words(language: string): Say {
  const path = `../src/sanjie/locales/${language}/offline.ftl`;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(path, "utf-8")));
  return (id) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${path} does not say ${id}`);
    return bundle.formatPattern(pattern);
  };
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function offlinePage(told: readonly (readonly [string, Say])[]): string {
  const both = (id: string): string => escaped(told.map(([, say]) => say(id)).join(" · "));
  const spans = (id: string): string =>
    told.map(([language, say]) => `<span lang="${language}">${escaped(say(id))}</span>`).join("");
  const sections = told.map(([language, say], place) => {
    const [title, ...lines] = ["title", "what", "safe", "wait"].map((id) => escaped(say(`offline-${id}`)));
    const heading = place ? `<h2>${title}</h2>` : `<h1>${title}</h1>`;
    return `<section lang="${language}">${heading}${lines.map((line) => `<p>${line}</p>`).join("")}</section>`;
  });
  return `<!doctype html>
<html lang="zh-Hant">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/seal.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/offline.css" />
    <title>${both("offline-title")} · 三界 Sanjie</title>
  </head>
  <body>
    <main>
      <img src="/seal.svg" alt="" />
      ${sections.join("\n      ")}
      <a href="">${spans("offline-again")}</a>
      <p role="status" data-trying="${both("offline-trying")}" data-still="${both("offline-still")}"></p>
    </main>
    <script src="/offline.js"></script>
  </body>
</html>
`;
}

function manifest(chinese: Say, english: Say): string {
  const png = (size: number, purpose: string, name = "seal"): object => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return `${JSON.stringify(
    {
      id: "/",
      name: "三界 Sanjie",
      short_name: "三界",
      description: `${chinese("app-about")} ${english("app-about")}`,
      lang: "zh-Hant",
      start_url: "/",
      scope: "/",
      display: "standalone",
      background_color: BACKGROUND,
      theme_color: BACKGROUND,
      icons: [
        { src: "/seal.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
        png(192, "any"),
        png(512, "any"),
        png(512, "maskable", "seal-full"),
      ],
    },
    null,
    2,
  )}\n`;
}
