import react from "@astrojs/react";
import type { AstroIntegration } from "astro";

/**
 * Astro's React integration, for server rendering only. Its client, for `client:*` islands, would share React
 * with ours and split their file; its fast refresh in development needs that client.
 */
export function reactOnServer(): AstroIntegration {
  const integration = react({ exclude: /\.tsx$/ });
  const setup = integration.hooks["astro:config:setup"];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      "astro:config:setup": (options) =>
        setup?.({
          ...options,
          addRenderer: ({ name, serverEntrypoint }) =>
            options.addRenderer({ name, serverEntrypoint }),
        }),
    },
  };
}
