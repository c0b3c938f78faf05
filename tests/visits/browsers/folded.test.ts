import { soon, test } from "./visit.ts";

const path = "/about";

// The headless shell does not look for the text that an address names.
test.use({ whole: true });

test("a search in the page opens what is folded", { tag: "@long" }, async ({ visitor }) => {
  await visitor.visit(path);
  const words = await visitor.evaluate(() => {
    const last = [...document.querySelectorAll("main details > :not(summary) p")].at(-1);
    return last?.textContent ?? "";
  });
  // Chromium opens nothing for window.find(), which its own search does for what it finds.
  await visitor.visit("/services");
  await visitor.visit(`${path}#:~:text=${encodeURIComponent(words)}`);
  const open = () => visitor.evaluate(() => document.querySelectorAll("main details[open]").length);
  await soon(open).toBe(1);
});
