import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadContent } from "../../../src/data/load-content.ts";
import { contentWith, errorOf, lineOf, mistakesAfter } from "./broken-content.ts";

const place = "locations/buckhead-ga.yaml";

describe("the whole message of an error, as a receptionist reads it", () => {
  it("a misspelt field", () => {
    const root = contentWith({ [place]: (text) => text.replace("tagline:", "tagliine:") });
    expect(
      errorOf(root).message,
    ).toBe(`The content has 2 mistakes. Nothing was published; the site stays as it was.

  content/${place}, tagline
    This text is missing. Add it.

  content/${place}, line ${lineOf(place, "tagline:")}, tagliine
    There is no field "tagliine" here. Did you mean "tagline"?
`);
  });

  it("a wrong phone number", () => {
    const root = contentWith({
      "practice.yaml": (text) => text.replace(/^phone: .*/m, 'phone: "404-228-996"'),
    });
    expect(
      errorOf(root).message,
    ).toBe(`The content has 1 mistake. Nothing was published; the site stays as it was.

  content/practice.yaml, line ${lineOf("practice.yaml", "phone:")}, phone
    Write the ten digits as "(404) 555-0142": area code in parentheses, a space, three digits, a dash, four digits.
`);
  });

  it("a location that names an unknown service", () => {
    const root = contentWith({
      [place]: (text) => text.replace("- sleep-apnea", "- sleep-apnoea"),
    });
    expect(errorOf(root).message).toMatch(
      new RegExp(`^The content has 1 mistake\\. Nothing was published; the site stays as it was\\.

  content/${place}, line ${lineOf(place, "- sleep-apnea")}, services\\.\\d
    There is no service "sleep-apnoea" in content/services/\\. Did you mean "sleep-apnea"\\?
$`),
    );
  });
});

describe("what is refused, where, and what to do", () => {
  it("lists all mistakes of a file at once", () => {
    const mistakes = mistakesAfter({
      "practice.yaml": (text) =>
        text
          .replace(/opens: ".*?"/, 'opens: "8.30"')
          .replace(/postalCode: .*/, "postalCode: 30318"),
    });
    expect(mistakes).toEqual([
      `content/practice.yaml, ${lineOf("practice.yaml", "postalCode")}, address.postalCode: Put the ZIP code in quotation marks, such as "30318".`,
      `content/practice.yaml, ${lineOf("practice.yaml", 'opens: "')}, hours.weekday.0.opens: Write the time as "8:30 AM": hour, colon, two digits, a space, AM or PM.`,
    ]);
  });

  it("lists the mistakes of the other files where practice.yaml itself cannot be read", () => {
    const mistakes = mistakesAfter({
      "practice.yaml": (text) => text.replace("brand:", "- brand:"),
      [place]: (text) => text.replace(/^order: .*/m, "order: first"),
      "testimonials.yaml": (text) => text.replace(/rating: \d/, "rating: 6"),
    });
    expect(mistakes.filter((mistake) => !mistake.startsWith("content/practice.yaml"))).toEqual([
      expect.stringContaining(`content/${place}, ${lineOf(place, "order:")}, order: `),
      expect.stringContaining("content/testimonials.yaml, "),
    ]);
    expect(mistakes[0]).toMatch(/^content\/practice\.yaml, \d+: This line is not valid YAML/);
  });

  it("lists mistakes of several files at once", () => {
    const mistakes = mistakesAfter({
      [place]: (text) => text.replace(/^order: .*/m, "order: first"),
      "navigation.yaml": (text) => text.replace("services: true }", "services: yes }"),
      "testimonials.yaml": (text) => text.replace(/rating: \d/, "rating: 6"),
    });
    expect(mistakes).toEqual([
      `content/${place}, ${lineOf(place, "order:")}, order: Write a whole number.`,
      expect.stringMatching(
        new RegExp(
          `^content/navigation\\.yaml, ${lineOf("navigation.yaml", "services: true }")}, header\\.\\d\\.services: Write true or false, without quotation marks\\.$`,
        ),
      ),
      `content/testimonials.yaml, ${lineOf("testimonials.yaml", "rating:")}, testimonials.0.rating: At most 5 stars.`,
    ]);
  });

  it("a field given twice", () => {
    const line = lineOf("navigation.yaml", "footer:");
    expect(
      mistakesAfter({
        "navigation.yaml": (text) => text.replace("footer:", "header: []\nfooter:"),
      }),
    ).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/navigation\\.yaml, ${line}: This line is not valid YAML: Map keys must be unique`,
        ),
      ),
    ]);
  });

  it("a line that is no YAML", () => {
    const [mistake] = mistakesAfter({
      [place]: (text) => text.replace(/^name: .*/m, 'name: "Buckhead'),
    });
    expect(mistake).toMatch(
      /^content\/locations\/buckhead-ga\.yaml, \d+: This line is not valid YAML: .*Check its indentation, the colon and the quotation marks\.$/,
    );
  });

  it("HTML", () => {
    expect(
      mistakesAfter({
        [place]: (text) => text.replace(/^name: .*/m, 'name: "Buckhead<script>alert(1)</script>"'),
      }),
    ).toEqual([
      `content/${place}, ${lineOf(place, "name:")}, name: Remove the HTML (the part in angle brackets). Write plain text; for a link write [words](/page).`,
    ]);
  });

  it("an invisible control character", () => {
    for (const character of [String.raw`\b`, String.raw`\x92`]) {
      expect(
        mistakesAfter({
          [place]: (text) => text.replace(/^name: .*/m, `name: "Buck${character}head"`),
        }),
      ).toEqual([
        `content/${place}, ${lineOf(place, "name:")}, name: Remove the invisible control character. Type the text again instead of pasting it.`,
      ]);
    }
  });

  it("a text that breaks its line", () => {
    for (const end of [String.raw`\n`, String.raw`\r`, String.raw`\L`]) {
      expect(
        mistakesAfter({ [place]: (text) => text.replace(/^name: .*/m, `name: "Buck${end}head"`) }),
      ).toEqual([`content/${place}, ${lineOf(place, "name:")}, name: Keep this on one line.`]);
    }
  });

  it("a number out of its range, and a part of an address that is missing", () => {
    const file = "pages/visit-pack.yaml";
    expect(mistakesAfter({ [file]: (text) => text.replace(/lines: \d+/, "lines: 17") })).toEqual([
      `content/${file}, ${lineOf(file, ", lines:")}, notes.0.lines: At most 12 lines.`,
    ]);
    expect(
      mistakesAfter({ "practice.yaml": (text) => text.replace(/^ +region: .*\n/m, "") }),
    ).toEqual([
      `content/practice.yaml, ${lineOf("practice.yaml", "address:")}, address.region: Write the two capital letters of the state, such as GA.`,
    ]);
  });

  it("an anchor, with which a few lines could unfold into millions", () => {
    expect(
      mistakesAfter({
        [place]: (text) => text.replace(/^name: .*/m, "name: &name Buckhead\nalso: *name"),
      }),
    ).toEqual([
      `content/${place}: Remove the & and * signs, or put the text that holds them in quotation marks.`,
    ]);
  });

  it("a huge file, at once", () => {
    const began = performance.now();
    expect(mistakesAfter({ [place]: (text) => `${text}\n# ${"x".repeat(10_000_000)}` })).toEqual([
      `content/${place}: This file is larger than 256 KB. Something was pasted into it by mistake; remove it.`,
    ]);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it("a text that is too long for its place", () => {
    expect(
      mistakesAfter({
        [place]: (text) => text.replace(/^name: .*/m, `name: ${"Buckhead ".repeat(20)}`),
      }),
    ).toContainEqual(
      `content/${place}, ${lineOf(place, "name:")}, name: Shorten this text to 50 characters or fewer.`,
    );
  });

  it("an unknown token", () => {
    const line = lineOf("pages/home.yaml", "  title:");
    expect(
      mistakesAfter({
        "pages/home.yaml": (text) => text.replace(/^ {2}title: .*/m, '  title: "{brnad}"'),
      }),
    ).toEqual([
      `content/pages/home.yaml, ${line}, seo.title: Nothing is known as {brnad}. Did you mean {brand}?`,
    ]);
    expect(
      mistakesAfter({
        "practice.yaml": (text) => text.replace(/^parking: .*/m, "parking: On {steet}"),
      }),
    ).toEqual([
      `content/practice.yaml, ${lineOf("practice.yaml", "parking:")}, parking: Nothing is known as {steet}. Did you mean {street}?`,
    ]);
  });

  it("a link to a page that is not there", () => {
    const [mistake] = mistakesAfter({
      "navigation.yaml": (text) => text.replace("path: /about", "path: /abuot"),
    });
    expect(mistake).toMatch(
      /^content\/navigation\.yaml, \d+, header\.\d\.path: There is no page \/abuot\. Did you mean \/about\?$/,
    );
  });

  it("a link inside a sentence to a page that is not there", () => {
    expect(
      mistakesAfter({
        "pages/not-found.yaml": (text) => text.replace("(/contact-us)", "(/contactus)"),
      }),
    ).toEqual([
      `content/pages/not-found.yaml, ${lineOf("pages/not-found.yaml", "(/contact-us)")}, next.text: There is no page /contactus. Did you mean /contact-us?`,
    ]);
  });

  it("a link inside a sentence that is no address, or names a section that is not there", () => {
    const file = "legal/accessibility.md";
    const section = (text: string) => ({
      [file]: (whole: string) => `${whole.trimEnd()}\n\n${text}\n`,
    });
    const line = readFileSync(join("content", file), "utf8").trimEnd().split("\n").length + 2;
    const noAddress = (target: string) =>
      `content/${file}, ${line}, text: "${target}" is no URL. Write a page of this site as [words](/page), another site as [words](https://…), our number as {phoneLink}.`;
    for (const target of [
      "about",
      "www.example.com",
      "http://example.com",
      "mailto:ann@example.com",
    ]) {
      for (const written of [target, `<${target}>`, `${target} "A title"`]) {
        expect(mistakesAfter(section(`Read [this](${written}).`))).toEqual([noAddress(target)]);
        expect(mistakesAfter(section(`[this]: ${written}`))).toEqual([noAddress(target)]);
      }
    }
    for (const target of ["http://example.com", "mailto:ann@example.com", "javascript:alert(1)"]) {
      expect(mistakesAfter(section(`Read <${target}>.`))).toEqual([noAddress(target)]);
    }
    for (const target of ["#contcat", "/your-privacy#no-such-section"]) {
      expect(mistakesAfter(section(`Read [this](${target}).`))).toEqual([
        expect.stringMatching(
          new RegExp(
            `^content/${file}, ${line}, text: There is no section "#.*" on that page\\. Its sections are: #`,
          ),
        ),
      ]);
    }
  });

  it("a link where only plain words are shown", () => {
    const change = (words: string) => ({
      [place]: (text: string) => text.replace(/^tagline: .*(\n {2}.*)*/m, `tagline: "${words}"`),
    });
    for (const words of [
      "See [our services](/services).",
      "Call {phoneLink}.",
      "A **short** drive.",
    ]) {
      expect(mistakesAfter(change(words))).toEqual([
        expect.stringMatching(
          /, tagline: Write plain words here: links, \{phoneLink\} and \*\* work in paragraphs only\./,
        ),
      ]);
    }
  });

  it("words that YAML takes for a note", () => {
    expect(
      mistakesAfter({ [place]: (text) => text.replace(/^name: .*/m, "name: Buckhead #1") }),
    ).toEqual([
      `content/${place}, ${lineOf(place, "name:")}: The words after # are not shown. If they belong to the text, put the whole text in quotation marks: "Suite #101". A note to editors goes on a line of its own.`,
    ]);
  });

  it("a comma that ends a text too soon", () => {
    const line =
      "toConfirm:\n  - { field: fax, kind: example, who: front desk, why: It was not given, so far. }\n";
    const mistakes = mistakesAfter({
      "practice.yaml": (text) => text.replace(/^toConfirm:[\s\S]*/m, "") + line,
    });
    expect(mistakes).toEqual([
      expect.stringMatching(
        /: The comma before "so far\." ends the text\. Put the whole text in quotation marks\.$/,
      ),
    ]);
  });

  it("a title and a description for search results that another page has", () => {
    const root = contentWith({});
    cpSync(join(root, place), join(root, "locations/another-ga.yaml"));
    expect(
      errorOf(root).problems.map(({ file, field, remedy }) => `${file}, ${field}: ${remedy}`),
    ).toEqual([
      `content/${place}, seo.title: content/locations/another-ga.yaml says the same. Search results need a title of its own for each page.`,
      `content/${place}, seo.description: content/locations/another-ga.yaml says the same. Search results need a description of its own for each page.`,
    ]);
  });

  it("a redirect that hides a page, leads nowhere, or stands twice", () => {
    const redirects = (entries: string) => ({
      "redirects.yaml": (text: string) => `${text.trimEnd()}\n${entries}\n`,
    });
    const text = readFileSync("content/redirects.yaml", "utf8").trimEnd();
    const index = text.match(/^ {2}- /gm)?.length;
    const line = text.split("\n").length + 1;
    expect(mistakesAfter(redirects("  - { from: /about, to: /contact-us }"))).toEqual([
      `content/redirects.yaml, ${line}, redirects.${index}.from: /about is a page. Remove this redirect, or it would hide the page.`,
    ]);
    expect(mistakesAfter(redirects("  - { from: /old, to: /contact-u }"))).toEqual([
      `content/redirects.yaml, ${line}, redirects.${index}.to: There is no page /contact-u. Did you mean /contact-us?`,
    ]);
    expect(mistakesAfter(redirects("  - { from: /contact, to: /about }"))).toEqual([
      `content/redirects.yaml, ${line}, redirects.${index}.from: /contact is redirected twice. Keep one.`,
    ]);
  });

  it("a missing file and a file with another ending", () => {
    const root = contentWith({});
    rmSync(join(root, "pages/about.yaml"));
    writeFileSync(join(root, "locations/Old Town.docx"), "");
    expect(errorOf(root).problems.map(({ file, remedy }) => `${file}: ${remedy}`)).toEqual([
      "content/locations/Old Town.docx: Files here are named like sleep-apnea.yaml: lowercase letters, digits, dashes and the ending .yaml. Rename this file or remove it.",
      "content/pages/about.yaml: This file is missing. Restore it from an earlier version.",
    ]);
  });

  it("an empty file", () => {
    expect(mistakesAfter({ [place]: () => "" })).toEqual([
      expect.stringMatching(`^content/${place}: `),
    ]);
  });

  it("hours that overlap, run backwards, or close before they open", () => {
    const friday = '- { from: Friday, opens: "9:00 AM", closes: "1:00 PM" }';
    const row = (text: string) => ({
      "practice.yaml": (whole: string) =>
        whole.replace(/( {2}extended:\n)( {4}- .*\n)+/, `$1    ${friday}\n    ${text}\n`),
    });
    const at = `content/practice.yaml, ${lineOf("practice.yaml", "  extended:") + 2}, hours.extended.1`;
    expect(mistakesAfter(row('- { from: Friday, opens: "9:00 AM", closes: "2:00 PM" }'))).toEqual([
      `${at}: Friday is already in an earlier row. Give each day once.`,
    ]);
    expect(
      mistakesAfter(row('- { from: Sunday, to: Saturday, opens: "9:00 AM", closes: "2:00 PM" }')),
    ).toEqual([`${at}.to: Choose a day after Sunday, or delete "to" for a single day.`]);
    expect(mistakesAfter(row('- { from: Saturday, opens: "9:00 AM", closes: "2:00 AM" }'))).toEqual(
      [`${at}.closes: Closing time must be after 9:00 AM. Check AM and PM.`],
    );
  });

  it("a picture that is not there", () => {
    const provider = "providers/jane-doe-md.yaml";
    expect(
      mistakesAfter({
        [provider]: (text) => text.replace("file: portrait.svg", "file: portait.svg"),
      }),
    ).toEqual([
      `content/${provider}, ${lineOf(provider, "file: portrait.svg")}, image.file: There is no picture portait.svg in src/art/. Did you mean portrait.svg?`,
    ]);
    expect(
      mistakesAfter({
        "practice.yaml": (text) =>
          text.replace("- name: Cigna", "- { name: Cigna, logo: blue-shield-of-the-south.svg }"),
      }),
    ).toEqual([
      expect.stringMatching(
        /^content\/practice\.yaml, \d+, insurers\.3\.logo: There is no picture blue-shield-of-the-south\.svg in src\/art\/\. Put the file there, or use one of: .*portrait\.svg/,
      ),
    ]);
  });

  it("words of a patient without a day of consent, unless they say that they are a sample", () => {
    const [mistake, ...others] = mistakesAfter({
      "testimonials.yaml": (text) => text.replace("quote: Sample testimonial. ", "quote: "),
    });
    expect(mistake).toMatch(
      /^content\/testimonials\.yaml, \d+, testimonials\.0\.consentDate: Write the day on which the patient signed the consent form/,
    );
    expect(others).toEqual([]);
  });

  it("a day that does not exist", () => {
    expect(
      mistakesAfter({
        "testimonials.yaml": (text) => text.replace(/date: ".*"/, 'date: "2025-02-30"'),
      }),
    ).toEqual([
      `content/testimonials.yaml, ${lineOf("testimonials.yaml", '    date: "')}, testimonials.0.date: Write the date as year-month-day in quotation marks, such as "2025-01-20". The day must exist.`,
    ]);
  });

  it("a statement whose heading has no name to link to", () => {
    const [mistake] = mistakesAfter({
      "legal/accessibility.md": (text) => text.replace(/^(## .*?) \{#.*\}$/m, "$1"),
    });
    expect(mistake).toMatch(
      /^content\/legal\/accessibility\.md, \d+, text: End this heading with a short name in braces/,
    );
  });

  it("an open value that names no field", () => {
    const line =
      "toConfirm:\n  - { field: telefax, kind: example, who: front desk, why: It was not given. }\n";
    const [mistake] = mistakesAfter({
      "practice.yaml": (text) => text.replace(/^toConfirm:[\s\S]*/m, "") + line,
    });
    expect(mistake).toMatch(
      /^content\/practice\.yaml, \d+, toConfirm\.\d+\.field: There is no field "telefax" in this file\./,
    );
  });

  it("a folder that holds nothing at all", () => {
    const root = contentWith({});
    rmSync(root, { recursive: true });
    mkdirSync(root);
    expect(errorOf(root).message).toContain("content/practice.yaml\n    This file is missing.");
  });
});

describe("closures", () => {
  const announce = (...rows: string[]) => ({
    "practice.yaml": (text: string) =>
      text.replace(/^closures:.*\n/m, `closures:\n${rows.map((row) => `  - ${row}\n`).join("")}`),
  });

  it("may be announced, each in its own way", () => {
    const root = contentWith(
      announce(
        '{ date: "2026-11-26", reason: Thanksgiving }',
        '{ from: "2026-12-24", to: "2026-12-26", reason: Christmas }',
        '{ date: "2026-12-31", reason: "New Year\'s Eve", opens: "8:30 AM", closes: "12:00 PM" }',
      ),
    );
    expect(loadContent(root).practice.closures).toHaveLength(3);
  });

  it("may be none: the list of comments alone, or no list at all", () => {
    for (const none of ["closures:\n", "closures: []\n", "\n"]) {
      const root = contentWith({
        "practice.yaml": (text) => text.replace(/^closures:(.|\n)*?\n\n/m, none),
      });
      expect(loadContent(root).practice.closures).toEqual([]);
    }
  });

  const oneWay = "Give date for a single day, or from and to for the first and last of several.";

  it.each([
    ["{ reason: Thanksgiving }", `date: ${oneWay}`],
    [
      '{ date: "2026-11-26", from: "2026-11-26", to: "2026-11-27", reason: Thanksgiving }',
      `date: ${oneWay}`,
    ],
    ['{ from: "2026-11-26", reason: Thanksgiving }', `date: ${oneWay}`],
    [
      '{ date: "2026-11-31", reason: Thanksgiving }',
      'date: Write the date as year-month-day in quotation marks, such as "2025-01-20". The day must exist.',
    ],
    [
      '{ from: "2026-11-26", to: "2026-11-26", reason: Thanksgiving }',
      "to: Choose a day after 2026-11-26, or write date instead of from and to for a single day.",
    ],
    ['{ date: "2026-11-26" }', "reason: This text is missing. Add it."],
    [
      '{ date: "2026-11-26", reason: Thanksgiving, opens: "8:30 AM" }',
      "closes: Give both opens and closes, or neither for a closed day.",
    ],
    [
      '{ date: "2026-11-26", reason: Thanksgiving, opens: "12:00 PM", closes: "8:30 AM" }',
      "closes: Closing time must be after 12:00 PM. Check AM and PM.",
    ],
  ])("%s", (row, mistake) => {
    const [field = "", remedy = ""] = mistake.split(/: (.*)/s);
    expect(mistakesAfter(announce(row))).toEqual([
      expect.stringMatching(
        new RegExp(`^content/practice\\.yaml, \\d+, closures\\.0\\.${field}: `),
      ),
    ]);
    expect(mistakesAfter(announce(row))[0]).toContain(remedy);
  });

  it("may not name a day twice", () => {
    const rows = [
      '{ from: "2026-12-24", to: "2026-12-26", reason: Christmas }',
      '{ date: "2026-12-26", reason: Snow }',
    ];
    expect(mistakesAfter(announce(...rows))).toEqual([
      expect.stringMatching(
        /closures\.1: A day of this closure is already in the one for Christmas\. Give each day once\.$/,
      ),
    ]);
  });
});
