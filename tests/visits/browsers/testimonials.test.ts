import { setTimeout } from "node:timers/promises";
import { getContent } from "../../../src/data/content.ts";
import { newestTestimonials } from "../../../src/data/testimonials.ts";
import { expect, soon, test } from "./visit.ts";

const testimonials = newestTestimonials(getContent().testimonials);
const onHome = testimonials.slice(0, 6);
const quote = (index: number) => testimonials[index]?.quote ?? "";
const pages = Math.ceil(testimonials.length / 6);

test("the carousel goes both ways, around the ends, to any one by its dot, and nowhere on its own", async ({
  visitor,
}) => {
  // The longest testimonial and the controls below it fit in the window.
  await visitor.resize(1280, 1100);
  await visitor.visit("/");
  const carousel = visitor.get("group", "Testimonials");
  const next = carousel.get("button", "Next testimonial");
  const previous = carousel.get("button", "Previous testimonial");
  const dot = (index: number) => carousel.get("link", `Testimonial ${index + 1}`);
  /** One is in view, and no other. */
  const shows = async (index: number) => {
    const inView = async () =>
      (
        await Promise.all(onHome.keys().map((position) => carousel.text(quote(position)).look()))
      ).map((look) => look !== null && look.point !== null);
    await soon(inView).toEqual([...onHome.keys()].map((position) => position === index));
    await soon(dot(index).look).toMatchObject({ current: "true" });
  };
  await carousel.look(true);
  await next.click();
  await shows(1);
  await next.click();
  await shows(2);
  await previous.click();
  await previous.click();
  await shows(0);
  await previous.click();
  await shows(onHome.length - 1);
  await next.click();
  await shows(0);
  await dot(3).click();
  await shows(3);
  // Announced politely; focus stays.
  await soon(carousel.get("status").look).toMatchObject({
    text: expect.stringContaining(`4 of ${onHome.length}`),
  });
  await soon(dot(3).look).toMatchObject({ focused: true });
  // It does not move on its own.
  await setTimeout(1000);
  await shows(3);
});

test("pages of testimonials turn by button and dot, and stop at each end", async ({ visitor }) => {
  expect(pages).toBeGreaterThan(2);
  await visitor.visit("/testimonials");
  // The buttons are offered once they are near.
  await visitor.get("link", `Page ${pages}`).look(true);
  const next = visitor.get("button", "Next page");
  const previous = visitor.get("button", "Previous page");
  const shows = async (page: number) => {
    await soon(visitor.text(`Page ${page + 1} of ${pages}`).there).toBe(true);
    const there = async () =>
      Promise.all(testimonials.keys().map((index) => visitor.text(quote(index)).there()));
    await soon(there).toEqual(
      [...testimonials.keys()].map((index) => Math.floor(index / 6) === page),
    );
    await soon(previous.look).toMatchObject({ enabled: page > 0 });
    await soon(next.look).toMatchObject({ enabled: page < pages - 1 });
  };
  await shows(0);
  await next.click();
  await shows(1);
  await visitor.get("link", `Page ${pages}`).click();
  await shows(pages - 1);
  await previous.click();
  await shows(pages - 2);
  await visitor.evaluate(() => history.back());
  await shows(pages - 1);
});

for (const [fragment, first] of [
  ["page-2", 6],
  ["page-99", 0],
] as const)
  test(`#${fragment} leads to the testimonials from number ${first + 1}`, { tag: "@long" }, async ({
    visitor,
  }) => {
    await visitor.visit(`/testimonials#${fragment}`);
    await soon(visitor.text(quote(first)).there).toBe(true);
  });
