import { emergencyTextsShown } from "../../src/data/emergency-texts.ts";
import type { Content } from "../../src/data/load-content.ts";
import { lostSigns } from "../../src/data/reviews.ts";
import {
  nameOf,
  pagesThatMayWait,
  type WaitingPage,
  waitingPages,
} from "../../src/data/sign-off.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { type Unit, unitsOf } from "./units.ts";

/** A page that waits, and what has to be signed for it besides what opens the site. */
export interface NextPage extends WaitingPage {
  title: string;
  units: Unit[];
}

/** What waits to be signed. */
export interface LaunchList {
  /** What has to be signed before the site is public. */
  toOpen: Unit[];
  /** What the public site goes without until then, in the order of the table of pages. */
  toAdd: NextPage[];
  translations: Unit[];
  /** What was signed once, and has changed or is asked anew. */
  changed: Unit[];
  /** Why the public site may not be built although all has been signed. */
  refusals: string[];
}

/** @param today YYYY-MM-DD */
export function launchList(
  content: Content,
  today = new Date().toISOString().slice(0, 10),
): LaunchList {
  const units = unitsOf(content, today);
  const waiting = waitingPages(content);
  const shownBy = emergencyTextsShown(content);
  const textsOf = (files: readonly string[]) =>
    new Set(files.flatMap((file) => [...shownBy(file)]));
  const files = [...new Set(content.strings.map(({ file }) => file))];
  const mayWait = filesOf(pagesThatMayWait(content));
  const opening = textsOf(files.filter((file) => !mayWait.includes(file)));
  const waitingNames = new Set(filesOf(waiting).map(nameOf));
  const opens = ({ isText, name }: Unit) => (isText ? opening.has(name) : !waitingNames.has(name));
  const english = units.filter(({ who }) => who !== "translator");
  const unsigned = english.filter((unit) => !unit.isSigned);
  const changed = english.filter((unit) => unit.isSigned);
  const isPublic = (file: string) => waiting.every((page) => page.file !== file);
  const titles = new Map(pagesOf(content).map(({ path, label }) => [path, label]));
  return {
    toOpen: unsigned.filter(opens),
    toAdd: waiting.map((page) => {
      const names = [...page.texts, ...filesOf([page]).map(nameOf)];
      return {
        ...page,
        title: titles.get(page.path) ?? page.path,
        units: unsigned.filter((unit) => !opens(unit) && names.includes(unit.name)),
      };
    }),
    translations: units.filter(({ who }) => who === "translator"),
    changed,
    refusals: [
      ...changedTexts(changed, textsOf(files.filter(isPublic))),
      ...missingSigns(content, isPublic),
    ],
  };
}

function filesOf(pages: readonly Pick<WaitingPage, "file" | "frames">[]): string[] {
  return pages.flatMap(({ file, frames }) => [file, ...frames]);
}

/** Texts for an emergency that public pages show and whose words have changed since they were signed. */
function changedTexts(changed: readonly Unit[], shown: ReadonlySet<string>): string[] {
  return changed
    .filter(({ name, open }) => shown.has(name) && open.some(({ id }) => id === name))
    .map(
      ({ name, title }) =>
        `${name} (${title}) has changed since it was signed. Have it signed again, or undo the change.`,
    );
}

/** Signs that public pages listed when a physician signed them. */
function missingSigns({ reviews }: Content, isPublic: (file: string) => boolean): string[] {
  return reviews
    .filter(({ file }) => isPublic(file))
    .flatMap((reviewed) =>
      lostSigns(reviewed).map(
        (sign) =>
          `${nameOf(reviewed.file)} does not list ${sign} any more, which was signed. Have the page signed again, or put the sign back.`,
      ),
    );
}

/** Whether the public site may be built. */
export function mayOpen({ toOpen, refusals }: LaunchList): boolean {
  return toOpen.length + refusals.length === 0;
}
