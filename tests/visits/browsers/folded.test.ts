import { soon, test } from "./visit.ts";

const path = "/service/sinus-disorders";

test("a search in the page opens what is folded", async ({ visitor }) => {
  await visitor.visit(path);
  const words = await visitor.evaluate(() => {
    const answer = [...document.querySelectorAll("main li > details > :not(summary) p")].at(-1);
    return answer?.textContent ?? "";
  });
  // Chromium opens nothing for window.find(), which its own search does for what it finds.
  await visitor.visit("/about");
  await visitor.visit(`${path}#:~:text=${encodeURIComponent(words)}`);
  const open = () =>
    visitor.evaluate(() => document.querySelectorAll("main li > details[open]").length);
  await soon(open).toBe(1);
});
