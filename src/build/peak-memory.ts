import { writeSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded before a command by `node --import`: at its end, writes the most memory it held, in
 * kilobytes, to file descriptor 3. Node can ask this only of its own process.
 */
if (isMainThread) process.on("exit", () => writeSync(3, String(process.resourceUsage().maxRSS)));
