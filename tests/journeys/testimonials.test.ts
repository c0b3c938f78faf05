import { testimonials } from "../example-practice/fixtures.ts";
import { expect, test } from "./visit.ts";

const quote = (index: number) => testimonials[index]?.quote ?? "";
/** Position of the last testimonial on the home page. */
const last = Math.min(testimonials.length, 6) - 1;

test("the carousel goes both ways, around the ends, and to any one by its dot", async ({
  page,
}) => {
  await page.goto("/");
  const track = page.getByRole("list", { name: "Testimonials" });
  const shown = (index: number) => track.getByText(quote(index));
  await track.scrollIntoViewIfNeeded();
  await expect(shown(0)).toBeInViewport();
  await page.getByRole("button", { name: "Next testimonial" }).click();
  await expect(shown(1)).toBeInViewport();
  await expect(shown(0)).not.toBeInViewport();
  await page.getByRole("button", { name: "Previous testimonial" }).click();
  await expect(shown(0)).toBeInViewport();
  await page.getByRole("button", { name: "Previous testimonial" }).click();
  await expect(shown(last)).toBeInViewport();
  await page.getByRole("button", { name: "Next testimonial" }).click();
  await expect(shown(0)).toBeInViewport();
  await page.getByRole("link", { name: "Testimonial 4" }).click();
  await expect(shown(3)).toBeInViewport();
  await expect(page.getByRole("link", { name: "Testimonial 4" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("the carousel does not move on its own", async ({ page }) => {
  await page.goto("/");
  const track = page.getByRole("list", { name: "Testimonials" });
  await track.scrollIntoViewIfNeeded();
  const places = [];
  for (let look = 0; look < 4; look += 1) {
    places.push(await track.evaluate((list) => list.scrollLeft));
    await new Promise((later) => setTimeout(later, 500));
  }
  expect(new Set(places)).toEqual(new Set([0]));
});

test("pages of testimonials disable the button at each end", async ({ page }) => {
  await page.goto("/testimonials");
  const pages = Math.ceil(testimonials.length / 6);
  await expect(page.getByText(`Page 1 of ${pages}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous page" })).toBeDisabled();
  if (pages === 1) await expect(page.getByRole("button", { name: "Next page" })).toBeDisabled();
  else await expect(page.getByRole("button", { name: "Next page" })).toBeEnabled();
  for (const index of testimonials.slice(0, 6).keys())
    await expect(page.getByText(quote(index))).toBeVisible();
});

test("a hash of a missing page shows the first", async ({ page }) => {
  for (const address of [
    "/testimonials#page-99",
    "/testimonials#page-0",
    "/testimonials#nothing",
  ]) {
    await page.goto(address);
    await expect(page.getByText(quote(0))).toBeVisible();
  }
});
