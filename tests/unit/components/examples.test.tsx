// @vitest-environment jsdom
import { cleanup, getRoles, render, within } from "@testing-library/react";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Example } from "../../../src/gallery/example.ts";
import { entries, galleryPath, sheets } from "../../../src/gallery/sheets.ts";
import { Island } from "../../../src/islands/Island.tsx";

/** Components without an examples file, each with the reason why it needs none. */
const without: Record<string, string> = {
  "components/IconSprite":
    "Draws nothing by itself. It is on every page of the gallery, and Icon.examples.tsx shows each of its shapes.",
  "components/ProseLink": "Prose.examples.tsx and Article.examples.tsx have links of each kind.",
  "islands/Enhanced":
    "Adds no markup but a mark for the loader. SiteHeader.examples.tsx and BookingDialog.examples.tsx wear it.",
  "islands/Island":
    "Adds no markup but a mark for the loader. Every example of an island wears it.",
};

const modules = import.meta.glob<Record<string, unknown>>(
  [
    "../../../src/{components,islands,sections}/**/*.tsx",
    "!../../../src/{components,islands,sections}/**/*.examples.tsx",
  ],
  { eager: true },
);

/** Every component file by layer and name, such as "components/Button", and the components that it exports. */
const components = new Map(
  Object.entries(modules).map(([path, exported]) => [
    path.replace(/^.*\/src\/(\w+)\/(?:.*\/)?(\w+)\.tsx$/, "$1/$2"),
    Object.entries(exported).filter(
      ([name, value]) => typeof value === "function" && /^[A-Z]/.test(name),
    ),
  ]),
);

/** Everything that the elements of an example name: components, and islands by their name. */
function usedIn(node: ReactNode): unknown[] {
  if (Array.isArray(node)) return node.flatMap(usedIn);
  if (!isValidElement<Record<string, ReactNode>>(node)) return [];
  const { type, props } = node as ReactElement<Record<string, ReactNode>>;
  return [
    type,
    ...(type === Island ? [props["name"]] : []),
    ...Object.values(props).flatMap(usedIn),
  ];
}

describe("the examples files", () => {
  it("leave no component out", () => {
    const known = [
      ...entries.map(({ layer, component }) => `${layer}/${component}`),
      ...Object.keys(without),
    ];
    expect(components.size).toBeGreaterThan(0);
    expect(
      known.sort(),
      "Write Name.examples.tsx beside the component, or say in this test why it needs none.",
    ).toEqual([...components.keys()].sort());
  });

  it.each(entries)(
    "$component has an example of everything it exports",
    ({ layer, component, examples }) => {
      const used = new Set(examples.flatMap(({ element }) => usedIn(element)));
      const exported = components.get(`${layer}/${component}`) ?? [];
      expect(
        exported
          .filter(([name, value]) => !used.has(value) && !used.has(name))
          .map(([name]) => name),
      ).toEqual([]);
    },
  );

  it("give every example of a component its own name, and every page of the gallery its own address", () => {
    for (const { component, examples } of entries)
      expect(new Set(examples.map(({ name }) => name)).size, component).toBe(examples.length);
    const addresses = sheets.map((sheet) =>
      galleryPath(sheet, { highContrast: false, largeText: false }),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

const silent = ["generic", "none", "presentation"];

/** Names as jsdom finds them: it has no style sheet that sets hidden words apart. */
const squeezed = (name: string) => name.replaceAll(/\s/g, "");

/** What must be found in an example; in one that opens, as if it were open, which jsdom cannot do itself. */
function expectShown({ shows, opens }: Example, container: HTMLElement): void {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const closed of opens === undefined ? [] : copy.querySelectorAll("dialog, [popover]")) {
    closed.removeAttribute("popover");
    closed.setAttribute("open", "");
  }
  container.replaceWith(copy);
  const screen = within(copy);
  const called = (expected: string) => ({
    name: (name: string) => squeezed(name) === squeezed(expected),
  });
  if (opens !== undefined) screen.getByRole("button", called(opens));
  if (shows.length === 0) {
    expect(copy.textContent).toBe("");
    expect(Object.keys(getRoles(copy)).filter((role) => !silent.includes(role))).toEqual([]);
  }
  for (const shown of shows) {
    if (typeof shown === "string") expect(copy.textContent).toContain(shown);
    else if (typeof shown[1] === "number")
      expect(screen.queryAllByRole(shown[0]), shown[0]).toHaveLength(shown[1]);
    else screen.getByRole(shown[0], called(shown[1]));
  }
  copy.replaceWith(container);
}

describe.each(entries)("$component", ({ layer, examples }) => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it.each([...examples])("on the server and in the browser: $name", (example) => {
    const warnings = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(example.element);
    expect(container.innerHTML).not.toMatch(/undefined|NaN|\[object /);
    expectShown(example, container);
    // A section is never taken over as a whole: only its islands are.
    render(example.element, { container, hydrate: layer !== "sections" });
    expectShown(example, container);
    expect(warnings.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
