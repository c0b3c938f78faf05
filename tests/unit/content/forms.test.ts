import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { unusedFormFiles } from "../../../src/data/form-files.ts";
import { loadContent } from "../../../src/data/load-content.ts";
import { practiceOf } from "../../../src/data/practice.ts";
import { exampleContent } from "../../practice/fixtures.ts";
import { contentWith, errorOf, mistakesAfter } from "./edited-content.ts";

it("a form is a file of ours or an address, and its label is in the language of the page", () => {
  const { forms, telehealth } = practiceOf(exampleContent.translations.es.practice, "es");
  expect(forms).toEqual([
    {
      label: "Formulario para pacientes nuevos",
      href: "/forms/new-patient.pdf",
    },
    {
      label: "Solicitud de expedientes",
      href: "https://forms.harbor-lights.internal/records",
    },
  ]);
  expect(telehealth).toMatch(/^Algunas consultas/);
});

it("all of it may be left out", () => {
  const edit = (text: string) =>
    text.replace(/^patientPortal: [\s\S]*?(?=^insurers:)/m, "forms:\n# - none\n");
  const root = contentWith({
    "practice.yaml": edit,
    "providers/ada-king-md.yaml": (text) => text.replace(/^publicationsPdf: .*\n/m, ""),
  });
  rmSync(join(root, "forms"), { recursive: true });
  expect(loadContent(root).practice).toMatchObject({ forms: [] });
  expect(loadContent(root).practice).not.toHaveProperty("patientPortal");
});

it("a form that is missing is refused, and one that no page offers is named", () => {
  const root = contentWith();
  writeFileSync(join(root, "forms/old.pdf"), "%PDF-1.7");
  expect(unusedFormFiles(root, loadContent(root))).toEqual([
    expect.objectContaining({
      file: "content/forms/old.pdf",
      remedy: expect.stringContaining("No page offers this form."),
    }),
  ]);
  rmSync(join(root, "forms/new-patient.pdf"));
  expect(errorOf(root).problems.map(({ file, remedy }) => `${file}: ${remedy}`)).toEqual([
    expect.stringContaining("content/forms/new-patient.pdf: This file is missing."),
  ]);
});

it.each([
  ["", "This file is empty."],
  ["\xff\xd8\xff\xe0 a photograph of the form", "This is no PDF, although its name ends so."],
  ["%PDF-1.7".padEnd(10 * 1024 * 1024 + 1), "This file has 10 MB, too much for a phone."],
])("a form that nobody can open is refused: %#", (bytes, remedy) => {
  const root = contentWith();
  writeFileSync(join(root, "forms/new-patient.pdf"), bytes, "latin1");
  expect(errorOf(root).problems.map(({ file, remedy }) => `${file}: ${remedy}`)).toEqual([
    expect.stringContaining(`content/forms/new-patient.pdf: ${remedy}`),
  ]);
});

it("anything else than an address or a file is refused", () => {
  const edit = (text: string) => text.replace("new-patient.pdf", "New Patient.docx");
  expect(mistakesAfter({ "practice.yaml": edit })).toContainEqual(
    expect.stringContaining("Write an address that starts"),
  );
});
