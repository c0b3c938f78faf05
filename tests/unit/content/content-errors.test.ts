import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { loadContent } from "../../../src/data/load-content.ts";
import { firstAndLast } from "../../../src/schemas/practice.ts";
import { checked } from "../../../staff/checks/content-errors.ts";
import { contentWith, errorOf, lineOfEdit, mistakesAfter } from "./edited-content.ts";

const place = "locations/new-town-il.yaml";
const statement = "legal/accessibility.md";
const practice = "practice.yaml";
const day = `Write the date as year-month-day in quotation marks, such as "2025-01-20". The day must exist.`;

it("the whole message of an error, as a receptionist reads it", () => {
  const root = contentWith({ [place]: (text) => text.replace("tagline:", "tagliine:") });
  vi.stubEnv("CONTENT_DIR", "");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(
    errorOf(root).message,
  ).toBe(`The content has 2 mistakes. Nothing was published; the site stays as it was.

  content/${place}, tagline
    This text is missing. Add it.

  content/${place}, line 5, tagliine
    There is no field "tagliine" here. Did you mean "tagline"?
`);
  vi.stubEnv("CONTENT_DIR", "../their-content/");
  expect(errorOf(root).message).toContain(`\n  ../their-content/${place}, line 5, tagliine\n`);
});

/** One mistake a line: file | text | what an editor writes in its place (⏎ ends a line, ⇥ is a tab) | what the editor is told. */
const mistakes = String.raw`
  practice.yaml | phone: "(217) 555-2171" | phone: "404-228-996" | phone: Write the ten digits as "(202) 555-0142": area code in parentheses, a space, three digits, a dash, four digits.
  practice.yaml | widget.js | widget.js?a='%3Bscript-src | booking.widgetScriptUrl: This web address holds a space, quotation mark, angle bracket, backslash, comma or semicolon. Copy it again from its owner, who writes such signs as %27.
  practice.yaml | "62701" | 62701 | address.postalCode: Put the ZIP code in quotation marks, such as "20001".
  practice.yaml | Monday: 8:30 AM to 4:30 PM | Monday: 9 to 5 | hours.topOfEveryPage.Monday: Write the hours as "8:30 AM to 4:30 PM", with a break as "8:30 AM to 12:00 PM, 1:00 PM to 4:30 PM", or closed, or by appointment.
  practice.yaml | Saturday: 9:00 AM to 2:00 PM | Saturday: 9:00 AM to 2:00 AM | hours.footOfEveryPage.Saturday: 2:00 AM must be after 9:00 AM. Check AM and PM.
  practice.yaml | Saturday: 9:00 AM to 2:00 PM | Saturday: 9:00 AM to 12:00 PM, 11:00 AM to 2:00 PM | hours.footOfEveryPage.Saturday: 11:00 AM must be after 12:00 PM. Check AM and PM.
  practice.yaml | Saturday: closed | Saterday: closed | hours.topOfEveryPage.Saterday: There is no field "Saterday" here. Did you mean "Saturday"?
  practice.yaml | Parking on site | Parking on {steet} | parking: Nothing is known as {steet}. Did you mean {street}?
  practice.yaml | longitude: -89.65 | longitude: 89.65 | geo: A place in America lies west, with a longitude below zero.
  care.yaml | id: nosebleed | id: severe rash | firstAid.0.id: Write one word of letters that begins with a small one, such as severeRash.
  care.yaml | id: buttonBattery | id: nosebleed | firstAid.1: This says the same as entry 1 of the list. Keep one.
  care.yaml | id: nosebleed | id: fax | firstAid.0.id: {fax} stands for something else already. Choose another id.
  symptoms/ears.yaml | {buttonBattery} | {buttonBatery} | signs.2.text: Nothing is known as {buttonBatery}. Did you mean {buttonBattery}?
  testimonials.yaml | date: "2024-11-05" | date: "2924-11-05" | testimonials.0.date: 2924-11-05 is still to come. Correct the day, the month or the year.
  locations/new-town-il.yaml | order: 2 | <<<<<<< HEAD⏎order: 2⏎=======⏎order: 3⏎>>>>>>> theirs | Two versions of this text are here one after the other
  locations/new-town-il.yaml | order: 2 | ⇥order: 2 | There is a Tab at the start of this line. Use spaces instead
  practice.yaml | Parking on site | !No parking on site | A text that begins with ! needs quotation marks around all of it
  practice.yaml | Parking on site | ! No parking on site | A text that begins with ! needs quotation marks
  practice.yaml | Parking on site | &Free parking on site | A text that begins with & needs quotation marks
  practice.yaml | Parking on site | **Free** parking | A text that begins with * needs quotation marks
  practice.yaml | Parking on site | {city} | A text that begins with { needs quotation marks
  practice.yaml | Parking on site | {city} garage | A text that begins with { needs quotation marks
  practice.yaml | Parking on site | > No parking | A text that begins with > needs quotation marks
  practice.yaml | Parking on site | “Lot #3” | Curly quotation marks do not hold a text together.
  practice.yaml | Parking on site | “Parking: free” | Curly quotation marks do not hold a text together.
  practice.yaml | Parking on site | Note: on site | There is a colon with a space within this text
  practice.yaml | Parking on site | #3 on site | The words after # are not shown.
  practice.yaml | reason: Christmas | reason: Note: Christmas | There is a colon with a space within a text.
  practice.yaml | reason: Christmas | reason: **Christmas** | A text that begins with * needs quotation marks
  practice.yaml | reason: Christmas | reason: Christmas, so far. | The comma before "so far." ends the text. Put the whole text in quotation marks.
  practice.yaml |   suite: Suite 2 |  suite: Suite 2 | This line begins further left or right than the fields beside it.
  practice.yaml |     Sunday: closed⏎  foot |     Sunday: closed⏎    Holidays:⏎  foot | hours.topOfEveryPage.Holidays: There is no field "Holidays" here. The fields are: Monday
  locations/new-town-il.yaml | order: 2 | order: first | order: Write a whole number.
  locations/new-town-il.yaml | name: New Town | name: "Buck<script>alert(1)</script>" | name: Remove the HTML (the part in angle brackets). Write plain text; for a link write [words](/page).
  locations/new-town-il.yaml | name: New Town | name: "New\bTown" | name: Remove the invisible control character. Type the text again instead of pasting it.
  locations/new-town-il.yaml | name: New Town | name: "New\nTown" | name: Keep this on one line.
  locations/new-town-il.yaml | name: New Town | name: "New\LTown" | name: Keep this on one line.
  locations/new-town-il.yaml | name: New Town | name: a very long name a very long name a very long name a very long name a very long name | name: Shorten this text to 50 characters or fewer.
  locations/new-town-il.yaml | name: New Town | name: New Town #1 | The words after # are not shown. If they belong to the text, put the whole text in quotation marks: "Suite #101". A note to editors goes on its own line.
  locations/new-town-il.yaml | tagline: Across the bridge. | tagline: See [our services](/services). | tagline: Write plain words here: links, {phoneLink}, {afterHoursNow} and ** work in paragraphs only. For the number itself write {phone}.
  locations/new-town-il.yaml | tagline: Across the bridge. | tagline: "A **short** drive." | tagline: Write plain words here: links, {phoneLink}, {afterHoursNow} and ** work in paragraphs only. For the number itself write {phone}.
  locations/new-town-il.yaml | [sinus-disorders] | [sinus-disorder] | services.0: There is no service "sinus-disorder" in content/services/. Did you mean "sinus-disorders"?
  services/sinus-disorders/sinus-surgery.yaml | id: balloon-sinuplasty | id: who | sections.0.options.1.id: Another part of this page is called who too. Choose another id.
  services/sinus-disorders/sinus-surgery.yaml | [endoscopic-surgery, balloon-sinuplasty] | [endoscopic-surgery, baloon-sinuplasty] | recoveries.1: There is no recovery "baloon-sinuplasty" in content/recoveries/. Did you mean "balloon-sinuplasty"?
  services/sinus-disorders/sinus-surgery.yaml | section: options | section: option | short.jumps.0.section: No section here is called option.
  recoveries/endoscopic-surgery.yaml | from: 6 weeks, | from: 4 days, | steps.2.from: Write the steps in order of time: the step before begins after 5 days.
  recoveries/endoscopic-surgery.yaml | to: 3 months | to: 30 days | steps.2.to: Write a time later than 6 weeks, or leave it out.
  recoveries/endoscopic-surgery.yaml | from: 6 weeks, to: 3 months, | from: 6 weeks, | steps.2.to: Say when this step ends: a week or a month is not a day.
  recoveries/endoscopic-surgery.yaml | from: 6 weeks | from: six weeks | steps.2.from: Write a number and days, weeks or months, such as "2 weeks".
  recoveries/balloon-sinuplasty.yaml | id: drips | id: sight | signs.1: This says the same as entry 1 of the list. Keep one.
  recoveries/ear-tubes.yaml | signs: [drains] | signs: [drain] | steps.2.signs.0: This sheet has no such sign. Did you mean "drains"?
  recoveries/ear-tubes.yaml | night: yes, name | name | signs.2.night: Write yes if patients should call at any hour, or no if
  recoveries/balloon-sinuplasty.yaml | call-911, name | call-911, night: no, name | signs.0.night: Leave this out
  recoveries/balloon-sinuplasty.yaml | Pressure that stays for a week. | One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen. | signs.2.name: Use at most 14 words; these are 15.
  house-rules.yaml | [balloon-sinuplasty, | [baloon-sinuplasty, | operations.0: There is no recovery "baloon-sinuplasty" in content/recoveries/. Did you mean "balloon-sinuplasty"?
  house-rules.yaml | value: 3,000 mg | values: 3,000 mg | rules.1.values: There is no field "values" here. Did you mean "value"?
  recoveries/endoscopic-surgery.yaml | {painPills} | {painPils} | medicine.0: Nothing is known as {painPils}. Did you mean {painPills}?
  medicines.yaml | id: strongPills | id: phone | rules.2.id: {phone} stands for something else already. Choose another id.
  medicines.yaml | id: strongPills | id: nosebleed | rules.2.id: {nosebleed} stands for something else already. Choose another id.
  locations/new-town-il.yaml | [Two physicians | [Our physicians | reasons.items.0: Begin the first reason with "Two physicians under one roof", as pages/location.yaml says.
  navigation.yaml | services: true | services: yes | header.2.services: Write true or false, without quotation marks.
  navigation.yaml | path: /about | path: /abuot | header.1.path: There is no page /abuot. Did you mean "/about"?
  navigation.yaml |   - { label: Services | - { label: Services | There is a colon with a space within this text: put the whole text in quotation marks. Or this line or the one below it begins too far left or right
  practice.yaml | fax: "(217) 555-2172" | faxNumber: "(217) 555-2172" | faxNumber: There is no field "faxNumber" here. Did you mean "fax"?
  navigation.yaml | footer: | header: []⏎footer: | "header" is written twice, on line
  testimonials.yaml | rating: 5 | rating: 6 | testimonials.0.rating: At most 5 stars.
  testimonials.yaml | "2024-11-05" | "2025-02-30" | testimonials.0.date: Write the date as year-month-day in quotation marks
  announcements.yaml | (/locations) | (/location) | announcements.0.text: There is no page /location. Did you mean "/locations"?
  redirects.yaml | from: /sinus, | from: /about, | redirects.0.from: /about is a page. Remove this redirect, or it would hide the page.
  redirects.yaml | to: /contact-us | to: /contact-u | redirects.1.to: There is no page /contact-u. Did you mean "/contact-us"?
  redirects.yaml | from: /contact, | from: /sinus, | redirects.1.from: /sinus is redirected twice. Keep one.
  legal/accessibility.md |  {#commitment} |  | text: End this heading with a short name in braces, such as "{#commitment}". Links to the section use it.
  legal/accessibility.md | {#feedback} | {#commitment} | text: Another section is already called {#commitment}. Choose another name.
  announcements.yaml | (/locations) | (/service/sinus-disorders/sinus-surgery#endoscopic) | announcements.0.text: There is no section "#endoscopic" on that page. Its sections are: #signs, #options, #on-the-day, #in-numbers, #who, #endoscopic-surgery, #balloon-sinuplasty.
  announcements.yaml | (/locations) | (/recovery/ear-tubes#dyas) | announcements.0.text: There is no section "#dyas" on that page.
  legal/accessibility.md | This site follows | [This](#contcat) follows | text: There is no section "#contcat" on that page. Its sections are: #commitment, #feedback.
  symptoms/ears.yaml | level: home | level: at-home | signs.8.level: Choose one of: call-911, emergency-room, call-today, book, home.
  symptoms/ears.yaml | name: Ringing in the ears⏎    level: book | name: Ringing in the ears⏎    level: call-911 | signs.7.level: Move this sign up: call-911 is more urgent than call-today above it.
  symptoms/ears.yaml | aliases: [stroke] | aliases: [wax] | signs.0.aliases.0: Another sign is called wax too.
  symptoms/ears.yaml | sign: after-an-operation#fever, | sign: after-an-operation, | also.0.sign: Write the place and the id of a sign, such as throat#muffled-voice.
  symptoms/ears.yaml | whom: child | whom: baby | signs.4.whom: Choose one of: child, adult.
  symptoms/ears.yaml | name: An ear that stands out | name: An ear that [stands out](/contact-us) | signs.4.name: Write plain words here
  symptoms/ears.yaml | id: ringing | id: battery | signs.7.id: Another sign is called battery too.
  symptoms/ears.yaml | sources: ["Example ear society, 2014"] | sources: [] | signs.7.sources: This list needs at least 1 entry.
  announcements.yaml | (/locations) | (/symptoms/ears#rining) | announcements.0.text: There is no section "#rining" on that page.
  locations/new-town-il.yaml | tagline: Across the bridge. | ---⏎tagline: Across the bridge. | Remove this line of dashes.
  practice.yaml | Parking on site | "Parking at {brand" | parking: A brace here is no part of a word in braces.
  practice.yaml | Parking on site | "Parking at {{brand}}" | parking: A brace here is no part of a word in braces.
  es/pages/contact.yaml | es: Comuníquese | es: "Comuníquese: brand}" | hero.title: A brace here is no part of a word in braces.
  practice.yaml | - name: Prairie Health | - name: Northern mutual | insurers.1: This says the same as entry 1 of the list. Keep one.
  practice.yaml | { name: Instagram, url: "" } | { name: Facebook, url: "" } | social.1: This says the same as entry 1 of the list. Keep one.
  practice.yaml | { name: Instagram, url: "" } | { name: Instagram, url: https://www.facebook.com/harbor-lights.internal } | social.1: This says the same as entry 1 of the list. Keep one.
  testimonials.yaml | "Short and kind."⏎    name: Jo | "Sample words of a patient who could breathe again."⏎    name: Sam P. | testimonials.2: This says the same as entry 1 of the list. Keep one.
  announcements.yaml | to: "2020-05-02" | to: "2062-05-02" | announcements.0.to: This would show for more than a year. Check the years.
  locations/new-town-il.yaml | name: New Town | name: "New\u202eTown" | name: Remove the invisible control character. Type the text again instead of pasting it.
  locations/new-town-il.yaml | name: New Town | name: "New\uFFFDTown" | name: A letter was lost at the �. Type the word again.
  locations/new-town-il.yaml | tagline: Across the bridge. | tagline: "See [our services] (/services)." | tagline: Remove the space between ] and ( to make this a link: [words](/page).
  locations/new-town-il.yaml | tagline: Across the bridge. | tagline: "### Big." | tagline: Remove the # signs: they make a heading in statements only.
  locations/new-town-il.yaml | tagline: Across the bridge. | tagline: Across&nbsp;the bridge. | tagline: Write the sign itself, or a space: this is shown as a code that begins with &.
  locations/new-town-il.yaml | tagline: Across the bridge. | tagline: See www.example.com. | tagline: Make the web address a link, since nobody can press it here: [words](https://…).
  legal/accessibility.md | This site follows | This {sight} follows | text: Nothing is known as {sight}.
  legal/accessibility.md | This site follows | <font color=red>This</font> site follows | text: Remove the HTML (the part in angle brackets).
  legal/accessibility.md | This site follows | #### What⏎This site follows | text: A heading here has two # signs, or three within a section: "### What we keep".
  locations/new-town-il.yaml | tagline: Across the bridge. | tagline: "Call [phone]." | tagline: Brackets are for links: [words](/page).
  locations/new-town-il.yaml | tagline: Across the bridge. | tagline: "[insert a line]" | tagline: Brackets are for links: [words](/page).
  locations/new-town-il.yaml | tagline: Across the bridge. | tagline: "• By car • By bus" | tagline: Remove the bullet.
  locations/new-town-il.yaml | tagline: Across the bridge. | tagline: "TODO a line" | tagline: Write what is still to choose under “ask” at the end of the file, not in the text.
  locations/new-town-il.yaml | [The bridge is open to cars. | ["See [how](https://www.harbor-lights.internal/contact-us)." | intro.paragraphs.0: Write a page of this site by its path alone, such as [words](/contact-us)
  locations/new-town-il.yaml | tagline: Across the bridge. | tagline: 'Springfield's bridge.' | The apostrophe before "s" ends the text, which is in single quotation marks.
  locations/new-town-il.yaml | tagline: Across the bridge. | tagline: Across the bridge. | There is a non-breaking space here, as copied from Word or a web page.
  locations/new-town-il.yaml | seo:⏎  title | seo:⏎  title | There is a non-breaking space here, as copied from Word or a web page.
  locations/new-town-il.yaml | keywords: [ENT New Town, ear doctor New Town, | keywords: [ | seo.keywords: Write at least three lines of words that patients type
  practice.yaml | street: 1 Quay St. | street: 1 Quay St., Suite 2 | address.street: “Suite 2” is in street and in suite. Remove it from street.
  practice.yaml | announce: "2098-11-13" | announce: "2026-11-13" | closures.0.announce: Every page would announce this for more than a year. Check the years.
  practice.yaml | announce: "2098-11-13" | openAsUsual: true, hours: 8:30 AM to 12:00 PM | closures.0.openAsUsual: A day as usual has no hours and nothing to announce.
  practice.yaml | Sunday: closed | Sunday:closed | This line does not begin with the name of a field, a colon and a space
  practice.yaml | Sunday: closed | Sunday closed | This line does not begin with the name of a field, a colon and a space
  practice.yaml | suite: Suite 2 | suite: "Suite 2 | The quotation mark at the start of this text has no partner.
  practice.yaml | suite: Suite 2 | suite: "Suite 2” | The quotation mark at the start of this text has no partner.
  practice.yaml | suite: Suite 2 | suite: "The "blue" door" | The quotation mark before "blue" ends the text. Quotation marks within a text are curly
  practice.yaml | "2098-11-27", reason | "2098-11-27" reason | The quotation mark before "reason" ends the text.
  practice.yaml | "2098-11-27", reason | "2098-11-27"; reason | The quotation mark before ";" ends the text.
  practice.yaml | insurers:⏎  - { name: Northern Mutual, logo: mark.svg } | insurers: - { name: Northern Mutual, logo: mark.svg } | Begin this entry on the line below
  practice.yaml | - name: Prairie Health |   name: Prairie Health | Each entry of this list begins with a dash and a space
  practice.yaml | - name: Lincoln Family Plan |   name: Lincoln Family Plan | "name" is written twice, on line
  practice.yaml | { name: Instagram, url: "" } | { name: Instagram, url: "" | The { in this line has no }.
  practice.yaml | { name: Instagram, url: "" } | { name: “Instagram, of us”, url: "" } | Curly quotation marks do not hold a text together.
  practice.yaml | - name: Prairie Health | – name: Prairie Health | A long dash begins no entry.
  practice.yaml | - name: Prairie Health | - Prairie Health | insurers.1: Write the name of a field, a colon and a space before this text.
  locations/new-town-il.yaml | tagline: Across the bridge. | tagline: >- Across⏎  the bridge. | Begin the text on the line below >-
  locations/new-town-il.yaml | [sinus-disorders] | [sinus-disorders,, sinus-disorders] | There is a comma too many in this line.
  providers/ada-king-md.yaml | file: portrait.svg | file: portait.svg | image.file: There is no picture portait.svg in content/art/ or src/art/. Did you mean "portrait.svg"?
`;

describe("a mistake is refused on its line, with a remedy", () => {
  it.each(
    mistakes
      .trim()
      .split("\n")
      .map((row) => row.trim().split(" | ") as [string, string, string, string]),
  )("%s: %s → %s", (file, from, to, mistake) => {
    const edit = (text: string) =>
      text.replace(from.replaceAll("⏎", "\n"), () => to.replaceAll("⏎", "\n").replace("⇥", "\t"));
    const separator = /^[\w.-]+: /.test(mistake) && !/^(The|This) /.test(mistake) ? " " : ": ";
    expect(mistakesAfter({ [file]: edit })).toContainEqual(
      expect.stringContaining(`${file}:${lineOfEdit(file, edit)}${separator}${mistake}`),
    );
  });

  it("a topic with a list of no signs, and a comparison of one treatment", () => {
    const rinses = "services/sinus-disorders/rinses.yaml";
    const tubes = "services/hearing-disorders/ear-tubes.yaml";
    for (const [file, from, to, remedy] of [
      [rinses, /^signs:.*\n/m, "signs: []\n", "signs: This list needs at least 1 entry."],
      [tubes, / {6}- id: time\n( {8}.*\n)+/, "", "options: Compare at least two treatments."],
    ] as const)
      expect(mistakesAfter({ [file]: (text) => text.replace(from, to) })).toContainEqual(
        expect.stringContaining(remedy),
      );
  });

  it.each([
    "about",
    "www.example.com",
    "http://example.com",
    "mailto:ann@example.com",
    "javascript:alert(1)",
  ])("%s is no link, in every way that Markdown writes one", (target) => {
    const ways = [`[this](${target})`, `[this](<${target}>)`, `[this](${target} "Title")`];
    if (target.includes(":")) ways.push(`<${target}>`);
    const links = [...ways, `[this]: ${target}`].join("\n\n");
    const found = mistakesAfter({
      [statement]: (text) => text.replace("This site follows", () => `x\n\n${links}`),
    });
    const lines = found.filter((mistake) => /: ".*" is not a URL\./.test(mistake));
    expect(new Set(lines.map((mistake) => mistake.split(" ")[0])).size).toBe(ways.length + 1);
  });

  it("all mistakes of all files at once, even where practice.yaml cannot be read", () => {
    const mistakes = mistakesAfter({
      [practice]: (text) => text.replace("brand:", "- brand:"),
      [place]: (text) => text.replace("order: 2", "order: first"),
      "testimonials.yaml": (text) => text.replace("rating: 5", "rating: 6"),
    });
    expect(mistakes.map((mistake) => mistake.split(":")[0])).toEqual(
      expect.arrayContaining([practice, place, "testimonials.yaml"]),
    );
  });

  it("words of a patient without a day of consent, unless they say that they are a sample", () => {
    const without = (quote: string) => (text: string) =>
      text.replace(/- quote: ".*"/, `- quote: "${quote}"`).replace(/\n {4}consentDate: .*/, "");
    expect(mistakesAfter({ "testimonials.yaml": without("They were all kind.") })).toEqual([
      expect.stringMatching(
        /^testimonials\.yaml:2 testimonials\.0\.consentDate: Write the day on which the patient signed/,
      ),
    ]);
    const root = contentWith({ "testimonials.yaml": without("Sample testimonial. Kind words.") });
    expect(loadContent(root).testimonials).toHaveLength(14);
  });

  it("a comma that ends a text too soon", () => {
    const ask = "ask:\n  - { question: Is it so, so far?, choices: [Yes., No.] }\n";
    expect(mistakesAfter({ [practice]: (text) => `${text}${ask}` })).toEqual([
      expect.stringContaining(
        'The comma before "so far?" ends the text. Put the whole text in quotation marks.',
      ),
    ]);
  });

  it("a review that nobody can have written by hand", () => {
    const edit = (review: string) => (text: string) => `${text}\nreview: ${review}\n`;
    expect(mistakesAfter({ [practice]: edit('{ by: Lee Park, on: "2026-11-21" }') })).toEqual([
      expect.stringMatching(/ review\.text: .*Let npm run launch:sign write this/),
    ]);
  });

  it.each(["latin1", "utf16le"] as const)("a file that was saved as %s", (encoding) => {
    const root = contentWith();
    const file = join(root, place);
    const text = readFileSync(file, "utf8").replace("name: New Town", "name: Nueva Canción");
    writeFileSync(file, `${encoding === "utf16le" ? "\ufeff" : ""}${text}`, encoding);
    expect(errorOf(root).problems).toEqual([
      expect.objectContaining({
        file: `content/${place}`,
        remedy: expect.stringMatching(/^Save the file as UTF-8/),
      }),
    ]);
  });

  it("the only physician's file, without mistakes in files that name the physician", () => {
    const root = contentWith({
      "providers/ada-king-md.yaml": (text) => text.replace("order: 1", "order: first"),
    });
    rmSync(join(root, "providers/ben-ohara-do.yaml"));
    expect(errorOf(root).problems.map(({ field }) => field)).toEqual(["order"]);
  });

  it("a service that was removed, before each text that names it", () => {
    const root = contentWith();
    rmSync(join(root, "services/hearing-disorders.yaml"));
    expect(errorOf(root).problems).toEqual([
      expect.objectContaining({
        file: "content/services/hearing-disorders",
        remedy:
          "These are the topics of a service whose file, hearing-disorders.yaml, was deleted or renamed. Delete this folder too, or give it the service's new name; or restore the file.",
      }),
    ]);
    rmSync(join(root, "services/hearing-disorders"), { recursive: true });
    const [first, ...others] = errorOf(root).problems;
    expect(first).toMatchObject({
      file: "content/services/hearing-disorders.yaml",
      remedy: expect.stringMatching(
        /^This service was removed or renamed, and \d+ texts still name/,
      ),
    });
    expect(others.length).toBeGreaterThan(3);
  });

  it("files that nothing reads", () => {
    const root = contentWith();
    for (const name of ["notes.txt", "pages/abuot.yaml", "practice (copy).yaml", ".DS_Store"])
      writeFileSync(join(root, name), "");
    expect(errorOf(root).problems.map(({ file }) => file)).toEqual([
      "content/notes.txt",
      "content/pages/abuot.yaml",
      "content/practice (copy).yaml",
    ]);
  });

  it("a field deep in a file, in words", () => {
    const file = "services/sinus-disorders.yaml";
    const root = contentWith({
      [file]: (text) => text.replace(/question: [^,]*/, `question: ${"long ".repeat(60)}`),
    });
    expect(errorOf(root).message).toMatch(/section \d+, question 1, question\n {4}Shorten this/);
  });

  it("an alias, which could unfold into millions of lines", () => {
    expect(
      mistakesAfter({
        [place]: (text) => text.replace("name: New Town", "name: &name X\nalso: *name"),
      }),
    ).toEqual([
      expect.stringContaining("A text that begins with & needs quotation marks"),
      expect.stringContaining("A text that begins with * needs quotation marks"),
    ]);
  });

  it("one mistake once, whatever else the parser finds because of it", () => {
    const edit = (text: string) =>
      text.replace("intro:\n", "intro:\n\t").replaceAll("\n  ", "\n\t");
    expect(mistakesAfter({ [place]: edit })).toHaveLength(1);
  });

  it.each(["", "\r\r", "# A note.\n"])("an empty file, by that word: %j", (nothing) => {
    expect(mistakesAfter({ [practice]: () => nothing })).toContain(
      "practice.yaml: This file is empty. Restore an earlier version of it.",
    );
  });

  it("nothing of a file in the form of Windows: with a mark at its start", () => {
    const mark = (text: string) => `\ufeff${text}`;
    checked(loadContent(contentWith({ [statement]: mark, [practice]: mark })));
  });

  it("a copied page, a missing file, a file with another ending, and an empty folder", () => {
    const root = contentWith();
    cpSync(join(root, place), join(root, "locations/other-il.yaml"));
    expect(errorOf(root).problems.map(({ field, remedy }) => `${field}: ${remedy}`)).toEqual([
      "seo.title: content/locations/new-town-il.yaml says the same. Each page needs its own title in search results.",
      "seo.description: content/locations/new-town-il.yaml says the same. Each page needs its own description in search results.",
      "name: content/locations/new-town-il.yaml is called “New Town” too. Patients could not tell them apart: choose another name.",
    ]);
    rmSync(join(root, "pages/about.yaml"));
    rmSync(join(root, "pages/where.yaml"));
    rmSync(join(root, "pages/topic.yaml"));
    writeFileSync(join(root, "services/sinus-disorders/Rinses.yaml"), "");
    mkdirSync(join(root, "services/gone"));
    writeFileSync(join(root, "locations/Old Town.docx"), "");
    writeFileSync(join(root, place), "");
    expect(errorOf(root).problems.map(({ file, remedy }) => `${file}: ${remedy}`)).toEqual([
      // A folder beside the services is for the topics of one of them.
      "content/services/gone: These are the topics of a service whose file, gone.yaml, was deleted or renamed. Delete this folder too, or give it the service's new name; or restore the file.",
      expect.stringMatching(
        /^content\/services\/sinus-disorders\/Rinses\.yaml: Files here are named/,
      ),
      "content/locations/Old Town.docx: Files here are named like sleep-apnea.yaml: lowercase letters, digits, dashes and the ending .yaml. Rename this file or remove it.",
      expect.stringMatching(`^content/${place}: `),
      "content/pages/about.yaml: This file is missing. Restore it from an earlier version.",
      "content/pages/where.yaml: The files in content/symptoms/ need this one. Restore it from an earlier version, or delete that folder too.",
      "content/pages/topic.yaml: The files in content/services/sinus-disorders/ need this one. Restore it from an earlier version, or delete that folder too.",
    ]);
    rmSync(root, { recursive: true });
    mkdirSync(root);
    expect(errorOf(root).problems.map(({ file, remedy }) => `${file}: ${remedy}`)).toEqual([
      "content/practice.yaml: This file is missing. Restore it from an earlier version, or set CONTENT_DIR to the folder that holds it.",
    ]);
  });

  it("that are folders, or links out of the content or to nothing, are named", () => {
    const root = contentWith();
    const outside = contentWith();
    const replaced = (path: string) => {
      rmSync(join(root, path));
      return join(root, path);
    };
    mkdirSync(replaced("pages/about.yaml"));
    mkdirSync(replaced("forms/new-patient.pdf"));
    symlinkSync(
      join(outside, "forms/ada-king-md-credentials.pdf"),
      replaced("forms/ada-king-md-credentials.pdf"),
    );
    symlinkSync(join(root, "gone"), join(root, "services/gone"));
    expect(errorOf(root).problems.map(({ file, remedy }) => `${file}: ${remedy}`)).toEqual(
      expect.arrayContaining([
        "content/pages/about.yaml: This is a folder with the name of a file. Replace it with the file, or delete it.",
        "content/forms/new-patient.pdf: This is a folder with the name of a file. Replace it with the file, or delete it.",
        "content/forms/ada-king-md-credentials.pdf: This is a link to a file outside of content/. Replace it with the file itself.",
        expect.stringMatching(/^content\/services\/gone: Files here are named/),
      ]),
    );
  });
});

describe("closures", () => {
  const closures = (...rows: string[]) => ({
    [practice]: (text: string) =>
      text.replace(
        /^closures:\n( {2}.*\n)+/m,
        rows.length === 0 ? "" : `closures:\n${rows.map((row) => `  - ${row}\n`).join("")}`,
      ),
  });
  const remedy =
    "date: Give date for a single day, or from and to for the first and last of several.";

  it("may be none: no list, an empty one, or one of comments alone", () => {
    expect(loadContent(contentWith(closures())).practice.closures).toEqual([]);
    for (const none of ["closures: []\n", "closures:\n#  - { date: x }\n"])
      expect(
        loadContent(contentWith({ [practice]: (text) => closures()[practice]?.(text) + none }))
          .practice.closures,
      ).toEqual([]);
  });

  it.each([
    ["{ reason: Snow }", remedy],
    ['{ date: "2026-11-26", from: "2026-11-26", to: "2026-11-27", reason: Snow }', remedy],
    ['{ to: "2026-11-26", reason: Snow }', remedy],
    ['{ date: "2026-11-31", reason: Snow }', `date: ${day}`],
    [
      '{ from: "2026-11-26", to: "2026-11-25", reason: Snow }',
      "to: The last day must not be before 2026-11-26.",
    ],
    [
      '{ from: "2026-11-20", to: "2027-12-26", reason: Christmas }',
      "to: This closure lasts 402 days. Check the years. Write a longer one than 31 days as two.",
    ],
    ['{ date: "2026-11-26" }', "reason: This text is missing. Add it."],
    [
      '{ date: "2026-11-22", reason: Flu shots, hours: "9:00 AM to 12:00 PM" }',
      "hours: The office is closed on this day of the week, so it has no hours to shorten.",
    ],
    [
      '{ date: "2026-11-26", reason: Snow, hours: closed }',
      'hours: Write the hours as "8:30 AM to 12:00 PM", with a break as "8:30 AM to 12:00 PM, 1:00 PM to 4:30 PM". For a closed day leave this out.',
    ],
    [
      '{ date: "2026-11-26", reason: Snow, hours: 12:00 PM to 8:30 AM }',
      "hours: 8:30 AM must be after 12:00 PM. Check AM and PM.",
    ],
    [
      '{ date: "2026-11-26", reason: Snow, announce: "2026-11-27" }',
      "announce: Choose a day up to the last of the closure: it is the first on which every page announces it.",
    ],
  ])("%s", (row, mistake) => {
    expect(mistakesAfter(closures(row))).toContainEqual(
      expect.stringContaining(`closures.0.${mistake}`),
    );
  });

  it.each([
    ['{ from: "2026-11-26", reason: Snow }', ["2026-11-26", "2026-11-26"]],
    ['{ from: "2026-11-26", to: "2026-11-26", reason: Snow }', ["2026-11-26", "2026-11-26"]],
    ['{ from: "2026-11-26", to: "2026-11-27", reason: Snow }', ["2026-11-26", "2026-11-27"]],
    ['{ date: "2026-11-26", reason: Snow }', ["2026-11-26", "2026-11-26"]],
  ])("lasts from its first to its last day: %s", (row, days) => {
    const { practice } = loadContent(contentWith(closures(row)));
    expect(practice.closures.map(firstAndLast)).toEqual([days]);
  });

  it("may not name a day twice", () => {
    expect(
      mistakesAfter(
        closures(
          '{ from: "2026-12-24", to: "2026-12-26", reason: Christmas }',
          '{ date: "2026-12-26", reason: Snow }',
        ),
      ),
    ).toEqual([
      expect.stringContaining(
        "closures.1: A day of this closure is already in the one for Christmas. Give each day once.",
      ),
    ]);
  });
});
