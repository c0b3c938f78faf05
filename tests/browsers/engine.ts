/** Keys by the names that `KeyboardEvent.key` gives them. */
export type Key = "End" | "Enter" | "Escape" | "Tab";

/** A running browser, which asks a proxy on this machine for all that is not on it. */
export interface Engine {
  /** A window that shares nothing with earlier ones: no storage, no history. */
  open(): Promise<BrowserWindow>;
  close(): Promise<void>;
}

/**
 * What the journeys need of a browser's driver, and no more, so that one set of journeys drives every
 * engine. Pointer and keys are the browser's own input. Lengths are CSS pixels of the viewport.
 */
export interface BrowserWindow {
  /** Name and version of the browser, for people. */
  readonly browser: string;
  resize(width: number, height: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  /** `again`: presses a second time, so many milliseconds later. */
  click(x: number, y: number, again?: number): Promise<void>;
  press(key: Key, again?: number): Promise<void>;
  /** Runs a script in the page, whatever the page's own policy says. */
  run(script: string): Promise<void>;
  /** Calls a function in the page with values that JSON can hold. It cannot use variables around it. */
  evaluate<Args extends unknown[], Result>(
    ask: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Console errors and exceptions so far. */
  mistakes(): Promise<string[]>;
  close(): Promise<void>;
}
