import { readFileSync } from "node:fs";
import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import { credentialsPdfPath } from "../../src/data/file-paths.ts";
import { dialed } from "../../src/data/telephone.ts";
import { compareContactCard } from "../../src/launch/compare-contact-card.ts";
import { compareCredentials } from "../../src/launch/compare-credentials.ts";
import { comparePage } from "../../src/launch/compare-page.ts";
import { compareSite } from "../../src/launch/compare-site.ts";
import { content, pageAt, practice, root } from "./built-site.ts";

it("the built site says what the content says", async () => {
  expect(await compareSite(root, content)).toEqual([]);
});

describe("a difference is found", () => {
  const stranger = "(404) 555-0199";

  /** What is found on a page after a change to its document. */
  function foundAfter(change: (document: Document) => void, path = "/"): string[] {
    const document = new DOMParser().parseFromString(pageAt(path).html, "text/html");
    change(document);
    return comparePage(path, document, content).map(({ where, text }) => `${where}: ${text}`);
  }
  const set = (selector: string, attribute: string, value: string) => (document: Document) =>
    document.querySelector(selector)?.setAttribute(attribute, value);
  const inData = (before: string, after: string) => (document: Document) => {
    const script = document.querySelector('script[type="application/ld+json"]') as Element;
    expect(script.textContent).toContain(before);
    script.textContent = (script.textContent ?? "").replace(before, after);
  };
  const { postalCode } = content.practice.address;

  it.each<[string, (document: Document) => unknown, string]>([
    ["dialed by a link", set('a[href^="tel:"]', "href", "tel:+14045550199"), "tel: link: +14045"],
    [
      "in a link's words",
      (page) => page.querySelector('main a[href^="tel:"]')?.replaceChildren(stranger),
      `tel: link: ${dialed(practice.phone)} "${stranger}"`,
    ],
    [
      "in a sentence",
      (page) => page.querySelector("main")?.append(` Call 404-555-0199 today.`),
      "telephone number: 4045550199",
    ],
    ["in a label", set("[aria-label]", "aria-label", stranger), "telephone number: 40455"],
    [
      "phone as fax",
      (page) => page.querySelector("main")?.append(` Fax: ${practice.phone}`),
      `text: Fax: ${practice.phone}`,
    ],
    [
      "phone in structured data",
      inData(`"telephone":"${dialed(practice.phone)}"`, '"telephone":"+14045550199"'),
      "structured data, telephone: +14045550199",
    ],
    [
      "ZIP code in structured data",
      inData(`"postalCode":"${postalCode}"`, '"postalCode":"30399"'),
      "structured data, postalCode: 30399",
    ],
    [
      "hours in structured data",
      inData('"opens":"', '"opens":"0'),
      "structured data, openingHoursSpecification: ",
    ],
    [
      "physician in structured data",
      inData(`"name":"${content.providers[0].name}"`, '"name":"Ann Nobody, MD"'),
      "structured data, physician: Ann Nobody, MD",
    ],
    ["metadata", set('meta[name="geo.placename"]', "content", "Elsewhere"), "meta geo.placename: "],
    [
      "hours of another placement",
      (page) => {
        const [main, footer] = ["main", "footer"].map((part) =>
          page.querySelector(`${part} [data-hours]`),
        );
        main?.replaceChildren(...(footer?.cloneNode(true).childNodes ?? []));
        main?.append(" 9 to 5");
      },
      "hours in the main: ",
    ],
    [
      "no hours in the footer",
      (page) => {
        for (const hours of page.querySelectorAll("footer [data-hours]")) hours.remove();
      },
      "hours in the footer: nothing",
    ],
    [
      "no fax, or no phone where there is no fax",
      (page) => {
        const number = practice.fax ?? practice.phone;
        page.body.innerHTML = page.body.innerHTML.replaceAll(number, "");
      },
      "text: nothing",
    ],
  ])("%s", (_name, change, expected) => {
    expect(foundAfter(change)).toContainEqual(expect.stringContaining(expected));
  });

  it("in the contact card", () => {
    const card = readFileSync(`${root}/contact.vcf`, "utf8");
    // Of the first office: others have cards of their own.
    const { phone, fax: faxNumber } = content.practice;
    const fax = faxNumber && ["TEL, fax", dialed(faxNumber), "+14045550199"];
    for (const [name = "", from = "", to = ""] of [
      ["TEL, voice", dialed(phone), "+14045550199"],
      ...(fax ? [fax] : []),
      ["URL", "URL:", "URL:x"],
      ["NOTE", "NOTE:", "NOTE:x"],
    ])
      expect(compareContactCard(card.replace(from, to), content.practice)).toEqual([
        expect.objectContaining({ where: name }),
      ]);
  });

  it("in the text of a physician's PDF", async () => {
    const [provider] = content.providers;
    const bytes = new Uint8Array(readFileSync(`${root}${credentialsPdfPath(provider.slug)}`));
    const { text } = await extractText(bytes, { mergePages: true });
    for (const fact of [`Phone ${practice.phone}`, provider.name])
      expect(
        compareCredentials(text.replaceAll(fact, stranger), content.practice, provider),
      ).toEqual([{ where: "text", text: "nothing", expected: fact }]);
  });
});
