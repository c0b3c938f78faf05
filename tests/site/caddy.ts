import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { expect, vi } from "vitest";
import { ask } from "../unit/server/ask.ts";

export const hasCaddy = spawnSync("caddy", ["version"]).status === 0;
if (!hasCaddy) console.log("Caddy is not installed here, so what it answers is not tested.");

/** Environment in which Caddy keeps what it writes in a folder of ours. */
export function caddyEnvironment(
  folder: string,
  more: Record<string, string> = {},
): NodeJS.ProcessEnv {
  return { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, ...more };
}

/**
 * Starts Caddy and waits until it answers.
 *
 * @param config its Caddyfile
 * @param port where that lets it listen
 * @returns ends it
 */
export async function startCaddy(
  config: string,
  port: number,
  environment: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  const caddy = spawn("caddy", ["run", "--config", config], {
    env: environment,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  caddy.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const stop = async () => {
    const ended = caddy.exitCode === null ? once(caddy, "exit") : undefined;
    caddy.kill();
    await ended;
  };
  try {
    await vi.waitFor(
      async () => {
        expect((await ask(port, "/").catch(() => ({ status: said }))).status).toBe(200);
      },
      { timeout: 20_000 },
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
