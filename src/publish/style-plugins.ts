import type { Plugin } from "vite";

/** Readable class names in development. In a build every page carries its styles, so the names are short. */
const classNames: Plugin = {
  name: "class-names",
  config: (_, { command }) => ({
    css: {
      modules: {
        generateScopedName: command === "build" ? "_[hash:base64:5]" : "[name]-[local]",
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
