import type { Plugin } from "vite";

/**
 * In development, a saved content file is read again and the page reloads.
 *
 * @param folder that of the content, with a slash at its end
 */
export function reloadOnChange(folder: string): Plugin {
  return {
    name: "reload-on-change",
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(folder)) return;
        server.moduleGraph.invalidateAll();
        server.hot.send({ type: "full-reload" });
      });
    },
  };
}
