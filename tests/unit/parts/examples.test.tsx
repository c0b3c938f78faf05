// @vitest-environment jsdom
import { cleanup, getRoles, render, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { entries } from "../../../gallery/sheets.ts";
import type { Shown } from "../../../src/parts/example.ts";

/** Parts that the examples of others show. */
const shownByOthers =
  `Actions ArrowLink BookOnline BookOrCall Brand Breadcrumbs AfterHours CalendarDay CallNow CallOffice IconButton
    DataTable Diagram Disclosure Dots DrawingOrPhotograph
    IconSprite NamesList NewTabMark Note OpenStatus OptionsTable Paragraphs PostalAddress PracticeDrawing ProseLink
    Questions ReadMore RingList SectionContent SpecList Split Stack Sticky TermList Timeline Waves Wrap WritingLines
    ChoiceForm EstimateLetter FactBar FigureSection
    OfficeAddress OfficeMap PlacesDrawing SiteLink`.split(/\s+/);

const files = Object.keys(
  import.meta.glob(["../../../src/parts/**/*.tsx", "!../../../src/parts/**/*.examples.tsx"]),
);

it("every part has an examples file", () => {
  const parts = files.map((path) => path.replace(/^.*\/(\w+)\.tsx$/, "$1"));
  const known = entries.map(({ component }) => component);
  expect([...known, ...shownByOthers].sort()).toEqual(parts.sort());
});

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

describe.each(entries)("$component", ({ frame, examples, opener }) => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it.each(Object.entries(examples))(
    "on the server and in the browser: %s",
    (_, [element, ...shows]) => {
      const warnings = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
      const container = document.body.appendChild(document.createElement("div"));
      container.innerHTML = renderToString(element);
      expect(container.innerHTML).not.toMatch(/undefined|NaN|\[object /);
      expectShown(shows, container, opener);
      // Of a section only the islands are hydrated, not the whole.
      render(element, { container, hydrate: frame !== "page" });
      expectShown(shows, container, opener);
      expect(warnings.flatMap(({ mock }) => mock.calls)).toEqual([]);
    },
  );
});
