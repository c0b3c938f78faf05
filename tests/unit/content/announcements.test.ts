import { afterEach, describe, expect, it, vi } from "vitest";
import { announcementsAt } from "../../../src/data/announcements.ts";
import { buildMoment } from "../../../src/data/build-moment.ts";
import { type Content, loadContent } from "../../../src/data/load-content.ts";
import { practiceOf } from "../../../src/data/practice.ts";
import { contentWith, mistakesAfter } from "./edited-content.ts";

/** The example practice with these announcements and closures and no others, in Chicago. */
function contentThat(announces: readonly string[], closes: readonly string[] = []): Content {
  const list = (name: string, rows: readonly string[]) =>
    `${name}:\n${rows.map((row) => `  - ${row}\n`).join("")}`;
  const root = contentWith({
    "announcements.yaml": () => list("announcements", announces),
    "practice.yaml": (text) => text.replace(/^closures:\n( {2}.*\n)+/m, list("closures", closes)),
  });
  return loadContent(root);
}

const repaving = '{ from: "2026-12-01", to: "2026-12-18", text: The street is being repaved. }';

/** The texts that show at a moment, and in parentheses those to come. */
function at(content: Content, moment: string): string[] {
  return announcementsAt(content, Date.parse(moment)).map(({ text, shown }) =>
    shown ? text : `(${text})`,
  );
}

describe("dated announcements", () => {
  it("show from the first moment of their first day to the last of their last, by the office's clock", () => {
    const content = contentThat([repaving]);
    const text = "The street is being repaved.";
    expect(at(content, "2026-12-01T05:59:59.999Z")).toEqual([`(${text})`]);
    expect(at(content, "2026-12-01T06:00:00Z")).toEqual([text]);
    expect(at(content, "2026-12-19T05:59:59.999Z")).toEqual([text]);
    expect(at(content, "2026-12-19T06:00:00Z")).toEqual([]);
  });

  it("keep to that clock when it changes", () => {
    const content = contentThat([
      '{ from: "2026-03-08", to: "2026-03-08", text: The clocks go forward today. }',
    ]);
    const [notice] = announcementsAt(content, 0);
    expect(notice).toMatchObject({ from: "2026-03-08T06:00:00Z", until: "2026-03-09T05:00:00Z" });
  });

  it("may name facts of the practice", () => {
    const content = contentThat([
      '{ from: "2026-12-01", to: "2026-12-18", text: "The fax is down. Please call {phoneLink}." }',
    ]);
    expect(at(content, "2026-12-05T12:00:00Z")).toEqual([
      expect.stringMatching(/call \[\(\d{3}\) \d{3}-\d{4}\]\(tel:\+\d+\)\.$/),
    ]);
  });

  it("follow from closures that are to be announced, until the closure is over", () => {
    const content = contentThat(
      [repaving],
      [
        '{ date: "2026-11-26", reason: Thanksgiving, announce: "2026-11-12" }',
        '{ from: "2026-12-24", to: "2026-12-26", reason: Christmas, announce: "2026-12-10" }',
        '{ date: "2026-12-31", reason: "New Year\'s Eve", hours: "8:30 AM to 12:00 PM", announce: "2026-12-31" }',
        '{ date: "2027-01-18", reason: Training, announce: "2027-01-11" }',
        '{ date: "2027-02-15", reason: Presidents’ Day }',
      ],
    );
    const thanksgiving = "The office is closed on Thursday, November 26 (Thanksgiving).";
    // A day of another year is said with its year.
    const training = "The office is closed on Monday, January 18, 2027 (Training).";
    const christmas =
      "The office is closed from Thursday, December 24 to Saturday, December 26 (Christmas).";
    const eve =
      "The office is open only from 8:30 AM to 12:00 PM on Thursday, December 31 (New Year's Eve).";
    const street = "The street is being repaved.";
    expect(at(content, "2026-11-12T12:00:00Z")).toEqual([
      thanksgiving,
      `(${street})`,
      `(${christmas})`,
      `(${eve})`,
      `(${training})`,
    ]);
    expect(at(content, "2026-12-10T12:00:00Z")).toEqual([
      street,
      christmas,
      `(${eve})`,
      `(${training})`,
    ]);
    expect(at(content, "2026-12-31T12:00:00Z")).toEqual([eve, `(${training})`]);
    expect(at(content, "2027-01-19T06:00:00Z")).toEqual([]);
  });

  it("are in the language of the page where somebody has translated them", () => {
    const content = contentThat(
      [
        repaving.replace(" }", ", es: Se repavimenta la calle. }"),
        '{ from: "2026-12-02", to: "2026-12-18", text: The lift is out of order. }',
      ],
      [
        '{ date: "2026-11-26", reason: Thanksgiving, es: Día de Acción de Gracias, announce: "2026-11-12" }',
        '{ from: "2026-12-24", to: "2026-12-26", reason: Christmas, announce: "2026-11-13" }',
        '{ date: "2026-12-31", reason: "New Year\'s Eve", es: víspera de Año Nuevo, hours: "8:30 AM to 12:00 PM", announce: "2026-12-31" }',
      ],
    );
    expect(
      announcementsAt(content, Date.parse("2026-11-01"), "es").map(({ language, text }) => [
        language,
        text.replaceAll(/\s/g, " "),
      ]),
    ).toEqual([
      ["es", "El consultorio está cerrado el jueves, 26 de noviembre (Día de Acción de Gracias)."],
      ["es", "El consultorio está cerrado del jueves, 24 de diciembre al sábado, 26 de diciembre."],
      ["es", "Se repavimenta la calle."],
      ["en", "The lift is out of order."],
      [
        "es",
        "El consultorio abre solamente de 8:30 a. m. a 12:00 p. m. el jueves, 31 de diciembre (víspera de Año Nuevo).",
      ],
    ]);
    expect(practiceOf(content.practice, "es").closures.map(({ days }) => days)).toEqual([
      "jueves, 26 de noviembre de 2026 (Día de Acción de Gracias)",
      "de jueves, 24 de diciembre de 2026 a sábado, 26 de diciembre de 2026",
      "jueves, 31 de diciembre de 2026 (víspera de Año Nuevo)",
    ]);
  });

  it("may be none: an empty list, or one of comments alone", () => {
    for (const none of ["announcements: []\n", "announcements:\n#  - none\n"])
      expect(loadContent(contentWith({ "announcements.yaml": () => none })).announcements).toEqual(
        [],
      );
  });

  it.each([
    ['from: "2026-12-18", to: "2026-12-01"', "to: The last day must not be before 2026-12-18."],
    ['from: "2026-11-31", to: "2026-12-01"', "from: Write the date as year-month-day"],
  ])("%s is refused", (days, mistake) => {
    const edit = () => `announcements:\n  - { ${days}, text: The street is being repaved. }\n`;
    expect(mistakesAfter({ "announcements.yaml": edit })).toEqual([
      expect.stringContaining(`announcements.0.${mistake}`),
    ]);
  });
});

describe("the moment of a build", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("is the one it is told", () => {
    vi.stubEnv("SOURCE_DATE_EPOCH", "1588442400");
    expect(new Date(buildMoment()).toISOString()).toBe("2020-05-02T18:00:00.000Z");
  });

  it("is one for all pages otherwise", () => {
    vi.stubEnv("SOURCE_DATE_EPOCH", "");
    vi.useFakeTimers({ now: 1 });
    const first = buildMoment();
    vi.setSystemTime(2);
    expect(buildMoment()).toBe(first);
    vi.useRealTimers();
  });

  it("must be a number", () => {
    vi.stubEnv("SOURCE_DATE_EPOCH", "today");
    expect(buildMoment).toThrow(
      'SOURCE_DATE_EPOCH is "today". Set it to seconds since 1970, such as 1795219200, or leave it out.',
    );
  });
});
