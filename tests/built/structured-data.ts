import type { BuiltPage } from "./built-site.ts";

/** A node of a page's structured data. */
type GraphNode = Record<string, unknown>;

/** The structured data of a page, from its JSON-LD script. */
export function graphOf({ document, path }: BuiltPage): GraphNode[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  if (scripts.length !== 1)
    throw new Error(`${path} has ${scripts.length} scripts of structured data.`);
  const data = JSON.parse(scripts[0]?.textContent ?? "");
  if (!Array.isArray(data["@graph"]))
    throw new Error(`The structured data of ${path} is no @graph.`);
  return data["@graph"];
}

/** Every object in the graph, however deep. */
export function nodesIn(value: unknown): GraphNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (value === null || typeof value !== "object") return [];
  return [value as GraphNode, ...Object.values(value).flatMap(nodesIn)];
}
