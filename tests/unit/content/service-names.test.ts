import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { loadContent } from "../../../src/data/load-content.ts";
import { practiceOf } from "../../../src/data/practice.ts";
import { pagesOf } from "../../../src/pages/_pages.ts";
import { checked } from "../../../staff/checks/content-errors.ts";
import { formerNames } from "../../../staff/checks/service-names.ts";
import { contentWith, mistakesAfter } from "./edited-content.ts";

const sinus = "services/sinus-disorders.yaml";
const hearing = "services/hearing-disorders.yaml";
const renamed = (text: string) => text.replace("title: Hearing Disorders", "title: Ringing Ears");

it("a service's new name follows to lists, search results and links that give no other", async () => {
  const root = contentWith({
    [hearing]: (text) =>
      renamed(text).replace("shortTitle: Hearing\n", "").replace("  title: Hearing care\n", ""),
    [sinus]: (text) => text.replace("    label: Hearing\n", ""),
  });
  const content = checked(loadContent(root));
  const { shortTitle, seo } =
    content.services.find(({ slug }) => slug === "hearing-disorders") ?? {};
  expect([shortTitle, seo?.title]).toEqual(["Ringing Ears", "Ringing Ears"]);
  expect(formerNames(content).filter(({ file }) => !file.includes("head-and-neck"))).toEqual([]);
  const page = pagesOf(content).find(({ path }) => path === "/service/sinus-disorders");
  const pictureOf = () => ({}) as never;
  const practice = practiceOf(content.practice);
  const context = { practice, trail: [], translations: {}, pictureOf, photographOf: pictureOf };
  expect(renderToStaticMarkup(await page?.render(context))).toContain("Ringing Ears");
});

it("what still has the name of before is named", () => {
  const content = checked(loadContent(contentWith({ [hearing]: renamed })));
  const fields = formerNames(content).map(({ file, field }) => `${file} ${field}`);
  expect(fields).toEqual(
    expect.arrayContaining([
      "content/services/hearing-disorders.yaml shortTitle",
      "content/services/hearing-disorders.yaml seo.title",
    ]),
  );
  // The link says the shorter title, which is still there.
  expect(fields).not.toContainEqual(expect.stringContaining("sinus-disorders"));
  const edits = { [sinus]: (text: string) => text.replace("label: Hearing\n", "label: Ears\n") };
  expect(formerNames(checked(loadContent(contentWith(edits))))).toContainEqual(
    expect.objectContaining({
      field: "related.0.label",
      remedy: expect.stringContaining("not “Ears”"),
    }),
  );
});

it("only a link to a service takes its name, and no two pages share a title in search results", () => {
  const without = (text: string) =>
    text.replace("- path: /service/hearing-disorders\n    label: Hearing\n", "- path: /about\n");
  expect(mistakesAfter({ [sinus]: without })).toContainEqual(
    expect.stringContaining("related.0.label: Write the words of the link."),
  );
  expect(
    mistakesAfter({
      [hearing]: (text) => text.replace("  title: Hearing care\n", ""),
      "pages/about.yaml": (text) => text.replace(/^ {2}title: .*$/m, "  title: Hearing Disorders"),
    }),
  ).toContainEqual(expect.stringContaining("hearing-disorders.yaml says the same."));
});
