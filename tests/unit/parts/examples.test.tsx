// @vitest-environment jsdom
import { cleanup, getRoles, render, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ExamplesFile, Shown } from "./example.ts";

const entries = Object.entries(import.meta.glob<ExamplesFile>("./examples/*.tsx", { eager: true }));

const silent = ["generic", "none", "presentation"];

/** jsdom has no style sheet that sets hidden words apart. */
const named = (expected: string) => ({
  name: (name: string) => name.replaceAll(/\s/g, "") === expected.replaceAll(/\s/g, ""),
});

/** Checks what an example shows, with its dialog or popover open if it has an opener: jsdom cannot open it. */
function expectShown(shows: readonly Shown[], container: HTMLElement, opener?: string): void {
  const copy = container.cloneNode(true) as HTMLElement;
  container.replaceWith(copy);
  const screen = within(copy);
  if (opener !== undefined) {
    for (const closed of copy.querySelectorAll("dialog, [popover]")) {
      closed.removeAttribute("popover");
      closed.setAttribute("open", "");
    }
    screen.getByRole("button", named(opener));
  }
  if (shows.length === 0) {
    expect(copy.textContent).toBe("");
    expect(Object.keys(getRoles(copy)).filter((role) => !silent.includes(role))).toEqual([]);
  }
  for (const shown of shows) {
    if (typeof shown === "string") expect(copy.textContent).toContain(shown);
    else if (typeof shown?.[1] === "number")
      expect(screen.queryAllByRole(shown[0]), shown[0]).toHaveLength(shown[1]);
    else if (shown) screen.getByRole(shown[0], named(String(shown[1])));
  }
  copy.replaceWith(container);
}

describe.each(entries)("%s", (_, { isIsland = false, examples, opener }) => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it.each(Object.entries(examples))(
    "on the server and in the browser: %s",
    (__, [element, ...shows]) => {
      const warnings = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
      const container = document.body.appendChild(document.createElement("div"));
      container.innerHTML = renderToString(element);
      expect(container.innerHTML).not.toMatch(/undefined|NaN|\[object /);
      expectShown(shows, container, opener);
      render(element, { container, hydrate: isIsland });
      expectShown(shows, container, opener);
      expect(warnings.flatMap(({ mock }) => mock.calls)).toEqual([]);
    },
  );
});
