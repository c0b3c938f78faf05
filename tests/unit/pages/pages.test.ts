import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { notFoundPagesOf, pagesOf } from "../../../src/pages/_pages.ts";
import { contentErrors } from "../../../staff/checks/content-errors.ts";
import { exampleContent, exampleContentDir } from "../../practice/fixtures.ts";

const pages = pagesOf(exampleContent);
const everyPage = [...pages, ...notFoundPagesOf(exampleContent)];
const pathsWith = (file: string) =>
  pages.filter(({ sources }) => sources.includes(file)).map(({ path }) => path);

it("every page names files of the content", () => {
  const files = new Set(everyPage.flatMap(({ sources }) => sources));
  for (const file of files)
    expect(existsSync(join(exampleContentDir, file.replace("content/", ""))), file).toBe(true);
});

it.each([
  ["/", []],
  ["/service/sinus-disorders", ["Home", "Services", "Sinus Disorders"]],
  ["/new-patients/visit-pack", ["Home", "New patients", "Your visit pack"]],
  ["/service/sinus-disorders/rinses", ["Home", "Services", "Sinus Disorders", "Rinses"]],
  ["/recovery/ear-tubes", ["Home", "New patients", "Recovery by date", "Ear tubes"]],
  ["/before-surgery", ["Home", "New patients", "Before an operation"]],
  ["/es/new-patients", ["Inicio", "Pacientes nuevos"]],
  // The page above it is in English alone.
  ["/es/service/hearing-disorders", ["Inicio", "Services", "Trastornos de la audición"]],
])("derives the breadcrumb of %s", (path, labels) => {
  const page = pages.find((candidate) => candidate.path === path);
  expect(page?.trail.map(({ label }) => label)).toEqual(labels);
  if (path.startsWith("/es/service")) expect(page?.trail[1]?.path).toBe("/services");
});

it("counts a page as changed when an entry that it shows has changed", () => {
  expect(pathsWith("content/services/sinus-disorders.yaml")).toEqual(
    expect.arrayContaining(["/", "/services", "/service/sinus-disorders"]),
  );
  expect(pathsWith("content/locations/new-town-il.yaml")).toEqual([
    "/",
    "/locations",
    "/locations/new-town-il",
    "/es",
  ]);
});

it("does not count facts of banner and footer as a change of every page", () => {
  expect(pathsWith("content/practice.yaml")).toEqual(["/", "/contact-us", "/es", "/es/contact-us"]);
});

it("lets visitors search for every page but the search and those that stand in for others", () => {
  expect(
    everyPage.filter(({ searchable }) => searchable === false).map(({ path }) => path),
  ).toEqual(["/offline", "/search", "/es/offline", "/es/search", "/404", "/es/404"]);
});

it("has a page for unknown URLs in a language with its catalog, which leads to no other of them", () => {
  const [english, spanish] = notFoundPagesOf(exampleContent);
  expect(english).toMatchObject({ path: "/404", language: "en", translations: {} });
  expect(spanish).toMatchObject({ path: "/es/404", language: "es", translations: {} });
  expect(spanish?.trail[0]?.path).toBe("/es");
});

it("refuses a statement with the path of another page", () => {
  const legal = exampleContent.legal.map((statement) => ({ ...statement, slug: "about" }));
  expect(contentErrors({ ...exampleContent, legal })).toContainEqual(
    expect.objectContaining({
      remedy: "Another page has the path /about already. Choose another name for this file.",
    }),
  );
});

describe("in Spanish", () => {
  const spanish = pages.filter(({ language }) => language === "es");

  it("pages are below /es, if their own file has a catalog", () => {
    expect(spanish.map(({ path }) => path).sort()).toEqual([
      "/es",
      "/es/contact-us",
      "/es/new-patients",
      "/es/new-patients/for-children",
      "/es/offline",
      "/es/recovery",
      "/es/recovery/after-any-operation",
      "/es/recovery/ear-tubes",
      "/es/recovery/pain-medicine",
      "/es/search",
      "/es/service/hearing-disorders",
      "/es/service/hearing-disorders/ear-tubes",
      "/es/symptoms",
      "/es/symptoms/after-an-operation",
      "/es/symptoms/anywhere",
      "/es/symptoms/ears",
    ]);
  });

  it("a site without translations has no such page", () => {
    const without = pagesOf({ ...exampleContent, translations: {} });
    expect(without.every(({ language }) => language === "en")).toBe(true);
    expect(without.every(({ translations }) => Object.keys(translations).length === 0)).toBe(true);
  });
});
