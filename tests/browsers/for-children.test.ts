import { soon, test } from "./visit.ts";

test("the picture book's button prints it, with every picture there", async ({ visitor }) => {
  await visitor.visit("/new-patients/for-children");
  await visitor.evaluate(() => {
    globalThis.print = () =>
      void document.body.setAttribute(
        "data-printed",
        String(
          [...document.querySelectorAll("li img")].every(
            (one) => (one as HTMLImageElement).complete,
          ),
        ),
      );
  });
  await visitor.get("button", "Print this page").click();
  await soon(() => visitor.evaluate(() => document.body.getAttribute("data-printed"))).toBe("true");
});
