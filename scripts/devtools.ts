import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { chromiumPath, launchOptions } from "./browser.ts";

/*
 * Chromium over the DevTools protocol (https://chromedevtools.github.io/devtools-protocol/), for benchmarks
 * of pages that the browser prerenders: Playwright does not let it.
 */

type Parameters = Record<string, unknown>;
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  // biome-ignore lint/suspicious/noExplicitAny: What a method answers is up to the method.
  params?: any;
  // biome-ignore lint/suspicious/noExplicitAny: As above.
  result?: any;
  error?: { message: string };
}

export interface Device {
  width: number;
  height: number;
  touch: boolean;
}

export const phone: Device = { width: 390, height: 844, touch: true };
export const desk: Device = { width: 1280, height: 800, touch: false };

/** A visitor with an empty cache, whose processor is four times slower than this machine's. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  /** Runs a function, which knows nothing but its arguments, in the page that is shown. */
  evaluate: <A extends unknown[], R>(run: (...values: A) => R, ...values: A) => Promise<Awaited<R>>;
  /** The same in a page that is prerendered, once there is one. */
  evaluateAhead: <R>(run: () => R) => Promise<Awaited<R>>;
  /** Calls a method of the protocol for the page that is shown. */
  send: (method: string, parameters?: Parameters) => Promise<void>;
  close: () => Promise<void>;
}

export interface Chromium {
  open: (device: Device) => Promise<Tab>;
  close: () => Promise<void>;
}

/** Starts Chromium with a profile of its own. */
export async function startChromium(): Promise<Chromium> {
  const profile = mkdtempSync(join(tmpdir(), "profile-"));
  const { executablePath, args = [] } = launchOptions(await chromiumPath(true));
  const own = ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const browser = spawn(executablePath, [...args, ...own], { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(browser, "exit");
  let address = "";
  for await (const line of createInterface(browser.stderr)) {
    address = /^DevTools listening on (\S+)/.exec(line)?.[1] ?? "";
    if (address !== "") break;
  }
  browser.stderr.resume();
  const socket = new WebSocket(address);
  await once(socket, "open");

  let count = 0;
  /** The questions that are open, and the session of each. */
  const open = new Map<number, PromiseWithResolvers<Message["result"]> & { sessionId?: string }>();
  /** Told what comes and goes in a tab, by the session of the tab. */
  const tabs = new Map<string, (message: Message) => void>();
  function send(method: string, params: Parameters = {}, sessionId?: string) {
    count += 1;
    const answer = Promise.withResolvers<Message["result"]>();
    open.set(count, { ...answer, ...(sessionId !== undefined && { sessionId }) });
    socket.send(JSON.stringify({ id: count, method, params, sessionId }));
    return answer.promise;
  }
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(data);
    const { id = 0, method, params, sessionId = "", error, result } = message;
    if (error) open.get(id)?.reject(new Error(error.message));
    else open.get(id)?.resolve(result);
    open.delete(id);
    // A page that has gone answers nothing any more.
    if (method === "Target.detachedFromTarget")
      for (const one of open.values())
        if (one.sessionId === params.sessionId) one.reject(new Error("The page has gone."));
    tabs.get(sessionId)?.(message);
  });

  async function openTab({ width, height, touch }: Device): Promise<Tab> {
    const { browserContextId } = await send("Target.createBrowserContext");
    const { targetId } = await send("Target.createTarget", {
      url: "about:blank",
      browserContextId,
      forTab: true,
    });
    const { sessionId: tab } = await send("Target.attachToTarget", { targetId, flatten: true });
    /** Sessions of the page that is shown, and of those that are prerendered. */
    const pages = new Set<string>();
    const started = Promise.withResolvers<void>();
    tabs.set(tab, ({ method, params }) => {
      if (method === "Target.detachedFromTarget") pages.delete(params.sessionId);
      if (method !== "Target.attachedToTarget") return;
      const session: string = params.sessionId;
      pages.add(session);
      Promise.all([
        send("Emulation.setCPUThrottlingRate", { rate: 4 }, session),
        send(
          "Emulation.setDeviceMetricsOverride",
          { width, height, deviceScaleFactor: 1, mobile: touch },
          session,
        ),
        send("Emulation.setTouchEmulationEnabled", { enabled: touch }, session),
        send("Runtime.runIfWaitingForDebugger", {}, session),
        // A page that is not wanted any more may be gone before it answers.
      ]).then(
        () => started.resolve(),
        () => undefined,
      );
    });
    await send(
      "Target.setAutoAttach",
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      tab,
    );
    await started.promise;

    async function run(expression: string, session: string) {
      const { result, exceptionDetails } = await send(
        "Runtime.evaluate",
        { expression, awaitPromise: true, returnByValue: true },
        session,
      );
      if (exceptionDetails) throw new Error(exceptionDetails.exception.description);
      return result.value;
    }
    /** The session of the page that is shown, or of one that is prerendered. */
    async function find(ahead: boolean): Promise<string> {
      for (const session of pages)
        if ((await run("document.prerendering", session).catch(() => undefined)) === ahead)
          return session;
      await wait(50);
      return find(ahead);
    }
    const shown = () => find(false);
    return {
      goto: async (url) => void (await send("Page.navigate", { url }, await shown())),
      evaluate: async (task, ...values) =>
        run(`(${task})(...${JSON.stringify(values)})`, await shown()),
      evaluateAhead: async (task) => run(`(${task})()`, await find(true)),
      send: async (method, parameters) => void (await send(method, parameters, await shown())),
      close: async () => {
        tabs.delete(tab);
        await send("Target.disposeBrowserContext", { browserContextId });
      },
    };
  }

  return {
    open: openTab,
    close: async () => {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
