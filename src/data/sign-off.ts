import { contentFolders } from "../schemas/content-kinds.ts";
import type { Role } from "../schemas/to-confirm.ts";
import { emergencyTexts, emergencyTextsShown } from "./emergency-texts.ts";
import type { Content } from "./load-content.ts";
import { paths } from "./paths.ts";
import type { WrittenQuestion } from "./written-questions.ts";

/** A page that the public site can go without. */
export interface PageThatMayWait {
  /** As a path from the project's root. */
  file: string;
  /** Files of which all pages of its kind show words. They are signed with the first. */
  frames: string[];
  /** URL path of the English page. */
  path: string;
  /** The page above, which answers in its place. */
  above: string;
}

/** What keeps a page from the public. */
export interface MissingSignatures {
  /** Who has yet to sign the page. */
  who: Role[];
  /** Names of the emergency texts that it shows and nobody has signed. */
  texts: string[];
}

/** A page that the public site goes without until it is signed. */
export interface WaitingPage extends PageThatMayWait, MissingSignatures {}

/** Guides that the site can open without, by the name of their file. It needs every other page of content/pages/. */
const guides: Readonly<Record<string, string>> = {
  children: paths.children,
  "before-surgery": paths.beforeSurgery,
  names: paths.names,
  "for-children": paths.forChildren,
  costs: paths.costs,
  "visit-pack": paths.visitPack,
};

const pageFile = (name: string) => `content/pages/${name}.yaml`;

/**
 * Pages that can wait: a topic, a recovery, a place of symptoms, a guide. What the specification lists does not.
 * The page above is one that never waits.
 */
export function pagesThatMayWait(content: Content): PageThatMayWait[] {
  const { topics, recoveries, symptoms, pages } = content;
  const fileOf = (kind: keyof typeof contentFolders, name: string) =>
    `content/${kind === "topics" ? "services" : kind}/${name}${contentFolders[kind].ending}`;
  const framesOf = (...names: (keyof typeof pages)[]) =>
    names.filter((name) => pages[name] !== undefined).map(pageFile);
  return [
    ...topics.map(({ service, slug }) => ({
      file: fileOf("topics", `${service}/${slug}`),
      frames: framesOf("topic"),
      path: `${paths.service}/${service}/${slug}`,
      above: `${paths.service}/${service}`,
    })),
    ...recoveries.map(({ slug, services: [service] }) => ({
      file: fileOf("recoveries", slug),
      frames: framesOf("recovery"),
      path: `${paths.recovery}/${slug}`,
      above: `${paths.service}/${service}`,
    })),
    ...symptoms.map(({ slug }) => ({
      file: fileOf("symptoms", slug),
      frames: framesOf("symptoms", "where"),
      path: `${paths.symptoms}/${slug}`,
      above: paths.contact,
    })),
    ...Object.entries(guides)
      .filter(([name]) => name in pages)
      .map(([name, path]) => ({
        file: pageFile(name),
        frames: [],
        path,
        above: pages["new-patients"] === undefined ? paths.contact : paths.newPatients,
      })),
  ];
}

/**
 * Whether somebody has ever signed a page or a text in a role: a physician in the `review` of its file, where it has
 * one. What has changed since is for the launch check.
 */
export function isSigned({ launch, reviews }: Content, name: string, as: Role): boolean {
  const review = reviews.find(({ file }) => nameOf(file) === name)?.review;
  if (as === "physician" && review !== undefined)
    // A review typed by hand has no fingerprint.
    return review.status === "reviewed" && review.text !== undefined;
  return launch.signed.some((signature) => signature.id === name && signature.as === as);
}

/** Whether somebody has signed that a marked value is right, or was when it was signed. */
export function isAnswered({ launch }: Content, { id, file, who }: WrittenQuestion): boolean {
  return launch.signed.some(
    (signature) =>
      signature.id === nameOf(file) &&
      signature.as === who &&
      signature.lines.some((line) => line.startsWith(`${id} `)),
  );
}

/** What a role is called. In a practice without a physician, its clinicians sign. */
export function titleOfRole({ providers }: Content, role: Role): string {
  return role === "physician" && providers.every(({ clinician }) => clinician) ? "clinician" : role;
}

/** Who has to sign each file: whoever its open questions ask, and the physician where it has a review. */
export function signersOf(content: Content): (file: string) => Role[] {
  const reviewed = new Set(content.reviews.map(({ file }) => file));
  const asked = Map.groupBy(content.questions, ({ file }) => file);
  const texts = new Set(emergencyTexts(content).map(({ file }) => file));
  // A question to the physician about a text that is signed by itself is answered there.
  const isOfText = ({ file, who, roles }: WrittenQuestion) =>
    who === "physician" && roles.includes("emergency") && texts.has(file);
  return (file) => {
    const questions = (asked.get(file) ?? []).filter((question) => !isOfText(question));
    const who = questions.map((question) => question.who);
    return [...new Set<Role>(reviewed.has(file) ? ["physician", ...who] : who)];
  };
}

/**
 * The signatures that each file lacks before its page may be public: for itself, for the files with the words that all
 * pages of its kind share, and the physician's for each emergency text that it shows.
 */
export function missingSignatures(content: Content): (file: string) => MissingSignatures {
  const shownBy = emergencyTextsShown(content);
  const signers = signersOf(content);
  const unsigned = new Set(
    emergencyTexts(content)
      .map(({ name }) => name)
      .filter((name) => !isSigned(content, name, "physician")),
  );
  const frames = new Map(pagesThatMayWait(content).map((page) => [page.file, page.frames]));
  return (file) => {
    const files = [file, ...(frames.get(file) ?? [])];
    const who = files.flatMap((part) =>
      signers(part).filter((role) => !isSigned(content, nameOf(part), role)),
    );
    const texts = files.flatMap((part) => [...shownBy(part)]);
    return {
      who: [...new Set(who)],
      texts: [...new Set(texts)].filter((name) => unsigned.has(name)),
    };
  };
}

/** The pages that the public site goes without, and what each waits for. */
export function waitingPages(content: Content): WaitingPage[] {
  const missingOf = missingSignatures(content);
  return pagesThatMayWait(content)
    .map((page) => ({ ...page, ...missingOf(page.file) }))
    .filter(({ who, texts }) => who.length > 0 || texts.length > 0);
}

/** The name of a content file, and of its page in the launch check. */
export function nameOf(file: string): string {
  return file.replace(/^content\/|\.\w+$/g, "");
}
