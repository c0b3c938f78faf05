import type { DevEnvironment, Plugin, RunnableDevEnvironment } from "vite";

/**
 * In development, a saved content file is read again and the page reloads.
 *
 * @param folder that of the content, with the separator of the system at its end
 */
export function reloadOnChange(folder: string): Plugin {
  return {
    name: "reload-on-change",
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(folder)) return;
        for (const environment of Object.values(server.environments)) {
          if (!isRunnable(environment)) continue;
          // Run again, not transformed again: a module that two others import during its transform would run
          // twice, and create its React context twice.
          const { evaluatedModules } = environment.runner;
          for (const module of evaluatedModules.idToModuleMap.values())
            evaluatedModules.invalidateModule(module);
        }
        server.hot.send({ type: "full-reload" });
      });
    },
  };
}

/** Vite's test for this, which a build without the development packages could not import. */
function isRunnable(environment: DevEnvironment): environment is RunnableDevEnvironment {
  return "runner" in environment;
}
