/** What each file of a build is made of, written beside it for `budgets.mjs`. */
import { writeFileSync, mkdirSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "vite";

export function parts(file: string): Plugin {
  return {
    name: "sanjie-parts",
    apply: "build",
    writeBundle(_options, bundle) {
      const found = Object.values(bundle).map((one) =>
        one.type === "chunk"
          ? {
              file: one.fileName,
              starts: one.facadeModuleId ? relative(process.cwd(), one.facadeModuleId) : "",
              first: one.isEntry,
              imports: one.imports,
              later: one.dynamicImports,
              modules: Object.fromEntries(
                Object.entries(one.modules).map(([id, { renderedLength }]) => [
                  relative(process.cwd(), id),
                  renderedLength,
                ]),
              ),
            }
          : { file: one.fileName },
      );
      mkdirSync("dist", { recursive: true });
      writeFileSync(file, JSON.stringify(found));
    },
  };
}
