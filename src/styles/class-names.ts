import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";

const letters = "abcdefghijklmnopqrstuvwxyz";
const sheet = /\.module\.css$/;

/** Class names of each `*.module.css` file below a folder, short ones; the same files always get the same names. */
function shortNames(root: string): Map<string, Record<string, string>> {
  let count = 0;
  const next = () => {
    const [high, low] = [Math.floor(count / letters.length), count % letters.length];
    count += 1;
    if (high >= letters.length)
      throw new Error(
        "There are more classes than two letters can name. Use three in src/styles/class-names.ts.",
      );
    return `${letters[high]}${letters[low]}`;
  };
  const files = globSync("**/*.module.css", { cwd: root }).sort();
  return new Map(
    files.map((file) => {
      const path = join(root, file);
      const names = [...readFileSync(path, "utf8").matchAll(/\.([a-zA-Z][\w-]*)/g)].map(
        ([, name = ""]) => name,
      );
      return [path, Object.fromEntries([...new Set(names)].map((name) => [name, next()]))];
    }),
  );
}

/**
 * Names the classes of CSS Modules. In development after their component, so that a page's source
 * says where a rule stands. In a build with two letters, because every page carries the whole style
 * sheet beside its own markup.
 *
 * The browser's code gets the names alone: the rules are in every page already, from the server's
 * build, and would only stand there twice.
 *
 * @param root folder of the sources
 */
export function classNames(root: string): Plugin[] {
  const mark = "\0class-names:";
  const short = shortNames(root);
  const readable = (name: string, file: string) => `${basename(file).replace(sheet, "")}-${name}`;
  return [
    {
      name: "class-names",
      config: (_, { command }) => ({
        css: {
          modules: {
            generateScopedName:
              command === "build"
                ? (name, file) => short.get(resolve(file))?.[name] ?? readable(name, file)
                : readable,
          },
        },
      }),
    },
    {
      name: "class-names-alone",
      enforce: "pre",
      apply: "build",
      applyToEnvironment: ({ name }) => name === "client",
      async resolveId(source, importer) {
        if (!sheet.test(source)) return undefined;
        const found = await this.resolve(source, importer, { skipSelf: true });
        // Without its ending, or the bundler would take it for a style sheet again.
        return found === null ? undefined : `${mark}${found.id.replace(sheet, "")}`;
      },
      load: (id) =>
        id.startsWith(mark)
          ? `export default ${JSON.stringify(short.get(`${id.slice(mark.length)}.module.css`))};`
          : undefined,
    },
  ];
}
