import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Key } from "./engine.ts";

/*
 * What WebDriver (https://www.w3.org/TR/webdriver2/#actions) and WebDriver BiDi
 * (https://www.w3.org/TR/webdriver-bidi/#module-input) have in common: input is described in the same words.
 */

/** How long a browser, its driver or its display may take to start on a busy machine. In milliseconds. */
export const patience = 60_000;

/** Code points of keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
  End: "\uE010",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
};

/** Repeats actions after a pause, in one sequence: a driver may take half a second between two. */
const twice = (actions: object[], pause: number | undefined) =>
  pause === undefined ? actions : [...actions, { type: "pause", duration: pause }, ...actions];

const pointer = (...actions: object[]) => [{ type: "pointer", id: "pointer", actions }];

const at = (x: number, y: number) => ({
  type: "pointerMove",
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

/** Actions of the pointer and the keyboard, for a command that performs them. */
export const input = {
  move: (x: number, y: number) => pointer(at(x, y)),
  click: (x: number, y: number, again?: number) =>
    pointer(
      at(x, y),
      ...twice(
        [
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
        again,
      ),
    ),
  press(key: Key, again?: number) {
    const value = keys[key];
    const actions = twice(
      [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ],
      again,
    );
    return [{ type: "key", id: "keyboard", actions }];
  },
};

/** The first line of a program's output that has the text, from there on. */
export async function lineWith(text: string, output: Readable): Promise<string> {
  const signal = AbortSignal.timeout(patience);
  const lines = createInterface({ input: output, signal });
  for await (const line of lines) if (line.includes(text)) return line.slice(line.indexOf(text));
  throw new Error(`The program does not say "${text}".`);
}

/** Ends a program and waits for its end. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}
