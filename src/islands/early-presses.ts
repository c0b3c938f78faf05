declare global {
  /** Where the presses of the first seconds were. Undefined once the loader has taken them. */
  var earlyPresses: (EventTarget | null)[] | undefined;
}

/**
 * Notes presses from before the loader has come. From then on the styles offer the buttons that need a script: they
 * answer to the mark on the root of the page. The text of this function is part of the script in
 * the page's head (before-paint.ts): it names nothing outside itself.
 */
export function noteEarlyPresses(): void {
  // The loader may have come first.
  if ("earlyPresses" in globalThis) return;
  globalThis.earlyPresses = [];
  document.documentElement.dataset["presses"] = "";
  addEventListener("click", ({ target }) => globalThis.earlyPresses?.push(target), true);
}

/** Where those presses were, in order. Ends the noting, or takes its place if it has not begun. */
export function takeEarlyPresses(): (EventTarget | null)[] {
  const presses = globalThis.earlyPresses ?? [];
  globalThis.earlyPresses = undefined;
  document.documentElement.dataset["presses"] = "";
  return presses;
}
