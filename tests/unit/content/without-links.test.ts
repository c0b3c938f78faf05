import { expect, test } from "vitest";
import { z } from "zod";
import { withoutLinks, withoutLinksIn } from "../../../src/data/without-links.ts";
import { fields, linkText, prose, sitePath } from "../../../src/schemas/fields.ts";

const inPlace = (path: string) =>
  path.startsWith("/service/sleep/") ? "/service/sleep" : undefined;

test.each([
  ["Sleep. [What it costs](/service/sleep/cost). Rest.", "Sleep. Rest."],
  ["Sleep. [What it costs](/service/sleep/cost)", "Sleep."],
  ["[What it costs](/service/sleep/cost)", ""],
  ["See [our hours](/contact-us).", "See [our hours](/contact-us)."],
  ["[Our hours](/contact-us). Rest.", "[Our hours](/contact-us). Rest."],
  ["Rest. To be sure, read [what it costs](/service/sleep/cost).", "Rest."],
  ["If not, [find it](/service/sleep/x) or call us.", "If not, call us."],
  ["[Find it](/service/sleep/x) or call us.", "Call us."],
  ["Call us or [find it](/service/sleep/x).", "Call us."],
  ["Si no, [búsquelo](/service/sleep/x) o llame.", "Si no, llame."],
  ["Read [one](/service/sleep/a), and [two](/b).", "Read [two](/b)."],
  ["Read [one](/service/sleep/a), and [two](/service/sleep/b).", ""],
  ["Read about [costs](/service/sleep/a), and ask us.", "Ask us."],
  ["There is a list, and there is [a page](/service/sleep/a).", "There is a list."],
  ["Others are glands: read about [a lump](/service/sleep/a).", "Others are glands."],
  ["Skin is trapped (a [cyst](/service/sleep/a)).", "Skin is trapped."],
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
