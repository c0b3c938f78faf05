import { basename } from "node:path";
import { artNames } from "../../src/art/drawings.ts";
import { type Problem, problemAt, problemOf } from "../../src/data/content-error.ts";
import type { ContentString } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";
import { paths as pagePaths } from "../../src/data/paths.ts";
import { withSuggestion } from "../../src/schemas/fields.ts";
import { positionOf } from "../position.ts";
import { withoutNumbers, wrongDiagrams } from "./diagrams.ts";

/**
 * Names of services, treatments, pages, sections and pictures that do not exist, link targets that are not URLs,
 * titles and names that two pages share, and redirects that hide a page or have no target.
 *
 * @param paths of all pages, and of files that content may link to
 */
export function brokenReferences(content: Content, paths: readonly string[]): Problem[] {
  const pages = new Set(paths);
  const sections = sectionsByPath(content);
  return [
    ...goneServices(content),
    ...content.strings.flatMap((string) =>
      [
        ...targetsIn(string)
          // `repeatedFacts` checks whose number it is.
          .filter((target) => !/^tel:\+1\d{10}$/.test(target))
          .map((target) => wrongTarget(target, string.file, pages, sections)),
        wrongName(string, content),
      ].flatMap((remedy) => (remedy === undefined ? [] : problemAt(string, remedy))),
    ),
    ...withoutNumbers(content.practice.look),
    ...wrongDiagrams(content),
    ...otherFirstReasons(content),
    ...sharedTitles(content),
    ...sharedNames(content),
    ...sharedOrder(content),
    ...wrongRedirects(content, pages),
  ];
}

/** What links may lead to within a page, where content says it. */
function sectionsByPath(content: Content): Map<string, string[]> {
  const { legal, services, topics, recoveries, symptoms } = content;
  return new Map(
    [
      ...legal.map(({ slug, sections }) => ({ path: `/${slug}`, sections })),
      ...services.map(({ slug, sections }) => ({ path: `${pagePaths.service}/${slug}`, sections })),
      ...topics.map(({ service, slug, sections }) => {
        const rows = sections.flatMap((section) =>
          section.kind === "options" ? section.options : [],
        );
        return {
          path: `${pagePaths.service}/${service}/${slug}`,
          sections: [{ id: "signs" }, ...sections, ...rows],
        };
      }),
      ...recoveries.map(({ slug, signs }) => ({
        path: `${pagePaths.recovery}/${slug}`,
        sections: [
          ...signs,
          ...["warnings", "days", "pain-medicine", "can-i"].map((id) => ({ id })),
        ],
      })),
      ...symptoms.map((place) => ({
        path: `${pagePaths.symptoms}/${place.slug}`,
        sections: place.signs,
      })),
    ].map(({ path, sections }) => [path, sections.map(({ id }) => id)]),
  );
}

/** Everything that a string links to. */
function targetsIn({ roles, text }: ContentString): string[] {
  if (roles.includes("path")) return roles.includes("redirect") ? [] : [text];
  // [words](target), [label]: target, <https://target>: https://spec.commonmark.org/0.31.2/#links
  const links =
    /\]\(\s*<?([^)>\s]*)|^ {0,3}\[[^\]]+\]:\s*<?([^>\s]+)|<([a-z][a-z\d+.-]+:[^<>\s]*)>/gim;
  return [...text.matchAll(links)].map(([, inline, defined, alone]) => {
    return inline ?? defined ?? alone ?? "";
  });
}

function wrongTarget(
  target: string,
  file: string,
  pages: ReadonlySet<string>,
  sections: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  if (/^https:\/\/./.test(target)) return undefined;
  if (!/^[/#]/.test(target))
    return `"${target}" is not a URL. Write a page of this site as [words](/page), another site as [words](https://…), our number as {phoneLink}.`;
  const [page = "", section] = target.split("#");
  if (page !== "" && !pages.has(page))
    return withSuggestion(`There is no page ${page}.`, page, [...pages], "Check the path.");
  const known = sections.get(page || `/${basename(file, ".md")}`);
  return section === undefined || known === undefined || known.includes(section)
    ? undefined
    : `There is no section "#${section}" on that page. Its sections are: ${known.map((id) => `#${id}`).join(", ")}.`;
}

/** Services that are not there and that several places name: most often removed, which is one mistake. */
function goneServices({ strings, services }: Content): Problem[] {
  const named = strings.flatMap((string) =>
    string.roles.includes("service")
      ? string.text
      : targetsIn(string).flatMap((target) => /^\/service\/([^/#]+)/.exec(target)?.[1] ?? []),
  );
  const gone = named.filter((name) => services.every(({ slug }) => slug !== name));
  return [...Map.groupBy(gone, (name) => name)]
    .filter(([, { length }]) => length > 2)
    .map(([name, { length }]) =>
      problemOf(
        `content/services/${name}.yaml`,
        `This service was removed or renamed, and ${length} texts still name it. Restore the file, or correct each of them; they follow.`,
      ),
    );
}

/** What is wrong with a name of a service, a recovery or a picture. */
function wrongName(
  { roles, text }: ContentString,
  { practice, services, recoveries }: Content,
): string | undefined {
  const unless = (known: readonly string[], problem: string, otherwise?: string) =>
    known.includes(text) ? undefined : withSuggestion(problem, text, known, otherwise);
  if (roles.includes("service")) {
    const slugs = services.map(({ slug }) => slug);
    return unless(slugs, `There is no service "${text}" in content/services/.`);
  }
  if (roles.includes("recovery")) {
    const slugs = recoveries.map(({ slug }) => slug);
    return unless(slugs, `There is no recovery "${text}" in content/recoveries/.`);
  }
  if (roles.includes("picture")) {
    const known = artNames(practice.look);
    const otherwise = `Put the file into content/art/, or use one of: ${known.join(", ")}.`;
    return unless(known, `There is no picture ${text} in content/art/ or src/art/.`, otherwise);
  }
  return undefined;
}

/** The first reason of each location begins with the same words. */
function otherFirstReasons(content: Content): Problem[] {
  const { firstReason } = content.pages.location ?? {};
  if (firstReason === undefined) return [];
  return content.locations
    .filter(
      ({ reasons: { items } }) => !items[0]?.toLowerCase().startsWith(firstReason.toLowerCase()),
    )
    .map(({ slug }) =>
      problemAt(
        positionOf(content, `content/locations/${slug}.yaml`, "reasons.items.0"),
        `Begin the first reason with "${firstReason}", as pages/location.yaml says.`,
      ),
    );
}

/** Each page needs its own title and description in search results. */
function sharedTitles({ strings, services }: Content): Problem[] {
  // A service has that of its name where its file gives none.
  const seen = new Map(
    services.map(({ slug, seo }) => [`seo.title ${seo.title}`, `content/services/${slug}.yaml`]),
  );
  return strings.flatMap((string) => {
    if (!string.roles.includes("result")) return [];
    const key = `${string.field} ${string.text}`;
    const other = seen.get(key);
    seen.set(key, other ?? string.file);
    if (other === undefined || other === string.file) return [];
    const name = string.field.split(".").at(-1);
    return problemAt(
      string,
      `${other} says the same. Each page needs its own ${name} in search results.`,
    );
  });
}

/** Pages of one kind by one name, which nobody can tell apart in a list. */
function sharedNames({ services, topics, recoveries, locations, providers }: Content): Problem[] {
  const names: [file: string, field: string, name: string, among: string][] = [
    ...services.map(({ slug, title }) => named(`services/${slug}`, "title", title, "services")),
    ...topics.flatMap(({ service, slug, title, label }) => [
      named(`services/${service}/${slug}`, "title", title, "topics"),
      named(`services/${service}/${slug}`, "label", label, `topics of ${service}`),
    ]),
    ...recoveries.map(({ slug, title }) =>
      named(`recoveries/${slug}`, "title", title, "recoveries"),
    ),
    ...locations.map(({ slug, name }) => named(`locations/${slug}`, "name", name, "locations")),
    ...providers.map(({ slug, name }) => named(`providers/${slug}`, "name", name, "physicians")),
  ];
  const seen = new Map<string, string>();
  return names.flatMap(([file, field, name, among]) => {
    const key = `${among} ${field} ${name.toLowerCase()}`;
    const other = seen.get(key);
    seen.set(key, other ?? file);
    return other === undefined
      ? []
      : problemOf(
          file,
          `${other} is called “${name}” too. Patients could not tell them apart: choose another name.`,
          field,
        );
  });
}

/** Physicians with one number, one of whom the name of a file would put first. */
function sharedOrder({ providers }: Content): Problem[] {
  return providers.slice(1).flatMap(({ slug, order }, index) => {
    const before = providers[index];
    return before?.order !== order
      ? []
      : problemOf(
          `content/providers/${slug}.yaml`,
          `content/providers/${before.slug}.yaml has the number ${order} too. Give each physician another: the first is the one of whom pages about the whole practice speak.`,
          "order",
        );
  });
}

const named = (stem: string, field: string, name: string, among: string) =>
  [`content/${stem}.yaml`, field, name, among] as [string, string, string, string];

function wrongRedirects({ strings }: Content, pages: ReadonlySet<string>): Problem[] {
  const seen = new Set<string>();
  return strings
    .filter(({ roles }) => roles.includes("redirect"))
    .flatMap((string) => {
      const isSecond = seen.has(string.text);
      seen.add(string.text);
      if (pages.has(string.text))
        return problemAt(
          string,
          `${string.text} is a page. Remove this redirect, or it would hide the page.`,
        );
      return isSecond ? problemAt(string, `${string.text} is redirected twice. Keep one.`) : [];
    });
}
