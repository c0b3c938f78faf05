import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contentErrors } from "../../../src/checks/content-errors.ts";
import { notFoundPageOf, pagesOf } from "../../../src/pages/_pages.ts";
import { exampleContent, exampleContentDir } from "../../example-practice/fixtures.ts";

const pages = pagesOf(exampleContent);
const everyPage = [...pages, notFoundPageOf(exampleContent)];
const pathsWith = (file: string) =>
  pages.filter(({ sources }) => sources.includes(file)).map(({ path }) => path);

it("has every path once", () => {
  const paths = everyPage.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(everyPage)("$path names files of the content", ({ sources }) => {
  for (const file of sources)
    expect(existsSync(join(exampleContentDir, file.replace("content/", ""))), file).toBe(true);
});

it.each([
  ["/", []],
  ["/service/sinus-disorders", ["Home", "Services", "Sinus Disorders"]],
  ["/new-patients/visit-pack", ["Home", "New patients", "Your visit pack"]],
  ["/es/pacientes-nuevos", ["Inicio", "Información en español", "Pacientes nuevos"]],
])("derives the breadcrumb of %s", (path, labels) => {
  const page = pages.find((one) => one.path === path);
  expect(page?.trail.map(({ label }) => label)).toEqual(labels);
});

it("counts a page as changed when an entry that it shows has changed", () => {
  expect(pathsWith("content/services/sinus-disorders.yaml")).toEqual(
    expect.arrayContaining(["/", "/services", "/service/sinus-disorders"]),
  );
  expect(pathsWith("content/locations/new-town-il.yaml")).toEqual([
    "/",
    "/locations",
    "/locations/new-town-il",
  ]);
});

it("does not count facts of banner and footer as a change of every page", () => {
  expect(pathsWith("content/practice.yaml")).toEqual(["/", "/contact-us", "/es"]);
});

it("lets visitors search for every page but the search and the page for unknown URLs", () => {
  expect(
    everyPage.filter(({ searchable }) => searchable === false).map(({ path }) => path),
  ).toEqual(["/search", "/404"]);
});

it.each([
  ["/about", "Another page has the path /about already. Choose another."],
  ["/contacto", "Begin the path with /es, the language of the page."],
])("refuses the path %s for a Spanish page", (path, remedy) => {
  const { contact } = exampleContent.translations.es;
  if (contact === undefined) throw new Error("The example practice has no Spanish contact page.");
  const translations = { es: { contact: { ...contact, path } } };
  const problems = contentErrors({ ...exampleContent, translations });
  expect(problems).toContainEqual(
    expect.objectContaining({ file: "content/es/pages/contact.yaml", remedy }),
  );
});
