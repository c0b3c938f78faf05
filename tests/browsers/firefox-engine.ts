import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firefoxPath } from "../../scripts/browser.ts";
import type { BrowserWindow, Engine } from "./engine.ts";
import { input, lineWith, stop } from "./webdriver.ts";

/** What a script in a page has answered: https://www.w3.org/TR/webdriver-bidi/#type-script-EvaluateResult */
interface Evaluated {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Firefox by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which it speaks itself. */
export async function startFirefox(proxyPort: number): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  // Where Firefox reads them at its start. The session asks for the proxy.
  writeFileSync(
    join(profile, "user.js"),
    'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
  );
  const browser = spawn(firefoxPath(), args, { stdio: ["ignore", "ignore", "pipe"] });
  const address = (await lineWith("ws://", browser.stderr)).trim();
  browser.stderr.resume();

  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");
  const answers: ((answer: { error?: string; message: string; result: never }) => void)[] = [];
  let mistakes: string[] = [];
  socket.addEventListener("message", ({ data }) => {
    const { id, params, ...answer } = JSON.parse(data);
    if (id !== undefined) answers[id]?.(answer);
    else if (params.level === "error")
      mistakes.push(`${params.type === "console" ? "console" : "exception"}: ${params.text}`);
  });
  /** Throws what the browser answers where a command fails. */
  async function send<Result>(method: string, params: object = {}): Promise<Result> {
    const answer = new Promise<Parameters<(typeof answers)[number]>[0]>((resolve) => {
      socket.send(JSON.stringify({ id: answers.push(resolve) - 1, method, params }));
    });
    const { error, message, result } = await answer;
    if (error !== undefined) throw new Error(message);
    return result;
  }
  const proxy = `127.0.0.1:${proxyPort}`;
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>("session.new", {
    capabilities: {
      alwaysMatch: { proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy } },
    },
  });
  await send("session.subscribe", { events: ["log.entryAdded"] });

  async function open(): Promise<BrowserWindow> {
    mistakes = [];
    const { userContext } = await send<{ userContext: string }>("browser.createUserContext");
    const { context } = await send<{ context: string }>("browsingContext.create", {
      type: "tab",
      userContext,
    });
    const act = (actions: object) => send<void>("input.performActions", { context, actions });
    async function run(expression: string): Promise<string | undefined> {
      const { result, exceptionDetails } = await send<Evaluated>("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value;
    }
    return {
      browser: `Firefox/${capabilities.browserVersion}`,
      resize: (width, height) =>
        send("browsingContext.setViewport", { context, viewport: { width, height } }),
      move: (x, y) => act(input.move(x, y)),
      click: (x, y, again) => act(input.click(x, y, again)),
      press: (key, again) => act(input.press(key, again)),
      async run(script) {
        await run(`{${script}}`);
      },
      async evaluate(ask, ...args) {
        const json = await run(
          `Promise.resolve((${ask})(...${JSON.stringify(args)})).then(JSON.stringify)`,
        );
        return json === undefined ? undefined : JSON.parse(json);
      },
      mistakes: async () => mistakes,
      close: () => send("browser.removeUserContext", { userContext }),
    };
  }
  return {
    open,
    async close() {
      await stop(browser);
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
