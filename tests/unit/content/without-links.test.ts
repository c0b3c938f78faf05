import { expect, test } from "vitest";
import { z } from "zod";
import { withoutLinks, withoutLinksIn } from "../../../src/data/without-links.ts";
import { fields, linkText, prose, sitePath } from "../../../src/schemas/fields.ts";

const inPlace = (path: string) =>
  path.startsWith("/service/sleep/") ? "/service/sleep" : undefined;

test.each([
  ["A [sleep test](/service/sleep/test) can.", "A sleep test can."],
  ["Sleep. [What it costs](/service/sleep/cost). Rest.", "Sleep. Rest."],
  ["Sleep. [What it costs](/service/sleep/cost)", "Sleep."],
  ["[What it costs](/service/sleep/cost)", ""],
  ["[Sleep tests](/service/sleep/test) take a night.", "Sleep tests take a night."],
  ["See [our hours](/contact-us).", "See [our hours](/contact-us)."],
  ["[Our hours](/contact-us). Rest.", "[Our hours](/contact-us). Rest."],
])("“%s” reads “%s” while the page waits", (text, expected) => {
  expect(withoutLinksIn(text, inPlace)).toBe(expected);
});

test("A pointer goes, a name stays without its link, and a required path leads to the page above", () => {
  const link = fields({ label: linkText(40), path: sitePath });
  const schema = fields({
    more: link.optional(),
    links: z.array(link),
    item: fields({ name: prose(40), link: sitePath.optional() }),
    place: fields({ name: prose(40), path: sitePath }),
  });
  const to = { label: "Cost", path: "/service/sleep/cost#plans" };
  const here = { label: "Contact", path: "/contact-us" };
  const value = {
    more: to,
    links: [to, here],
    item: { name: "Sleep test", link: "/service/sleep/test" },
    place: { name: "Sleep", path: "/service/sleep/test" },
  };
  expect(withoutLinks(schema, value, inPlace)).toEqual({
    links: [here],
    item: { name: "Sleep test" },
    place: { name: "Sleep", path: "/service/sleep" },
  });
});
