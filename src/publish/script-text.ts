// biome-ignore lint/correctness/noUndeclaredDependencies: Astro brings it, and Vite needs it too.
import { buildSync } from "esbuild";
import type { Plugin } from "vite";

const suffix = "?script-text";

/**
 * A module and all that it imports, as the text of one plain script.
 *
 * @param constants values that stand for names which the module declares
 */
export function scriptText(
  file: string,
  constants: Readonly<Record<string, unknown>> = {},
): string {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const { outputFiles } = buildSync({
    entryPoints: [file],
    define: Object.fromEntries(define),
    bundle: true,
    format: "iife",
    target: "es2022",
    // Its strictness would add "use strict" to each script.
    tsconfigRaw: {},
    minify: true,
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/** `import { text } from "./before-paint.ts?script-text"` gives the module's text, for an inline script. */
export const scriptTexts: Plugin = {
  name: "script-texts",
  enforce: "pre",
  load: {
    filter: { id: /\?script-text$/ },
    handler: (id) =>
      `export const text = ${JSON.stringify(scriptText(id.slice(0, -suffix.length)))};`,
  },
};
