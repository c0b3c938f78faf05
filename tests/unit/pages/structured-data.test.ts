import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Content } from "../../../src/data/load-content.ts";
import { graphOf, toJsonLd } from "../../../src/pages/_document/structured-data.ts";
import type { Page } from "../../../src/pages/_page.ts";
import { notFoundPagesOf, pagesOf } from "../../../src/pages/_pages.ts";
import type { HoursRow } from "../../../src/schemas/practice.ts";
import { exampleContent } from "../../practice/fixtures.ts";

const { practice } = exampleContent;
const site = practice.siteUrl;
const modified = "2025-01-02T03:04:05.000Z";
const pages = [...pagesOf(exampleContent), ...notFoundPagesOf(exampleContent)];
const review = { by: "Ada King, MD", on: "2020-05-01", text: "0".repeat(16) };
/** The example practice as if somebody had read each first entry of a folder. */
const readContent = {
  ...exampleContent,
  ...Object.fromEntries(
    (["services", "topics", "recoveries"] as const).map((folder) => [
      folder,
      exampleContent[folder].map((entry, index) => (index === 0 ? { ...entry, review } : entry)),
    ]),
  ),
} as typeof exampleContent;

type Node = Record<string, unknown>;

function pageAt(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return page;
}

/** The graph as a search engine reads it. */
function nodesOf(page: Page, content: Content = exampleContent): Node[] {
  const text = toJsonLd(graphOf(page, content, modified));
  return (JSON.parse(text) as { "@graph": Node[] })["@graph"];
}

function nodeOf(path: string, id: string, content: Content = exampleContent): Node {
  const found = nodesOf(pageAt(path), content).find((node) => node["@id"] === `${site}${id}`);
  if (found === undefined) throw new Error(`The graph of ${path} has no node ${id}.`);
  return found;
}

/**
 * Mistakes that TypeScript finds in JSON-LD when it is held against schema-dts, the vocabulary of
 * schema.org in types: unknown properties, properties of another type, unknown enumeration members.
 */
function mistakesIn(nodes: readonly Node[]): string[] {
  const lines = nodes.map((node, index) => {
    const type = Array.isArray(node["@type"]) ? "Practice" : `s.${node["@type"]}Leaf`;
    return `export const node${index}: ${type} = ${JSON.stringify(node)};`;
  });
  const practiceType = "s.MergeLeafTypes<[s.MedicalOrganizationLeaf, s.MedicalClinicLeaf]>";
  const imports = ['import type * as s from "schema-dts";', `type Practice = ${practiceType};`];
  // Below the project, where the compiler finds schema-dts.
  const file = ".build/json-ld.ts";
  mkdirSync(".build", { recursive: true });
  writeFileSync(file, [...imports, ...lines].join("\n"));
  const options = [
    "--ignoreConfig",
    "--strict",
    "--noEmit",
    "--skipLibCheck",
    "--module",
    "nodenext",
  ];
  const { stdout } = spawnSync("tsc", [...options, "--lib", "es2023", "--pretty", "false", file], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  // What belongs to a mistake is indented below it.
  return stdout.split(/\n(?=\S)/).filter(Boolean);
}

// The compiler holds structured-data.ts against the same types, but for what a spread adds.
it("uses schema.org's vocabulary on every page", () => {
  const wrong = { "@type": "IndividualPhysician", name: "Ada King, MD", jobTitle: "Surgeon" };
  // Most pages state the same practice and physicians.
  const texts = pages.flatMap((page) => nodesOf(page)).map((node) => JSON.stringify(node));
  const nodes = [...new Set(texts)].map((text) => JSON.parse(text) as Node);
  expect(mistakesIn([...nodes, wrong])).toEqual([expect.stringContaining("jobTitle")]);
});

it.each([
  ["/", "WebPage"],
  ["/about", "AboutPage"],
  ["/contact-us", "ContactPage"],
  ["/services", "CollectionPage"],
  ["/testimonials", "CollectionPage"],
  ["/providers/ada-king-md", "ProfilePage"],
  ["/service/sinus-disorders", "MedicalWebPage"],
  ["/service/sinus-disorders/sinus-infection", "MedicalWebPage"],
  ["/recovery/endoscopic-surgery", "MedicalWebPage"],
  ["/recovery", "CollectionPage"],
  ["/before-surgery", "WebPage"],
  ["/names", "WebPage"],
  ["/locations/new-town-il", "WebPage"],
  ["/our-terms", "WebPage"],
  ["/es/contact-us", "ContactPage"],
])("%s is a %s", (path, type) => {
  expect(nodeOf(path, `${path}#webpage`)).toMatchObject({
    "@type": type,
    url: `${site}${path}`,
    inLanguage: path.startsWith("/es/") ? "es-US" : "en-US",
    dateModified: modified,
  });
});

it.each(["service", "topic", "recovery"] as const)(
  "names who has read a %s as it stands, and nobody else",
  (kind) => {
    const [read, unread] = pagesOf(readContent).filter((page) => page.kind === kind);
    const nodeOfPage = (page: Page | undefined) =>
      page &&
      nodesOf(page, readContent).find(({ "@id": id }) => id === `${site}${page.path}#webpage`);
    expect(nodeOfPage(read)).toMatchObject({
      lastReviewed: "2020-05-01",
      reviewedBy: { "@id": `${site}/providers/ada-king-md#physician` },
    });
    expect(nodeOfPage(unread)).toBeDefined();
    expect(nodeOfPage(unread)).not.toHaveProperty("reviewedBy");
    expect(nodeOfPage(unread)).not.toHaveProperty("lastReviewed");
  },
);

it.each([
  [
    "/service/sinus-disorders/sinus-infection",
    { "@type": "MedicalCondition", name: "Sinusitis", alternateName: ["Sinus infection"] },
  ],
  [
    "/service/sinus-disorders/sinus-surgery",
    { "@type": "SurgicalProcedure", name: "Endoscopic sinus surgery" },
  ],
  ["/recovery/endoscopic-surgery", { "@type": "SurgicalProcedure", name: "Endoscopic surgery" }],
])("%s says what it is about, and is no page of a procedure that is offered", (path, about) => {
  expect(nodeOf(path, `${path}#webpage`)).toMatchObject({ about });
  expect(nodeOf(path, `${path}#webpage`)).not.toHaveProperty("mainEntity");
});

it("calls a clinician who is no physician a person", () => {
  const [first, ...others] = exampleContent.providers;
  const providers: Content["providers"] = [{ ...first, clinician: true }, ...others];
  const path = `/providers/${first.slug}`;
  const node = nodeOf(path, `${path}#physician`, { ...exampleContent, providers });
  expect(node).toMatchObject({ "@type": "Person", name: first.name, jobTitle: first.title });
  expect(mistakesIn([node])).toEqual([]);
});

it("cannot end the script element", () => {
  const seo = { ...pageAt("/").seo, title: "</script><script>alert(1)</script><!--" };
  const graph = graphOf({ ...pageAt("/"), seo }, exampleContent);
  expect(toJsonLd(graph)).not.toContain("<");
  expect(JSON.parse(toJsonLd(graph))).toEqual(JSON.parse(JSON.stringify(graph)));
});

it("gives each span of a day its hours, and a day that ends at midnight its last minute", () => {
  const topOfEveryPage: HoursRow[] = [
    { from: "Friday", hours: "8:30 AM to 12:00 PM, 1:00 PM to 12:00 AM" },
    { from: "Saturday", hours: "by appointment" },
  ];
  const hours = { authoritative: "", topOfEveryPage } as const;
  const content = { ...exampleContent, practice: { ...practice, hours } };
  expect(nodeOf("/", "/#practice", content)["openingHoursSpecification"]).toMatchObject([
    { dayOfWeek: ["https://schema.org/Friday"], opens: "08:30", closes: "12:00" },
    { dayOfWeek: ["https://schema.org/Friday"], opens: "13:00", closes: "23:59" },
  ]);
});
