import type * as TestingLibrary from "@testing-library/dom";

/** One step of a query: a role and accessible name (whole, or its start), or the whole text. */
export type Step = { role: string; name?: string; nameStart?: string } | { text: string };

/** An element as a visitor perceives it. Lengths are CSS pixels of the viewport. */
export interface Look {
  text: string;
  /** Its center is in the window and nothing covers it. */
  inView: boolean;
  focused: boolean;
  enabled: boolean;
  expanded: boolean | null;
  checked: boolean | null;
  current: string | null;
  href: string | null;
  title: string | null;
  box: { left: number; right: number; top: number; bottom: number };
  /** A point of it that can be pressed; null when there is none in view. */
  point: { x: number; y: number } | null;
}

/**
 * Finds an element. Runs in the page, where Testing Library is loaded.
 *
 * What is hidden, collapsed, inert or behind an open modal dialog is not found, as it is not by
 * a screen reader.
 *
 * @param reveal scrolls it into view first when it is not
 * @returns null when there is none
 * @throws Error when there are several
 */
export function perceive(steps: Step[], reveal: boolean): Look | null {
  const { queryAllByRole, queryAllByText } = (
    globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary }
  ).TestingLibraryDom;
  const modal = document.querySelector(":modal");
  let scope: HTMLElement = document.body;
  for (const step of steps) {
    const all =
      "text" in step
        ? queryAllByText(scope, step.text)
        : queryAllByRole(scope, step.role, {
            name: (name) => name.startsWith(step.nameStart ?? "") && name === (step.name ?? name),
          });
    const there = all.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest("[inert]") === null &&
        (modal?.contains(element) ?? true),
    );
    const [found, other] = there;
    if (other !== undefined)
      throw new Error(`There are ${there.length} of ${JSON.stringify(step)}.`);
    if (found === undefined) return null;
    scope = found;
  }
  const target = scope;

  function pointOf(): { x: number; y: number } | null {
    const rect = [...target.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    if (rect === undefined) return null;
    const x = rect.left + rect.width / 2;
    const y = rect.top + rect.height / 2;
    return target.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  }
  if (reveal && pointOf() === null) target.scrollIntoView({ block: "center", behavior: "instant" });

  const point = pointOf();
  const state = (name: string) =>
    target.hasAttribute(name) ? target.getAttribute(name) === "true" : null;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return {
    text: target.textContent,
    inView: point !== null,
    focused: document.activeElement === target,
    enabled: !target.matches(":disabled"),
    expanded: state("aria-expanded"),
    checked: state("aria-checked"),
    current: target.getAttribute("aria-current"),
    href: target.getAttribute("href"),
    title: target.getAttribute("title"),
    box: { left, right, top, bottom },
    point,
  };
}

/** Accessible names of everything of a role. Runs in the page, as above. */
export function namesOf(role: string): string[] {
  const { queryAllByRole } = (globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary })
    .TestingLibraryDom;
  const names: string[] = [];
  queryAllByRole(document.body, role, {
    name: (name, element) => {
      if (element.checkVisibility({ visibilityProperty: true })) names.push(name);
      return false;
    },
  });
  return names;
}
