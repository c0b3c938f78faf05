import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, it } from "vitest";
import { makeCredentialsPdf } from "../../../src/files/credentials-pdf.ts";
import { exampleContent, provider } from "../../../src/parts/fixtures.ts";

const { practice } = exampleContent;
const headings = { credentials: "Credentials", education: "Education and training" };
const input = { practice, provider, headings, modified: "2025-01-02T03:04:05.000Z" };

/** Text of the document without its line breaks. */
async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(pdf.slice(), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

interface StructureNode {
  role?: string;
  children?: StructureNode[];
}

/** Roles of a page's structure, in reading order. */
async function rolesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(pdf.slice());
  const roles: string[] = [];
  const visit = ({ role, children = [] }: StructureNode): void => {
    if (role !== undefined) roles.push(role);
    children.forEach(visit);
  };
  for (let number = 1; number <= document.numPages; number += 1)
    visit(((await (await document.getPage(number)).getStructTree()) ?? {}) as StructureNode);
  return roles;
}

describe("publications and credentials", () => {
  it("hold every line of the provider's content, and how to reach the practice", async () => {
    const text = await textOf(await makeCredentialsPdf(input));
    const { name, title, credentials, education, publications } = provider;
    const { brand, phone, fax, address, siteUrl } = practice;
    for (const line of [
      ...[name, title, ...credentials, ...education.flatMap(Object.values)],
      ...publications.flatMap(Object.values),
      ...[...Object.values(headings), brand, phone, fax, address.street, siteUrl],
    ])
      expect(text).toContain(line);
  });

  it("are tagged, in reading order", async () => {
    const roles = (await rolesOf(await makeCredentialsPdf(input))).filter(
      (role) => role !== "Root",
    );
    expect(roles[0]).toBe("Document");
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
    expect(roles.filter((role) => role === "H2")).toHaveLength(3);
    expect(roles.filter((role) => role === "LI")).toHaveLength(
      provider.credentials.length + provider.education.length + provider.publications.length,
    );
    expect(roles.indexOf("H1")).toBeLessThan(roles.indexOf("H2"));
    expect(roles.indexOf("H2")).toBeLessThan(roles.indexOf("L"));
  });

  it("have a title, a language and embedded fonts", async () => {
    const brand = "Ears & Noses";
    const pdf = await makeCredentialsPdf({ ...input, practice: { ...practice, brand } });
    const { info } = await getMeta(pdf.slice());
    expect(info).toMatchObject({
      Title: "Ada King, MD: publications and credentials",
      Author: "Ears and Noses",
      Language: "en-US",
    });
    const source = Buffer.from(pdf).toString("latin1");
    expect(source).toContain("/Marked true");
    expect(source).toContain("/DisplayDocTitle true");
    expect(source.match(/\/FontFile2 /g)?.length).toBe(
      source.match(/\/Type \/FontDescriptor/g)?.length,
    );
    // XML, in which "&" would begin a reference.
    const [metadata = ""] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(source) ?? [];
    expect(metadata).toContain("Ears and Noses");
    expect(metadata).not.toMatch(/&(?!amp;|lt;)/);
  });

  it("are the same bytes for the same content and date", async () => {
    const first = Buffer.from(await makeCredentialsPdf(input));
    expect(first.equals(await makeCredentialsPdf(input))).toBe(true);
    const undated = { ...input, modified: undefined };
    expect(
      Buffer.from(await makeCredentialsPdf(undated)).equals(await makeCredentialsPdf(undated)),
    ).toBe(true);
  });

  it("go on over pages and number them", async () => {
    const publications = Array.from({ length: 40 }, (_, index) => ({
      citation: `Paper number ${index} of many. ${"Long words follow. ".repeat(8)}`.trim(),
      year: "2011",
    }));
    const pdf = await makeCredentialsPdf({ ...input, provider: { ...provider, publications } });
    const { numPages } = await getDocumentProxy(pdf.slice());
    const text = await textOf(pdf);
    expect(numPages).toBeGreaterThan(2);
    for (let number = 1; number <= numPages; number += 1)
      expect(text).toContain(`Page ${number} of ${numPages}`);
    for (const { citation } of publications) expect(text).toContain(citation);
    expect((await rolesOf(pdf)).filter((role) => role === "H1")).toHaveLength(1);
  });

  it("leave out publications where there are none", async () => {
    const none = { ...input, provider: { ...provider, publications: [] } };
    expect(await textOf(await makeCredentialsPdf(none))).not.toContain("Publications");
  });

  it("refuse letters that would print as empty boxes", () => {
    expect(() =>
      makeCredentialsPdf({ ...input, provider: { ...provider, credentials: ["Board 耳"] } }),
    ).toThrow("耳");
  });
});
