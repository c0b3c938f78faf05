import { wholeContent, wholePractice } from "../practice/whole.ts";
import { expect, test } from "./visit.ts";

const content = wholeContent();
const practice = wholePractice();

test.use({ javaScriptEnabled: false });

test("the first Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
});

test("the header leads to every main page and every service", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  for (const { label } of content.navigation.header)
    await expect(main.getByRole("link", { name: label, exact: true })).toBeVisible();
  await main.getByRole("link", { name: "Services", exact: true }).hover();
  await main.getByRole("link", { name: "Hearing Disorders" }).click();
  await expect(page).toHaveURL("/service/hearing-disorders");
});

test("the menu opens on a phone, and lists every service", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByText("Services", { exact: true }).click();
  for (const { title } of content.services)
    await expect(menu.getByRole("link", { name: title })).toBeVisible();
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await menu.getByRole("link", { name: "Locations" }).click();
  await expect(page).toHaveURL("/locations");
});

test("booking opens, with the link, the phone and the hours, and closes", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Book an appointment" }).click();
  const dialog = page.getByRole("dialog", { name: "Book Your Appointment" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("link", { name: /^Book Online/ })).toHaveAttribute(
    "href",
    practice.booking.pageUrl,
  );
  await expect(dialog.getByRole("link", { name: practice.phone })).toHaveAttribute(
    "href",
    practice.phoneHref,
  );
  for (const { days } of practice.hours.booking) await expect(dialog).toContainText(days);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

test("all testimonials can be read", { tag: "@long" }, async ({ page }) => {
  await page.goto("/testimonials");
  for (const { quote } of content.testimonials) await expect(page.getByText(quote)).toBeVisible();

  await page.goto("/");
  const track = page.getByRole("list", { name: "Testimonials" });
  const shown = content.testimonials.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, 6);
  await expect(track.getByRole("listitem")).toHaveCount(shown.length);
  await page.getByRole("link", { name: `Testimonial ${shown.length}` }).click();
  await expect(track.getByText(shown.at(-1)?.quote ?? "")).toBeInViewport();
});

test("the phone is one press away, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ["/", "/new-patients/visit-pack", "/no-such-page"]) {
    await page.goto(path);
    await expect(
      page.getByRole("region", { name: "Quick actions" }).getByRole("link", { name: "Call Now" }),
    ).toHaveAttribute("href", practice.phoneHref);
    await expect(page.getByRole("button", { name: "Book an appointment" })).toBeInViewport();
    await expect(page.getByRole("link", { name: practice.phone }).first()).toBeInViewport();
  }
});

const {
  pages: { where },
  symptoms,
} = content;
const { ears, nose } = where.places;

test("the keyboard meets each place of the body once, and Enter leads to what is said of it", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/");
  const list = page
    .getByRole("main")
    .locator("section", { has: page.getByRole("heading", { name: where.title }) })
    .getByRole("list");
  await expect(list.getByRole("listitem")).toHaveCount(8);
  const links = Object.entries(where.places).map(([place, { name, path }]) => ({
    name,
    path: symptoms.some(({ slug }) => slug === place) ? `/symptoms/${place}` : path,
  }));
  await list.getByRole("link").first().focus();
  for (const { name, path } of links) {
    const link = list.getByRole("link", { name, exact: true });
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute("href", path);
    await page.keyboard.press("Tab");
  }
  await list.getByRole("link", { name: ears.name, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/symptoms/ears");
});

test("pointing at a place in the drawing lights its row, and a press leads on", async ({
  page,
}) => {
  await page.goto("/symptoms");
  const row = page.getByRole("listitem").filter({ hasText: nose.text });
  const ground = () => row.evaluate((element) => getComputedStyle(element).backgroundColor);
  const atRest = await ground();
  // Hidden from assistive technology, which has the list.
  const number = page.getByRole("main").locator("svg text").getByText("2", { exact: true });
  await number.hover();
  await expect.poll(ground).not.toBe(atRest);
  await number.click();
  await expect(page).toHaveURL(nose.path);
});

test("answers are open under their questions", { tag: "@long" }, async ({ page }) => {
  const [asked] = content.services.flatMap(({ slug, sections }) =>
    sections.flatMap((section) =>
      section.kind === "questions" ? section.items.map((item) => ({ slug, ...item })) : [],
    ),
  );
  await page.goto(`/service/${asked?.slug}`);
  const answer = page.getByText(asked?.answer[0]?.replace(/\[(.*?)\]\(.*?\)/g, "$1") ?? "");
  await expect(page.getByRole("heading", { name: asked?.question ?? "" })).toBeVisible();
  await expect(answer).toBeVisible();
});
