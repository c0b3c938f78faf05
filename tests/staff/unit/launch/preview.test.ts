import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { loadContent } from "../../../../src/data/load-content.ts";
import { en } from "../../../../src/languages/en.ts";
import { pagesOf } from "../../../../src/pages/_pages.ts";
import { parseHtml } from "../../../../src/publish/html.ts";
import { addNotes, notesOf } from "../../../../staff/launch/preview-notes.ts";
import { exampleContent, practice } from "../../../practice/fixtures.ts";
import { contentWith } from "../../../unit/content/edited-content.ts";

afterEach(() => vi.unstubAllEnvs());

it.each([
  ["preview", true],
  ["local", false],
  ["production", false],
])(
  "that no physician has checked the page, nor its emergency signs: %s, %s",
  async (environment, isSaid) => {
    vi.stubEnv("SITE_ENV", environment);
    const [service] = exampleContent.services;
    const question = { field: "signs", kind: "clinical", who: "physician", why: "Read it." };
    const { questions } = loadContent(
      contentWith({
        "symptoms/anywhere.yaml": (text) => `${text}toConfirm: [${JSON.stringify(question)}]\n`,
      }),
    );
    const review = { status: "awaiting" } as const;
    const services = [{ ...service, review }] as typeof exampleContent.services;
    const shownPage = pagesOf({ ...exampleContent, services, questions }).find(
      ({ kind }) => kind === "service",
    );
    const pictureOf = () => ({}) as never;
    const photographOf = pictureOf;
    const context = { practice, trail: [], translations: {}, pictureOf, photographOf };
    const html = renderToStaticMarkup(await shownPage?.render(context));
    expect(html.includes(exampleContent.pages.service.emergencyUnreviewed)).toBe(isSaid);
    expect(html.includes(en.review.awaiting)).toBe(isSaid);
    expect(html).not.toContain(en.review.reviewedBy);
    for (const path of ["/service/sinus-disorders/sinus-surgery", "/recovery/ear-tubes"]) {
      const page = pagesOf(exampleContent).find((candidate) => candidate.path === path);
      const text = renderToStaticMarkup(await page?.render(context));
      expect(text.includes(en.review.awaiting), path).toBe(isSaid);
    }
  },
);

it("numbers what is asked beside its words, and lists it at the end of the page", () => {
  const file = "services/sinus-disorders.yaml";
  const marks = ["sections.signs-of-sinus-trouble", "lead"].map(
    (field) =>
      `  - { field: ${field}, kind: clinical, who: physician, why: About the ${field}. }\n`,
  );
  const content = loadContent(
    contentWith({ [file]: (text) => `${text}toConfirm:\n${marks.join("")}` }),
  );
  const lead = content.services.find(({ slug }) => slug === "sinus-disorders")?.lead;
  const page = parseHtml(`<body><main><h1>Sinus</h1><p>${lead}</p><p>More.</p></main></body>`);
  addNotes(
    page,
    content,
    notesOf(content).filter((note) => note.file === `content/${file}`),
  );

  expect(page.querySelector("main > p")?.textContent).toBe(`${lead}1`);
  expect(page.querySelector("main > p a")?.getAttribute("href")).toBe("#note-1");
  const notes = page.querySelectorAll("main section ol > li");
  expect(notes.map(({ id }) => id)).toEqual(["note-1", "note-2"]);
  expect(notes[0]?.textContent).toContain("(physician): About the lead.");
  // The style sheet of the site takes numbers from lists.
  expect(page.querySelector("style")?.textContent).toMatch(/ol \{[^}]*list-style: decimal/);
});
