import { setTimeout } from "node:timers/promises";
import { getContent } from "../../../src/data/content.ts";
import { expect, soon, test } from "./visit.ts";
import type { Visitor } from "./visitor.ts";

const { services, navigation } = getContent();
const first = services[0]?.title ?? "";
const last = services.at(-1);

function servicesMenu(visitor: Visitor) {
  const nav = visitor.get("navigation", "Main");
  return {
    nav,
    link: nav.get("link", "Services"),
    opener: nav.get("button", "Show services"),
    first: nav.get("link", first),
  };
}

test("the services menu opens under the pointer, closes when that leaves, and links to services", async ({
  visitor,
}) => {
  await visitor.visit("/");
  const menu = servicesMenu(visitor);
  await menu.link.hover();
  await soon(menu.first.there).toBe(true);
  await visitor.moveTo(640, 790);
  await soon(menu.first.there).toBe(false);
  await menu.link.hover();
  await menu.nav.get("link", last?.title ?? "").click();
  await soon(visitor.address).toBe(`/service/${last?.slug}`);
  await soon(visitor.get("heading", last?.title ?? "").there).toBe(true);
});

test("the services menu opens on focus, closes with Escape and returns focus", async ({
  visitor,
}) => {
  await visitor.visit("/");
  const menu = servicesMenu(visitor);
  await menu.link.tabTo();
  await soon(menu.first.there).toBe(true);
  await visitor.press("Tab");
  await soon(menu.opener.look).toMatchObject({ focused: true, expanded: "true" });
  await visitor.press("Tab");
  await soon(menu.first.look).toMatchObject({ focused: true, point: expect.anything() });
  await visitor.press("Escape");
  await soon(menu.opener.look).toMatchObject({ focused: true, expanded: "false" });
  await soon(menu.first.there).toBe(false);
  await visitor.press("Enter");
  await soon(menu.first.there).toBe(true);
  // A second press at once would be part of the first.
  await setTimeout(450);
  await visitor.press("Enter");
  await soon(menu.first.there).toBe(false);
});

test("a press on the services menu is not lost as the first interaction", async ({ visitor }) => {
  await visitor.visit("/");
  const menu = servicesMenu(visitor);
  await menu.opener.click();
  await soon(menu.first.there).toBe(true);
  await soon(menu.opener.look).toMatchObject({ expanded: "true" });
});

test("the mobile menu takes focus, closes with Escape or its button and returns focus, and leads on", async ({
  visitor,
}) => {
  await visitor.resize(390);
  await visitor.visit("/");
  const opener = visitor.get("button", "Menu");
  const menu = visitor.get("navigation", "Menu");
  await soon(menu.there).toBe(false);
  await opener.tabTo();
  await visitor.press("Enter");
  await soon(menu.get("button", "Close menu").there).toBe(true);
  await menu.text("Services").click();
  for (const { title } of services) await soon(menu.get("link", title).there).toBe(true);
  await visitor.press("Escape");
  await soon(menu.there).toBe(false);
  await soon(opener.look).toMatchObject({ focused: true });

  await opener.click();
  await menu.get("button", "Close menu").click();
  await soon(menu.there).toBe(false);
  await opener.click();
  const { label, path } = navigation.header.find((link) => !link.services && link.path !== "/") ?? {
    label: "",
    path: "",
  };
  await menu.get("link", label).click();
  await soon(visitor.address).toBe(path);
});

test("a new page starts at its top, and going back returns to where the visitor was", {
  tag: "@long",
}, async ({ visitor }) => {
  await visitor.visit("/services");
  const link = visitor.get("main").get("link", `Learn More about ${last?.title}`);
  await link.hover();
  const before = await visitor.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await soon(visitor.address).toBe(`/service/${last?.slug}`);
  expect(await visitor.evaluate(() => scrollY)).toBe(0);
  await visitor.back();
  await soon(visitor.address).toBe("/services");
  await soon(() => visitor.evaluate((place) => Math.abs(scrollY - place) <= 5, before)).toBe(true);
});
