import { readFileSync } from "node:fs";
import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import { openingTimesIn, timeRangesIn } from "../../src/data/facts-in-text.ts";
import { spanish } from "../../src/data/languages.ts";
import { credentialsPdfPath } from "../../src/data/routes.ts";
import { dialed } from "../../src/data/telephone.ts";
import {
  contradictionsInCard,
  contradictionsInText,
  contradictionsOnPage,
  openingTimesOf,
} from "../../src/launch/contradictions.ts";
import { textOf } from "../../src/launch/page-text.ts";
import { type BuiltPage, content, pageAt, pages, practice, root } from "./built-site.ts";
import { graphOf } from "./structured-data.ts";

describe.each(pages)("the facts on $path", (page: BuiltPage) => {
  const { path, document } = page;
  const text = textOf(document.body);

  it("say nothing else than the content does", () => {
    expect(contradictionsOnPage(path, document, content)).toEqual([]);
  });

  it("give phone, fax and address in words, and a link that dials", () => {
    expect(text).toContain(practice.phone);
    expect(text).toContain(practice.fax);
    expect(text).toContain(practice.addressLines.join(" "));
    expect(
      document.querySelectorAll(`a[href="tel:${dialed(practice.phone)}"]`).length,
    ).toBeGreaterThan(0);
  });

  it("give phone, address and the hours of the banner in structured data, and fax and place where the page is about the practice", () => {
    const stated = graphOf(page).flatMap((node) => Object.keys(node));
    expect(stated).toEqual(
      expect.arrayContaining(["telephone", "address", "openingHoursSpecification"]),
    );
    for (const key of ["faxNumber", "geo"])
      expect(stated.includes(key), key).toBe(
        ["/", "/es", "/about", "/contact-us"].includes(page.path),
      );
    const banner = [...document.querySelectorAll("body > *")].find(
      (part) => openingTimesIn(textOf(part)).length > 0,
    );
    expect(openingTimesIn(textOf(banner as Element))).toEqual(
      openingTimesOf(content.practice, "structuredData"),
    );
  });
});

describe("the facts in files beside the pages", () => {
  it.each(content.providers.map(({ slug }) => credentialsPdfPath(slug)))(
    "%s says nothing else than the content does",
    async (path) => {
      const { text } = await extractText(new Uint8Array(readFileSync(`${root}${path}`)), {
        mergePages: true,
      });
      expect(contradictionsInText(path, text, content)).toEqual([]);
      expect(text).toContain(practice.phone);
    },
  );

  it("the contact card says nothing else than the content does", () => {
    expect(
      contradictionsInCard("/contact.vcf", readFileSync(`${root}/contact.vcf`, "utf8"), content),
    ).toEqual([]);
  });
});

describe("a contradiction is found", () => {
  const home = pageAt("/");
  const other = (number: string) =>
    number.replace(/\d(?=\d*$)/, (digit) => String((Number(digit) + 1) % 10));

  /** What is found on the home page after a change to its document. */
  function foundAfter(change: (document: Document) => void, path = "/"): string[] {
    const document = new DOMParser().parseFromString(
      path === "/" ? home.html : pageAt(path).html,
      "text/html",
    );
    change(document);
    return contradictionsOnPage(path, document, content).map(
      ({ where, text }) => `${where}: ${text}`,
    );
  }
  const says = (words: string) => (document: Document) =>
    document.querySelector("main")?.append(words);

  it.each([
    ["a number of a stranger", "Call (404) 555-0199.", "text: 4045550199"],
    [
      "the street written otherwise",
      "Find us at 12 Elsewhere St. NW today.",
      "text: 12 Elsewhere St. NW",
    ],
    ["another ZIP code", "Atlanta, GA 30399", "text: 30399"],
    ["another age", "We see patients aged 12 and older.", "text: 12"],
    [
      "other years of experience",
      "With more than 30 years of experience.",
      "text: more than 30 years",
    ],
    ["a physician who is not here", "Ask Dr. Nobody about it.", "text: Dr. Nobody"],
    [
      "a physician with a degree who is not here",
      "See Ann B. Nobody, MD for this.",
      "text: Ann B. Nobody, MD",
    ],
    ["the phone as a fax", `Fax: ${practice.phone}`, `text: ${practice.phone}`],
    ["a day that is never open", "We are open on Sundays.", "hours in the text: open on Sunday"],
    ["a day that is always open", "Closed on Mondays.", "hours in the text: closed on Monday"],
    ["other times", "Open 7:00 AM to 7:00 PM.", "hours in the text: 07:00-19:00"],
  ])("%s", (_name, words, expected) => {
    expect(foundAfter(says(` ${words} `))).toContain(expected);
  });

  it("in a link that dials", () => {
    const number = `tel:${other(dialed(practice.phone))}`;
    expect(
      foundAfter((document) =>
        document.querySelector('main a[href^="tel:"]')?.setAttribute("href", number),
      ),
    ).toEqual([expect.stringMatching(`^tel: link: ${number.replace("+", "\\+")}`)]);
  });

  it("in metadata, labels and structured data", () => {
    expect(
      foundAfter((document) => {
        document
          .querySelector('meta[name="description"]')
          ?.setAttribute("content", "Care from patients seen at ages 9 and older.");
        document.querySelector('meta[name="geo.placename"]')?.setAttribute("content", "Elsewhere");
        document
          .querySelector("main img, main [aria-label]")
          ?.setAttribute("aria-label", "Dr. Nobody at work");
        const script = document.querySelector('script[type="application/ld+json"]') as Element;
        const data = script.textContent ?? "";
        script.textContent = data
          .replaceAll(
            `"postalCode":"${content.practice.address.postalCode}"`,
            '"postalCode":"30399"',
          )
          .replace(/"opens":"[^"]*"/, '"opens":"06:00"');
      }),
    ).toEqual(
      expect.arrayContaining([
        "meta description: 9",
        "meta geo.placename: Elsewhere",
        "aria-label: Dr. Nobody",
        "structured data, postalCode: 30399",
        expect.stringMatching(/^structured data, openingHoursSpecification: .*06:00/),
      ]),
    );
  });

  it("a reading of the hours on a surface of the other", () => {
    const swapped = foundAfter((document) => {
      const [day, time] = ["dialog", "body > footer"].map(
        (part) => document.querySelector(part)?.querySelector("dl, ul, p, table")?.parentElement,
      );
      if (!day || !time) throw new Error("The page has no booking window or no footer.");
      document
        .querySelector("body > footer")
        ?.replaceChildren(document.querySelector("dialog")?.textContent ?? "");
    });
    expect(swapped).toContainEqual(expect.stringMatching(/^hours in the footer: /));
    const service = `/service/${content.services[0]?.slug}`;
    const reading = openingTimesOf(content.practice, "home")[0]?.split(" ")[1] ?? "";
    expect(reading).not.toBe("");
    expect(foundAfter(says(" Monday, 8:30 AM to 4:30 PM "), service)).toContainEqual(
      expect.stringMatching(/^hours in the main part: /),
    );
    expect(foundAfter(says(" domingo, 7:00 a.m. a 8:00 a.m. "), spanish.contact)).toContainEqual(
      expect.stringMatching(/^hours in the main part: /),
    );
  });

  it("in the contact card and in the text of a file", () => {
    const card = readFileSync(`${root}/contact.vcf`, "utf8");
    const wrong = card.replace(dialed(practice.phone), dialed("(404) 555-0199"));
    expect(contradictionsInCard("/contact.vcf", wrong, content)).toEqual([
      {
        page: "/contact.vcf",
        where: "TEL, voice",
        text: "+14045550199",
        expected: dialed(practice.phone),
      },
    ]);
    for (const name of ["NOTE", "URL"]) {
      const spoilt = card.replace(`${name}:`, `${name}:x`);
      expect(contradictionsInCard("/contact.vcf", spoilt, content)).toEqual([
        expect.objectContaining({ where: name }),
      ]);
    }
    expect(
      contradictionsInText("/a.pdf", "Dr. Nobody, call (404) 555-0199", content).map(
        ({ text }) => text,
      ),
    ).toEqual(["4045550199", "Dr. Nobody"]);
  });
});

describe("reading times out of a text", () => {
  it("finds every range", () => {
    expect(timeRangesIn("8:30 AM to 4:30 PM, 9 am – 2 pm")).toEqual(["08:30-16:30", "09:00-14:00"]);
  });
});
