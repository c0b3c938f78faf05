import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { unusedFormFiles } from "../../../src/data/form-files.ts";
import { loadContent } from "../../../src/data/load-content.ts";
import { practiceOf } from "../../../src/data/practice.ts";
import { unreadableForms } from "../../../staff/checks/forms.ts";
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
  ["\xff\xd8\xff\xe0 a photograph of the form", "This is not a PDF, although its name says so."],
  ["%PDF-1.7".padEnd(10 * 1024 * 1024 + 1), "This file has 10 MB, too much for a phone."],
])("a form that nobody can open is refused: %#", (bytes, remedy) => {
  const root = contentWith();
  writeFileSync(join(root, "forms/new-patient.pdf"), bytes, "latin1");
  expect(errorOf(root).problems.map(({ file, remedy }) => `${file}: ${remedy}`)).toEqual([
    expect.stringContaining(`content/forms/new-patient.pdf: ${remedy}`),
  ]);
});

/** A PDF of one page, with entries in its catalog and its trailer. */
function pdf({ catalog = "", trailer = "", text = "New patients" }): string {
  const stream = `BT /F 12 Tf 72 700 Td (${text}) Tj ET`;
  const font = "<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>";
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources${font}>>`,
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
  return `%PDF-1.7\n${body}trailer\n<</Size 5/Root 1 0 R${trailer}>>\nstartxref\n0\n%%EOF\n`;
}

const xfa = "/AcroForm<</Fields[]/XFA[(a)(b)]>>";
const owner = "a".repeat(32);
const password = `/ID[(0123456789abcdef)(0123456789abcdef)]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O(${owner})/U(${owner})>>`;

it.each([
  [pdf({}), undefined],
  [pdf({ catalog: xfa }), undefined],
  [pdf({ catalog: xfa, text: "Please wait..." }), "Phones and browsers show “Please wait…”"],
  [pdf({ catalog: `${xfa}/NeedsRendering true` }), "Phones and browsers show “Please wait…”"],
  [pdf({ trailer: password }), "This form asks for a password."],
  ["%PDF-1.7\n", "This form breaks off or is damaged."],
  [pdf({}).slice(0, 200), "This form breaks off or is damaged."],
  ["<html>%PDF-", "This is a web page or another file with the name of a PDF"],
])("a form is opened as a phone does: %#", async (bytes, remedy) => {
  const root = contentWith();
  writeFileSync(join(root, "forms/new-patient.pdf"), bytes, "latin1");
  const problems = await unreadableForms(loadContent(root), root);
  expect(problems.map(({ file, remedy }) => `${file}: ${remedy}`)).toEqual(
    remedy === undefined
      ? []
      : [expect.stringContaining(`content/forms/new-patient.pdf: ${remedy}`)],
  );
});

it("anything else than an address or a file is refused", () => {
  const edit = (text: string) => text.replace("new-patient.pdf", "New Patient.docx");
  expect(mistakesAfter({ "practice.yaml": edit })).toContainEqual(
    expect.stringContaining("Write an address that starts"),
  );
});
