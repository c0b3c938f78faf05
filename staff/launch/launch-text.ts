import { isPublic } from "../../src/data/catalogs.ts";
import type { Content } from "../../src/data/load-content.ts";
import { isExample } from "../../src/data/public-content.ts";
import { titleOfRole } from "../../src/data/sign-off.ts";
import { withConsent } from "../../src/data/testimonials.ts";
import { roles } from "../../src/schemas/to-confirm.ts";
import { labelOf } from "../editor/editor-fields.ts";
import { type LaunchList, mayOpen, type NextPage } from "./launch-list.ts";
import { languageNames, type Unit } from "./units.ts";

/** A part of a list: its heading, and a line for each thing in it. */
type Part = [heading: string, lines: string[]];

/** What waits to be signed, for a terminal: what opens the site, by person, then what can be added, page by page. */
export function launchText(list: LaunchList): string {
  const { toAdd, translations, changed } = list;
  return printed([
    ...(mayOpen(list)
      ? [["TO OPEN", ["Nothing: the site may be public."]] as Part]
      : openingParts(list)),
    [
      `TO ADD NEXT, ${time(nextUnits(toAdd))}: each page is public at the next build after it is signed. The order is that of the site.`,
      toAdd.map(nextLine),
    ],
    [`TRANSLATOR, ${time(translations)}: the site opens without these.`, grouped(translations)],
    ["CHANGED SINCE IT WAS SIGNED: public all the same", changed.map(unitLine)],
  ]);
}

/** Why the public site is not built. */
export function refusalText(list: LaunchList): string {
  return printed(openingParts(list));
}

/** What has changed on public pages since it was signed. */
export function changedText({ changed }: LaunchList): string {
  return printed([
    ["Changed since it was signed, and public all the same:", changed.map(unitLine)],
  ]);
}

function printed(parts: readonly Part[]): string {
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading, ...lines.map((line) => `  ${line}`)].join("\n"))
    .join("\n\n");
}

function openingParts({ toOpen, refusals }: LaunchList): Part[] {
  const byRole = roles.map((role): Part => {
    const units = toOpen.filter(({ who }) => who === role);
    const texts = units.filter(({ isText }) => isText);
    const first = `${counted(texts.length, "text")} for an emergency, each by itself: ${time(texts)}`;
    const pages = grouped(units.filter(({ isText }) => !isText));
    return [
      `TO OPEN, ${units[0]?.signer.toUpperCase()}, ${time(units)}`,
      [...(texts.length > 0 ? [first] : []), ...pages],
    ];
  });
  return [["TO OPEN, FIRST", refusals], ...byRole];
}

/** A line for each unit; for many files of one kind, such as the places or those of a language, one together. */
function grouped(units: readonly Unit[]): string[] {
  const kindOf = ({ name }: Unit) => /^(?:locations|\w\w(?:\/\w+)?)(?=\/)/.exec(name)?.[0] ?? name;
  return [...Map.groupBy(units, kindOf)].map(([kind, group]) =>
    group[1] === undefined
      ? group.map(unitLine).join("")
      : `${titleOf(kind)}: ${counted(group.length, "file")}, ${time(group)}`,
  );
}

/** "Locations", "Spanish: Services". */
function titleOf(kind: string): string {
  const [first = "", folder = "other files"] = kind.split("/");
  return first.length === 2 ? `${languageNames.of(first)}: ${folder}` : labelOf(first);
}

function unitLine(unit: Unit): string {
  const { title, name, signer, open } = unit;
  const first = mustChange(unit) ? ". Something has to be replaced first" : "";
  return `${title}: ${counted(open.length, "question")}, ${time([unit])} (${name}, ${signer})${first}`;
}

function nextLine({ title, path, units }: NextPage): string {
  const people = Map.groupBy(
    units.filter(({ isText }) => !isText),
    ({ signer }) => signer,
  );
  const texts = units.filter(({ isText }) => isText);
  const names = texts.map(({ name }) => name.replace("symptoms/", "")).join(", ");
  const signers = [...people].map(([signer, pages]) => `${signer} ${time(pages)}`);
  const others = `and ${counted(texts.length, "text")} for an emergency, ${time(texts)}: ${names}`;
  return `${title} (${path}): ${[...signers, ...(texts.length > 0 ? [others] : [])].join(", ")}`;
}

/** Everything of the second list, each once: for every page its texts, then the page. */
export function nextUnits(toAdd: readonly NextPage[]): Unit[] {
  return [...new Set(toAdd.flatMap(({ units }) => units))];
}

/** Whether something has to be replaced before a unit can be signed. */
export function mustChange({ open }: Unit): boolean {
  return open.some(({ remedy }) => remedy !== undefined);
}

/** How long it takes to read several units. */
export function time(units: readonly Unit[]): string {
  const minutes = units.reduce((sum, unit) => sum + unit.minutes, 0);
  return minutes < 60
    ? counted(Math.ceil(minutes), "minute")
    : `${Math.round(minutes / 6) / 10} hours`;
}

export function counted(count: number, singular: string): string {
  return `${count} ${count === 1 ? singular : `${singular}s`}`;
}

/** What a production build leaves out, and why. */
export function leftOutText(content: Content, { toAdd }: LaunchList): string {
  const { practice, testimonials, translations } = content;
  const lists = (["insurers", "affiliations"] as const).map((list) => {
    const examples = practice[list].filter((_, index) => isExample(content, list, index));
    return { count: examples.length, why: `${list} that nobody has signed` };
  });
  const samples = testimonials.length - withConsent(testimonials).length;
  const unread = Object.values(translations).map(({ language, catalogs }) => ({
    count: catalogs.filter((catalog) => !isPublic(catalog)).length,
    why: `files in ${languageNames.of(language)} that are not translated and reviewed`,
  }));
  const others = [...lists, { count: samples, why: "testimonials without consent" }, ...unread];
  const pages = toAdd.map(({ path, who, texts }) => {
    const unsigned =
      texts.length === 0 ? [] : [`${counted(texts.length, "text")} for an emergency`];
    return `${path} waits to be signed: ${[...who.map((role) => titleOfRole(content, role)), ...unsigned].join(", ")}`;
  });
  const counts = others.filter(({ count }) => count > 0).map(({ count, why }) => `${count} ${why}`);
  return printed([["Left out of the public site:", [...pages, ...counts]]]);
}
