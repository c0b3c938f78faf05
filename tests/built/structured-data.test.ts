import { describe, expect, it } from "vitest";
import { textOf } from "../page-text.ts";
import { content, onEveryPage, pageAt, practice, routes } from "./built-site.ts";
import { graphOf, nodesIn } from "./structured-data.ts";

const typesOf = (node: Record<string, unknown>) => [node["@type"] ?? []].flat() as string[];

onEveryPage("has one graph of schema.org whose nodes have unique ids", (page) => {
  const graph = graphOf(page);
  const ids = graph.map((node) => node["@id"]);
  const [script] = page.document.querySelectorAll('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? "")["@context"]).toBe("https://schema.org");
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(new RegExp(`^${RegExp.escape(practice.siteUrl)}/`));
});

onEveryPage("has a graph that refers only to nodes it contains", (page) => {
  const graph = graphOf(page);
  const described = new Set(
    nodesIn(graph).flatMap((node) => ("@type" in node && "@id" in node ? [node["@id"]] : [])),
  );
  const references = nodesIn(graph).filter((node) => Object.keys(node).join() === "@id");
  for (const { "@id": id } of references) expect(described).toContain(id);
});

// Its practice and physicians: facts.test.ts.
onEveryPage("describes itself by its URL, and the site on the home page", (page) => {
  const graph = graphOf(page);
  const isHome = routes.some(({ path, kind }) => path === page.path && kind === "home");
  expect(graph.flatMap(typesOf).includes("WebSite")).toBe(isHome);
  const [pageNode, ...others] = graph.filter((node) =>
    typesOf(node).some((type) => type.endsWith("Page")),
  );
  expect(others).toEqual([]);
  expect(pageNode?.["url"]).toBe(`${practice.siteUrl}${page.path}`);
  expect(pageNode?.["name"]).toBe(page.document.title);
});

onEveryPage("states the breadcrumb that it shows", (page) => {
  const graph = graphOf(page);
  const shown = [...page.main.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map(textOf);
  const [stated] = graph.filter((node) => typesOf(node).includes("BreadcrumbList"));
  const items = (stated?.["itemListElement"] ?? []) as {
    name: string;
    position: number;
    item: string;
  }[];
  expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1));
  if (shown.length > 0) expect(items.map(({ name }) => name)).toEqual(shown);
  const trail = routes.find(({ path }) => path === page.path)?.trail;
  if (trail !== undefined)
    expect(items.map(({ item }) => item)).toEqual(
      trail.map(({ path }) => `${practice.siteUrl}${path}`),
    );
  if (trail !== undefined && trail.length > 0)
    expect(items.at(-1)?.item).toBe(`${practice.siteUrl}${page.path}`);
});

onEveryPage("states no review or rating of the practice by itself", (page) => {
  const graph = graphOf(page);
  const types = nodesIn(graph).flatMap(typesOf);
  expect(types).not.toContain("Review");
  expect(types).not.toContain("AggregateRating");
  expect(nodesIn(graph).filter((node) => "performer" in node)).toEqual([]);
});

onEveryPage(
  "states site and picture of the practice, and social pages where there are any",
  (page) => {
    const graph = graphOf(page);
    const [office] = graph.filter((node) => typesOf(node).includes("MedicalClinic"));
    expect(office).toMatchObject({
      url: `${practice.siteUrl}/`,
      image: `${practice.siteUrl}/424429.webp`,
      sameAs: practice.social.map(({ url }) => url).filter((url) => url !== ""),
    });
  },
);

describe.each(content.services)("the medical entity of $slug", ({ slug, entity }) => {
  it("is described on its page as its content says", () => {
    const [service] = graphOf(pageAt(`/service/${slug}`)).filter(
      (node) => node["@id"] === `${practice.siteUrl}/service/${slug}#service`,
    );
    expect(service).toMatchObject({
      "@type": entity.type,
      name: entity.name,
      alternateName: entity.alternateNames,
      bodyLocation: entity.bodyLocation,
    });
    expect(service?.["procedureType"]).toHaveLength(entity.procedureType.length);
  });

  it("is offered by the practice and each physician", () => {
    const owners = graphOf(pageAt(`/service/${slug}`)).filter(
      (node) =>
        // A further office is a part of the practice.
        !("parentOrganization" in node) &&
        typesOf(node).some((type) => /Physician$|^MedicalClinic$/.test(type)),
    );
    expect(owners).toHaveLength(1 + content.providers.length);
    for (const owner of owners)
      expect(owner["availableService"]).toContainEqual({
        "@id": `${practice.siteUrl}/service/${slug}#service`,
      });
  });
});
