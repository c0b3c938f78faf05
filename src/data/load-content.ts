import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join, relative } from "node:path";
import { isMap, isNode, isSeq, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { type Announcement, announcementsSchema } from "../schemas/announcement.ts";
import { controlCharacterIn, slug as slugSchema, suggest } from "../schemas/fields.ts";
import { type Launch, launchSchema } from "../schemas/launch.ts";
import { type Legal, legalSchema } from "../schemas/legal.ts";
import { type Location, locationSchema } from "../schemas/location.ts";
import {
  type Navigation,
  navigationSchema,
  type Redirect,
  redirectsSchema,
} from "../schemas/navigation.ts";
import { type PageContent, type PageName, pageSchemas } from "../schemas/pages.ts";
import { type PracticeContent, practiceSchema } from "../schemas/practice.ts";
import { type Provider, providerSchema } from "../schemas/provider.ts";
import { type SearchWords, searchSchema } from "../schemas/search.ts";
import { type Service, serviceSchema } from "../schemas/service.ts";
import { type Testimonial, testimonialsSchema } from "../schemas/testimonial.ts";
import type { ToConfirm } from "../schemas/to-confirm.ts";
import { artNames } from "./art-names.ts";
import { ContentError, type Problem } from "./content-error.ts";
import { privacyProofPath } from "./file-paths.ts";
import { nameOf, type Passage, passagesOf } from "./passages.ts";
import { routesOf } from "./routes.ts";
import { strayFacts } from "./stray-facts.ts";
import {
  fill,
  hasToken,
  mapStrings,
  practiceTokens,
  type Tokens,
  unknownTokens,
} from "./tokens.ts";

/** An entry and the name of its file, which is the last part of its address. */
export type Entry<T> = T & { slug: string };

/** A `toConfirm` line and where it stands. `id` names its field: see `Passage.id`. */
export type OpenValue = ToConfirm & Pick<Passage, "file" | "line" | "id">;

/** All content of the site, checked. */
export interface Content {
  practice: PracticeContent;
  announcements: Announcement[];
  navigation: Navigation;
  redirects: Redirect[];
  testimonials: Testimonial[];
  /** What patients say when they look for a page. */
  search: SearchWords;
  /** At least one; the first is the physician of pages about the whole practice. */
  providers: [Entry<Provider>, ...Entry<Provider>[]];
  services: Entry<Service>[];
  locations: Entry<Location>[];
  legal: Entry<Legal>[];
  pages: { [Name in PageName]: PageContent<Name> };
  openValues: OpenValue[];
  /** What has been answered to the launch check. */
  launch: Launch;
  /** Every text as its editor wrote it. */
  passages: Passage[];
}

/** Larger than any real file, small enough to refuse a mistake at once. In bytes. */
const largestFile = 256 * 1024;

const practicePath = "practice.yaml";

/** Tokens that a page's own template fills, by file. */
const templateTokens: Record<string, string[]> = {
  [practicePath]: ["addressQuery"],
  "pages/location.yaml": ["neighborhood"],
  "pages/provider.yaml": ["provider"],
};

export interface Source {
  /** The whole text of the file. */
  text: string;
  /** Path shown to people, such as content/practice.yaml. */
  file: string;
  value: unknown;
  /** Line of the value at a path, or of its nearest parent. */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
  /** Text after the front matter of a Markdown file. */
  body: string;
  /** Line on which the body starts. */
  bodyLine: number;
}

/**
 * Reads and checks everything under `root`.
 *
 * @param root folder that holds practice.yaml and the rest
 * @param remembered files as they were read before, by path; one that has not changed is not parsed again
 * @throws ContentError listing every mistake, with file, line, field and remedy
 */
export function loadContent(root: string, remembered = new Map<string, Source>()): Content {
  const problems: Problem[] = [];
  const report = (
    source: Pick<Source, "file" | "lineOf">,
    path: readonly PropertyKey[],
    remedy: string,
  ) => {
    problems.push({
      file: source.file,
      line: source.lineOf(path),
      field: path.map(String).join("."),
      remedy,
    });
  };
  const sources = new Map<string, Source>();

  const read = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    tokens?: Tokens,
  ): z.output<Schema> | undefined => {
    const source = readSource(root, path, problems, remembered);
    if (source === undefined) return undefined;
    sources.set(path, source);
    let value = source.value;
    if (tokens !== undefined) {
      const template = templateTokens[path] ?? [];
      const known = [...Object.keys(tokens), ...template];
      value = mapStrings(value, [], (text, at) => {
        for (const remedy of unknownTokens(text, known)) report(source, at, remedy);
        return fill(text, tokens);
      });
      for (const remedy of unknownTokens(source.body, known))
        problems.push({ file: source.file, line: source.bodyLine, field: "text", remedy });
    }
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of flatten(result.error.issues)) {
      // Without the facts of practice.yaml nobody knows what a text with a token in it would be.
      if (tokens === undefined && path !== practicePath && hasToken(valueAt(value, issue.path)))
        continue;
      report(source, issue.path, issue.message);
    }
    return undefined;
  };

  const readFolder = <Schema extends z.ZodType<{ order?: number }>>(
    folder: string,
    schema: Schema,
    tokens: Tokens | undefined,
  ) =>
    list(root, folder, ".yaml", problems)
      .flatMap((slug) => {
        const entry = read(`${folder}/${slug}.yaml`, schema, tokens);
        return entry === undefined ? [] : [{ ...entry, slug }];
      })
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.slug.localeCompare(b.slug, "en"));

  const stated = read(practicePath, practiceSchema);
  // Once more, with its own facts filled into its sentences.
  const practice = stated && read(practicePath, practiceSchema, practiceTokens(stated));

  const facts = practice && practiceTokens(practice);
  const providers = readFolder("providers", providerSchema, facts) as Entry<Provider>[];
  const [physician] = providers;
  const tokens: Tokens | undefined = facts && {
    ...facts,
    physician: physician?.name ?? "",
    physicianShort: physician?.shortName ?? "",
  };

  const launch = read("launch.yaml", launchSchema, tokens) ?? { substantiated: [], accepted: [] };

  const services = readFolder("services", serviceSchema, tokens) as Entry<Service>[];
  const locations = readFolder("locations", locationSchema, tokens) as Entry<Location>[];
  const announcements = read("announcements.yaml", announcementsSchema, tokens)?.announcements;
  const navigation = read("navigation.yaml", navigationSchema, tokens);
  const redirects = read("redirects.yaml", redirectsSchema, tokens)?.redirects;
  const testimonials = read("testimonials.yaml", testimonialsSchema, tokens)?.testimonials;
  const search = read("search.yaml", searchSchema, tokens)?.pages;
  const legal = list(root, "legal", ".md", problems).flatMap((slug) => {
    const path = `legal/${slug}.md`;
    const entry = read(path, legalSchema, tokens);
    const source = sources.get(path);
    if (entry === undefined || source === undefined) return [];
    return [{ ...entry, slug, sections: splitSections(source, tokens ?? {}, problems) }];
  });
  const pages = Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schema]) => [
      name,
      read(`pages/${name}.yaml`, schema as z.ZodType, tokens),
    ]),
  ) as Content["pages"];

  for (const [folder, entries] of Object.entries({ providers, services })) {
    if (entries.length === 0)
      problems.push({
        file: `content/${folder}/`,
        line: undefined,
        field: "",
        remedy:
          "This folder holds no file. The site needs at least one; an earlier version is in the history.",
      });
  }

  // Without these the checks across files would only repeat the same mistakes.
  if (
    problems.length > 0 ||
    practice === undefined ||
    announcements === undefined ||
    navigation === undefined ||
    redirects === undefined ||
    testimonials === undefined ||
    search === undefined
  ) {
    throw new ContentError(problems);
  }

  const content: Content = {
    practice,
    announcements,
    navigation,
    redirects,
    testimonials,
    search,
    providers: providers as Content["providers"],
    services,
    locations,
    legal,
    pages,
    openValues: [],
    launch,
    passages: [...sources].flatMap(([path, source]) =>
      path === "launch.yaml" ? [] : passagesOf(source),
    ),
  };
  checkReferences(content, sources, report);
  checkPictures(content, sources, report);
  for (const [path, source] of sources)
    content.openValues.push(...openValuesOf(path, source, report));
  problems.push(...strayFacts(content.passages, practice, providers));
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

type Report = (
  source: Pick<Source, "file" | "lineOf">,
  path: readonly PropertyKey[],
  remedy: string,
) => void;

/** Names of services and pages that do not exist, words for search engines that stand twice, and redirects that hide a page or lead nowhere. */
function checkReferences(content: Content, sources: Map<string, Source>, report: Report): void {
  const paths = new Set([...routesOf(content).map(({ path }) => path), privacyProofPath]);
  const slugs = content.services.map(({ slug }) => slug);

  const checkService = (source: Source, path: PropertyKey[], slug: string) => {
    if (slugs.includes(slug)) return;
    const near = suggest(slug, slugs);
    report(
      source,
      path,
      `There is no service "${slug}" in content/services/. ${near === undefined ? `Use one of: ${slugs.join(", ")}.` : `Did you mean "${near}"?`}`,
    );
  };
  const sectionsOf = new Map(
    content.legal.map(({ slug, sections }) => [`/${slug}`, sections.map(({ id }) => id)]),
  );
  const checkPath = (source: Source, path: readonly PropertyKey[], target: string) => {
    const [page = "", section] = target.split("#");
    const sections = sectionsOf.get(page || `/${basename(source.file, ".md")}`);
    if (page !== "" && !paths.has(page)) {
      const near = suggest(page, [...paths]);
      report(
        source,
        path,
        `There is no page ${page}.${near === undefined ? " Check the path." : ` Did you mean ${near}?`}`,
      );
    } else if (section !== undefined && sections !== undefined && !sections.includes(section)) {
      report(
        source,
        path,
        `There is no section "#${section}" on that page. Its sections are: ${sections.map((id) => `#${id}`).join(", ")}.`,
      );
    }
  };
  const checkLinks = (source: Source, path: readonly PropertyKey[], text: string) => {
    // [words](target), [label]: target, <https://target>: https://spec.commonmark.org/0.31.2/#links
    for (const [, inline, defined, alone] of text.matchAll(
      /\]\(\s*<?([^)>\s]*)|^ {0,3}\[[^\]]+\]:\s*<?([^>\s]+)|<([a-z][a-z\d+.-]+:[^<>\s]*)>/gim,
    )) {
      const target = inline ?? defined ?? alone ?? "";
      if (/^[/#]/.test(target)) checkPath(source, path, target);
      else if (!/^https:\/\/./.test(target))
        report(
          source,
          path,
          `"${target}" is no address. Write a page of this site as [words](/page), another site as [words](https://…), our number as {phoneLink}.`,
        );
    }
  };

  for (const [path, source] of sources) {
    if (path === "redirects.yaml") continue;
    mapStrings(source.value, [], (text, at) => {
      const key = at.at(-1);
      if ((key === "path" || key === "link") && text.startsWith("/")) checkPath(source, at, text);
      checkLinks(source, at, text);
      return text;
    });
    source.body.split("\n").forEach((text, index) => {
      checkLinks({ ...source, lineOf: () => source.bodyLine + index }, ["text"], text);
    });
  }
  const at = (path: string) => sources.get(path) as Source;
  for (const { slug, services } of content.locations)
    services.forEach((service, index) =>
      checkService(at(`locations/${slug}.yaml`), ["services", index], service),
    );
  const { firstReason } = content.pages.location;
  for (const { slug, reasons } of content.locations) {
    if (!reasons.items[0]?.toLowerCase().startsWith(firstReason.toLowerCase())) {
      report(
        at(`locations/${slug}.yaml`),
        ["reasons", "items", 0],
        `Begin the first reason with "${firstReason}", as pages/location.yaml says.`,
      );
    }
  }
  for (const { slug, specialties } of content.providers) {
    specialties.forEach(({ service }, index) => {
      if (service !== undefined)
        checkService(at(`providers/${slug}.yaml`), ["specialties", index, "service"], service);
    });
  }
  content.pages.about.expertise.services.forEach((service, index) =>
    checkService(at("pages/about.yaml"), ["expertise", "services", index], service),
  );

  for (const field of ["title", "description"]) {
    const seen = new Map<string, string>();
    for (const source of sources.values()) {
      const text = (source.value as { seo?: Record<string, string> }).seo?.[field];
      const other = text && seen.get(text);
      if (other)
        report(
          source,
          ["seo", field],
          `${other} says the same. Search results need a ${field} of its own for each page.`,
        );
      else if (text) seen.set(text, source.file);
    }
  }

  const from = new Set<string>();
  content.redirects.forEach((redirect, index) => {
    const source = at("redirects.yaml");
    checkPath(source, ["redirects", index, "to"], redirect.to);
    if (paths.has(redirect.from))
      report(
        source,
        ["redirects", index, "from"],
        `${redirect.from} is a page. Take this redirect away, or it would hide the page.`,
      );
    if (from.has(redirect.from))
      report(
        source,
        ["redirects", index, "from"],
        `${redirect.from} is redirected twice. Keep one.`,
      );
    from.add(redirect.from);
  });
}

/** Pictures that are not in src/art/. */
function checkPictures(content: Content, sources: Map<string, Source>, report: Report): void {
  const known = artNames();
  // Inside the bundle of a build there is no folder to look into; the check was made before.
  if (known === undefined) return;
  const check = (path: string, at: PropertyKey[], name: string | undefined) => {
    if (name === undefined || known.includes(name)) return;
    const near = suggest(name, known);
    report(
      sources.get(path) as Source,
      at,
      `There is no picture ${name} in src/art/. ${near === undefined ? `Put the file there, or use one of: ${known.join(", ")}.` : `Did you mean ${near}?`}`,
    );
  };
  for (const { slug, image } of content.providers)
    check(`providers/${slug}.yaml`, ["image", "file"], image.file);
  for (const list of ["insurers", "affiliations"] as const)
    content.practice[list].forEach(({ logo }, index) => {
      check("practice.yaml", [list, index, "logo"], logo);
    });
}

/** What stands at a path, or undefined. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (node, key) =>
      node !== null && typeof node === "object"
        ? (node as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}

function openValuesOf(path: string, source: Source, report: Report): OpenValue[] {
  const value = source.value as { toConfirm?: ToConfirm[] } | null;
  (value?.toConfirm ?? []).forEach(({ field }, index) => {
    if (
      valueAt(source.value, field.split(".")) === undefined &&
      !(path.endsWith(".md") && field === "text")
    ) {
      report(
        source,
        ["toConfirm", index, "field"],
        `There is no field "${field}" in this file. Write its path, such as fax or sections.2.items.0, or take this line away.`,
      );
    }
  });
  return (value?.toConfirm ?? []).map((entry) => {
    const field = entry.field.split(".");
    const line = entry.field === "text" ? source.bodyLine : source.lineOf(field);
    return { ...entry, file: source.file, line, id: nameOf(source.file, source.value, field) };
  });
}

/** Reads a file and finds lines by path; a YAML mistake is reported with its line. */
function readSource(
  root: string,
  path: string,
  problems: Problem[],
  remembered: Map<string, Source>,
): Source | undefined {
  const file = `content/${path}`;
  const before = problems.length;
  const fail = (remedy: string, line?: number) => {
    problems.push({ file, line, field: "", remedy });
    return undefined;
  };
  const full = join(root, path);
  if (!existsSync(full))
    return fail("This file is missing. Put it back; an earlier version is in the history.");
  if (statSync(full).size > largestFile)
    return fail(
      `This file is larger than ${largestFile / 1024} KB. Something was pasted into it by mistake; take it out.`,
    );
  const text = readFileSync(full, "utf8");
  const known = remembered.get(full);
  if (known?.text === text) return known;

  let yaml = text;
  let body = "";
  let bodyLine = 1;
  if (path.endsWith(".md")) {
    const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(text);
    if (match === null)
      return fail('Begin the file with a line "---", the fields, and another line "---".', 1);
    yaml = `\n${match[1] ?? ""}`;
    body = text.slice(match[0].length);
    bodyLine = match[0].split("\n").length;
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  for (const error of document.errors) {
    fail(
      `This line is not written as YAML expects: ${error.message.replace(/\n[\s\S]*/, "")}. Check the spaces at its start, the colon and the quotation marks.`,
      lines.linePos(error.pos[0]).line,
    );
  }
  if (document.errors.length > 0) return undefined;
  visit(document, {
    Scalar: (_key, { range }) => {
      if (!range || !/^ *#/.test(yaml.slice(range[1], range[2]))) return;
      fail(
        'The words after # are not shown. If they belong to the text, put the whole text in quotation marks: "Suite #101". A note to editors goes on a line of its own.',
        lines.linePos(range[0]).line,
      );
    },
  });
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 0 });
  } catch {
    return fail("Take the & and * signs out, or put the text that holds them in quotation marks.");
  }
  const lineOf = (at: readonly PropertyKey[]): number | undefined => {
    let node: unknown = document.contents;
    let line: number | undefined;
    for (const key of at) {
      const pair = isMap(node)
        ? node.items.find(
            (item) =>
              isNode(item.key) &&
              String((item.key as Node & { value?: unknown }).value) === String(key),
          )
        : undefined;
      const next: unknown =
        pair !== undefined ? pair.value : isSeq(node) ? node.items[Number(key)] : undefined;
      const anchor = (pair?.key ?? next) as Node | undefined;
      if (anchor?.range === undefined || anchor.range === null) break;
      line = lines.linePos(anchor.range[0]).line;
      node = next;
    }
    return line;
  };
  const source = { text, file, value, lineOf, body, bodyLine };
  if (problems.length === before) remembered.set(full, source);
  return source;
}

/** File names without ending in a folder of content. Any other file there is reported. */
function list(root: string, folder: string, ending: string, problems: Problem[]): string[] {
  const full = join(root, folder);
  if (!existsSync(full)) {
    problems.push({
      file: `content/${folder}/`,
      line: undefined,
      field: "",
      remedy: "This folder is missing. Put it back; an earlier version is in the history.",
    });
    return [];
  }
  return readdirSync(full)
    .filter((name) => !name.startsWith("."))
    .sort()
    .flatMap((name) => {
      const stem = basename(name, ending);
      if (extname(name) === ending && slugSchema.safeParse(stem).success) return [stem];
      problems.push({
        file: `content/${relative(root, join(full, name))}`,
        line: undefined,
        field: "",
        remedy: `Files here are named like sleep-apnea${ending}: small letters, digits, dashes and the ending ${ending}. Rename this one or take it away.`,
      });
      return [];
    });
}

/** Splits a statement at its "## Heading {#id}" lines. */
function splitSections(source: Source, tokens: Tokens, problems: Problem[]): Legal["sections"] {
  const sections: Legal["sections"] = [];
  source.body.split("\n").forEach((text, index) => {
    const line = source.bodyLine + index;
    const remedy = controlCharacterIn(text);
    if (remedy !== undefined) problems.push({ file: source.file, line, field: "text", remedy });
    const title = /^##\s+(.+?)\s*$/.exec(text);
    if (title === null) {
      const last = sections.at(-1);
      if (last !== undefined) last.body += `${text}\n`;
      else if (text.trim() !== "")
        problems.push({
          file: source.file,
          line,
          field: "text",
          remedy:
            'Text before the first heading is not shown. Begin with a line such as "## Our commitment {#commitment}".',
        });
      return;
    }
    const [, name = "", id = ""] = /^(.*?)\s*\{#([a-z0-9-]+)\}$/.exec(title[1] ?? "") ?? [];
    if (id === "")
      problems.push({
        file: source.file,
        line,
        field: "text",
        remedy:
          'End this heading with a short name in braces, such as "{#commitment}". Links to the section use it.',
      });
    else if (sections.some((section) => section.id === id))
      problems.push({
        file: source.file,
        line,
        field: "text",
        remedy: `Another section is already called {#${id}}. Choose another name.`,
      });
    sections.push({ id, title: fill(name, tokens), body: "" });
  });
  if (sections.length === 0)
    problems.push({
      file: source.file,
      line: source.bodyLine,
      field: "text",
      remedy:
        'Write at least one section, starting with a line such as "## Our commitment {#commitment}".',
    });
  return sections.map((section) => ({ ...section, body: fill(section.body.trim(), tokens) }));
}

/** Issues of a union are those of the branch that came nearest, so that the message is about the real slip. */
function flatten(
  issues: readonly z.core.$ZodIssue[],
  base: readonly PropertyKey[] = [],
): { path: PropertyKey[]; message: string }[] {
  return issues.flatMap((issue) => {
    const path = [...base, ...issue.path];
    if (issue.code === "invalid_union" && issue.errors.length > 0) {
      const deep = issue.errors.filter((branch) =>
        branch.some((one) => one.path.length > 0 || one.code === "unrecognized_keys"),
      );
      const nearest = deep.sort((a, b) => a.length - b.length)[0];
      if (nearest !== undefined) return flatten(nearest, path);
    }
    if (issue.code === "unrecognized_keys") {
      const messages = issue.message.split("\n");
      return issue.keys.map((key, index) => ({
        path: [...path, key],
        message: messages[index] ?? issue.message,
      }));
    }
    return [{ path, message: issue.message }];
  });
}
