import type { AstroIntegration } from "astro";

/** The editor for staff at /admin, under `npm run dev` alone: a build of the site does not know the route. */
export function editor(): AstroIntegration {
  return {
    name: "editor",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command === "dev")
          injectRoute({
            pattern: "/admin",
            entrypoint: new URL("admin.astro", import.meta.url),
            prerender: true,
          });
      },
    },
  };
}
