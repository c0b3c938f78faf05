import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * The classes of all CSS Modules, numbered. A hash in each name would be the part of a page that compresses worst.
 *
 * @returns what Vite asks for the name of a class in the module at a path
 */
function numberedNames(): (local: string, path: string) => string {
  const classes = globSync("src/**/*.module.css")
    .sort()
    .flatMap((file) => {
      const names = readFileSync(file, "utf8").matchAll(/\.([a-z][\w-]*)/gi);
      return [...new Set(names.map(([, name]) => `${resolve(file)} ${name}`))];
    });
  const numbers = new Map(classes.map((name, number) => [name, number]));
  return (local, path) => `_${numbers.get(`${path} ${local}`)}`;
}

/** Readable class names in development. In a build every page carries its styles, so the names are short. */
const classNames: Plugin = {
  name: "class-names",
  config: (_, { command }) => ({
    css: {
      modules: {
        generateScopedName: command === "build" ? numberedNames() : "[name]-[local]",
      },
    },
  }),
};

/** The browser's code needs class names alone: the rules are in every page, from the server's build. */
const noClientStyles: Plugin = {
  name: "no-client-styles",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  // Between Vite's two plugins for CSS: the first has read the class names, the second would emit the rules.
  transform: { filter: { id: /\.css(?:\?|$)/ }, handler: () => ({ code: "", map: null }) },
};

export const stylePlugins: Plugin[] = [classNames, noClientStyles];
