import { expect, it } from "vitest";
import { textOf } from "../../src/launch/page-text.ts";
import { content, pageAt, practice, sectionOf } from "./built-site.ts";

const { main } = pageAt("/referrals");
const page = content.pages.referrals;

it("gives referring doctors phone, fax and address in one place", () => {
  const text = textOf(sectionOf(main, page.reach.title));
  for (const fact of [practice.phone, practice.fax, practice.addressLines.join(" ")])
    expect(text).toContain(fact);
});

it("shows what to send, in every section of its content", () => {
  const titles = [page.reach, ...page.sections, page.callToAction].map(({ title }) => title);
  expect([...main.querySelectorAll("h2")].map(textOf)).toEqual(titles);
});

it("is found from the footer of every page", () => {
  expect(pageAt("/about").document.querySelector('footer a[href="/referrals"]')).not.toBeNull();
});
