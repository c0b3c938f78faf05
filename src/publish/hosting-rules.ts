import type { Redirect } from "../schemas/navigation.ts";
import { type Headers, headersOf, isServed, patternOf } from "./rules.ts";

/** Headers of the one path that is named, of any one part of a path (":file"), or of all that is below a folder ("*"). */
interface HeaderRule {
  pattern: string;
  headers: Headers;
}

/** Everything that a server must know about a built site in addition to its files, as data. */
export interface HostingRules {
  /** Headers of every response. */
  everywhere: Headers;
  /** Headers in addition to those. At most one rule matches a path. */
  headers: HeaderRule[];
  /** One that is temporary leads away from the address of a page that is not public yet. */
  redirects: (Redirect & { temporary?: true })[];
}

/** Rules for the headers that files add to those of every response: one for each folder. */
export function headerRules(files: readonly string[]): HeaderRule[] {
  const rules = new Map(files.filter(isServed).map((file) => [patternOf(file), headersOf(file)]));
  return [...rules].map(([pattern, headers]) => ({ pattern, headers }));
}

function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith("*")) return path.startsWith(pattern.slice(0, -1));
  return pattern === "/:file" ? /^\/[^/]+$/.test(path) : pattern === path;
}

/** The headers of a response to a path, encoded as in a request. */
export function headersAt({ everywhere, headers }: HostingRules, path: string): Headers {
  const rule = headers.find(({ pattern }) => matches(pattern, path));
  return { ...everywhere, ...rule?.headers };
}
