import { expect, soon, test } from "./visit.ts";
import type { Visitor } from "./visitor.ts";

/** What a button can change, apart from what its script sets on start. */
const stateOf = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const states = ["aria-expanded", "aria-checked", "aria-current"];
    const marked = Array.from(
      document.querySelectorAll(states.map((name) => `[${name}="true"]`).join()),
      (element) => element.textContent,
    );
    const said = Array.from(
      document.querySelectorAll("output, [role=status], [role=alert]"),
      (element) => element.textContent,
    );
    const open = Array.from(
      document.querySelectorAll(":modal, :popover-open, iframe"),
      ({ id }) => id,
    );
    return JSON.stringify([
      marked,
      said,
      open,
      document.documentElement.className,
      { ...document.documentElement.dataset },
      location.hash,
    ]);
  });

for (const { path, width } of [
  { path: "/", width: 1280 },
  { path: "/", width: 390 },
  { path: "/testimonials", width: 390 },
]) {
  test(`no button on ${path} is dead at ${width} px`, { tag: "@long" }, async ({ visitor }) => {
    await visitor.resize(width);
    await visitor.visit(path);
    const names = await visitor.evaluate(() =>
      [...document.querySelectorAll("button")]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => button.ariaLabel ?? button.textContent.trim()),
    );
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) {
      await visitor.visit(path);
      const button = visitor.get("button", name);
      await soon(button.there).toBe(true);
      if (!(await button.look())?.enabled) continue;
      const before = await stateOf(visitor);
      await button.click();
      await soon(async () => ({ name, changed: (await stateOf(visitor)) !== before })).toEqual({
        name,
        changed: true,
      });
    }
  });
}
