import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { en } from "../../../../src/languages/en.ts";
import { pagesOf } from "../../../../src/pages/_pages.ts";
import { exampleContent, practice } from "../../../../src/parts/fixtures.ts";

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
    const open = {
      field: "emergency",
      kind: "clinical",
      who: "physician",
      why: "Read it.",
    } as const;
    const review = { status: "awaiting" } as const;
    const services = [{ ...service, review, toConfirm: [open] }] as typeof exampleContent.services;
    const one = pagesOf({ ...exampleContent, services }).find(({ kind }) => kind === "service");
    const pictureOf = () => ({}) as never;
    const photographOf = pictureOf;
    const context = { practice, trail: [], translations: {}, pictureOf, photographOf };
    const html = renderToStaticMarkup(await one?.render(context));
    expect(html.includes(exampleContent.pages.service.emergencyUnreviewed)).toBe(isSaid);
    expect(html.includes(en.review.awaiting)).toBe(isSaid);
    expect(html).not.toContain(en.review.reviewedBy);
    for (const path of ["/service/sinus-disorders/sinus-surgery", "/recovery/ear-tubes"]) {
      const page = pagesOf(exampleContent).find((one) => one.path === path);
      const text = renderToStaticMarkup(await page?.render(context));
      expect(text.includes(en.review.awaiting), path).toBe(isSaid);
    }
  },
);
