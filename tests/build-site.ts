import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/**
 * Builds a site into a folder in its own process, whose progress goes to the terminal.
 *
 * @param folder emptied first
 * @param environment added to this process's own, such as CONTENT_DIR
 * @returns false when the build failed; the reason is in its output
 */
export async function buildSite(
  folder: string,
  environment: Record<string, string>,
): Promise<boolean> {
  const astro = fileURLToPath(new URL("bin/astro.mjs", import.meta.resolve("astro/package.json")));
  const child = spawn(process.execPath, [astro, "build"], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", ...environment, BUILD_DIR: folder },
    stdio: ["ignore", "inherit", "inherit"],
  });
  // Without this, stopping the command would orphan the build.
  const stop = () => child.kill();
  process.once("SIGTERM", stop).once("SIGINT", stop);
  const [code] = await once(child, "close");
  process.off("SIGTERM", stop).off("SIGINT", stop);
  return code === 0;
}
