import { ContentError, type Problem } from "../data/content-error.ts";
import { privacyProofPath } from "../data/file-paths.ts";
import type { Content } from "../data/load-content.ts";
import { pagesOf } from "../pages/_pages.ts";
import { repeatedFacts } from "./facts.ts";
import { brokenReferences } from "./references.ts";

/** What is wrong between the files of content, each of which keeps its schema. */
export function contentErrors(content: Content): Problem[] {
  const paths = [...pagesOf(content).map(({ path }) => path), privacyProofPath];
  return [...brokenReferences(content, paths), ...repeatedFacts(content)];
}

/** The same content, checked. @throws ContentError listing every mistake */
export function checked(content: Content): Content {
  const problems = contentErrors(content);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
