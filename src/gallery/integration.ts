import type { AstroIntegration } from "astro";

/** Every component with its examples at /gallery, under `npm run dev` alone: a build does not know the route. */
export function gallery(): AstroIntegration {
  return {
    name: "gallery",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command === "dev")
          injectRoute({
            pattern: "/gallery/[...view]",
            entrypoint: new URL("gallery.astro", import.meta.url),
            prerender: true,
          });
      },
    },
  };
}
