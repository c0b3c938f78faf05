import { buildMoment } from "../../data/build-moment.ts";
import type { Content } from "../../data/load-content.ts";
import type { PageLink } from "../../data/page-link.ts";
import { paths } from "../../data/paths.ts";
import { type Sign, signsNamed } from "../../data/signs.ts";
import { careSchema } from "../../schemas/care.ts";
import { pageSchemas } from "../../schemas/pages.ts";
import { practiceSchema } from "../../schemas/practice.ts";
import { searchSchema } from "../../schemas/search.ts";
import { sectionSchema } from "../../schemas/sections.ts";
import {
  ifThere,
  nearestSigns,
  pageFile,
  reviewLineOf,
  sectionsApart,
  signFiles,
  wordsOf,
} from "../_entry.ts";
import { type PageEntry, rendered } from "../_page.ts";
import { readable, type SearchPart, signParts, titledParts } from "../_searchable.ts";
import { hasSymptoms } from "../_symptoms/entries.ts";

export function contactPage(content: Content, path: string): PageEntry[] {
  const { pages, practice } = content;
  const { phone, fax, address, otherOffices, parking, phoneHelp } = practice;
  return [
    {
      ...pageFile(
        "contact",
        pages.contact,
        "content/practice.yaml",
        "content/care.yaml",
        ...signFiles(practice.emergency, content),
      ),
      kind: "contact",
      content: [
        readable(pageSchemas.contact, pages.contact),
        readable(practiceSchema, { phone, fax, address, otherOffices, parking }),
      ],
      parts: [
        ...whenToCall(content),
        ...signParts(signsWithoutPlace(content), "emergency"),
        {
          id: "phone-help",
          title: phoneHelp.title,
          content: [readable(careSchema, { phoneHelp: { ways: phoneHelp.ways } })],
        },
      ],
      path,
      label: wordsOf(content).frame.contact,
      render: rendered(
        pages.contact,
        async () => (await import("./ContactPage.tsx")).ContactPage,
        () => ({
          signs: nearestSigns(content),
          symptoms:
            hasSymptoms(content) && pages.symptoms
              ? { label: pages.symptoms.hero.title, path: paths.symptoms }
              : undefined,
        }),
      ),
    },
  ];
}

/** What a browser shows where it cannot load a page: src/browser/offline.ts. No page leads here. */
export function offlinePage(content: Content, path: string): PageEntry[] {
  const { contact } = content.pages;
  const { offline } = contact;
  return [
    {
      ...pageFile(
        "contact",
        { ...contact, hero: offline },
        ...signFiles(content.practice.emergency, content),
      ),
      path,
      name: offline.title,
      seo: { ...contact.seo, title: offline.title, description: offline.lead, noindex: true },
      searchable: false,
      render: rendered(
        contact,
        async () => (await import("./OfflinePage.tsx")).OfflinePage,
        () => ({
          signs: nearestSigns(content),
          day: new Date(buildMoment()).toLocaleDateString(wordsOf(content).locale, {
            dateStyle: "long",
            timeZone: content.practice.timeZone,
          }),
        }),
      ),
    },
  ];
}

export function newPatientsPage({ pages }: Content, path: string): PageEntry[] {
  return ifThere(pages["new-patients"], (page) => ({
    ...pageFile("new-patients", page),
    ...sectionsApart(pageSchemas["new-patients"], sectionSchema, page),
    path,
    render: rendered(
      page,
      async () => (await import("./NewPatientsPage.tsx")).NewPatientsPage,
      () => ({ visitPack: pages["visit-pack"] && paths.visitPack, book: bookOf(pages) }),
    ),
  }));
}

export function visitPackPage(content: Content, path: string): PageEntry[] {
  const above = aboveForPatients(content);
  return ifThere(content.pages["visit-pack"], (page) => ({
    ...pageFile("visit-pack", page),
    path,
    parent: above.path,
    render: rendered(
      page,
      async () => (await import("./VisitPackPage.tsx")).VisitPackPage,
      () => ({ back: above }),
    ),
  }));
}

export function forChildrenPage(content: Content, path: string): PageEntry[] {
  return ifThere(content.pages["for-children"], (page) => ({
    ...pageFile("for-children", page),
    path,
    parent: aboveForPatients(content).path,
    render: rendered(page, async () => (await import("./ForChildrenPage.tsx")).ForChildrenPage),
  }));
}

export function costsPage(content: Content, path: string): PageEntry[] {
  return ifThere(content.pages.costs, (page) => ({
    ...pageFile("costs", page),
    path,
    parent: aboveForPatients(content).path,
    render: rendered(page, async () => (await import("./CostsPage.tsx")).CostsPage),
  }));
}

export function referralsPage({ pages, signs }: Content, path: string): PageEntry[] {
  return ifThere(pages.referrals, (page) => ({
    ...pageFile("referrals", page),
    ...sectionsApart(pageSchemas.referrals, sectionSchema, page),
    path,
    render: rendered(
      page,
      async () => (await import("./ReferralsPage.tsx")).ReferralsPage,
      () => ({
        providers: pages.providers.hero.title,
        signs: signsNamed(page.urgent?.signs ?? [], signs),
      }),
    ),
  }));
}

/** A page of advice that belongs to no service. */
export function guidePage(name: "before-surgery" | "children") {
  return (content: Content, path: string): PageEntry[] =>
    ifThere(content.pages[name], (page) => ({
      ...pageFile(name, page),
      content: [readable(pageSchemas[name], { ...page, sections: undefined })],
      parts: titledParts(sectionSchema, page.sections),
      path,
      parent: aboveForPatients(content).path,
      render: rendered(
        page,
        async () => (await import("./GuidePage.tsx")).GuidePage,
        (context) => ({
          emergency: name === "children",
          reviewLine: reviewLineOf(page, content, context),
          book: name === "children" ? bookOf(content.pages) : undefined,
        }),
      ),
    }));
}

/** The picture book with its address, where there is one. */
function bookOf({ "for-children": book }: Content["pages"]) {
  return book && { ...book, path: paths.forChildren };
}

/** The names that patients are handed, in the order of the alphabet of their language. */
export function namesPage(content: Content, path: string): PageEntry[] {
  return ifThere(content.pages.names, (page) => {
    const { locale } = wordsOf(content);
    const sorted = page.names.toSorted((a, b) => a.term.localeCompare(b.term, locale));
    const letters = Map.groupBy(sorted, ({ term }) => letterOf(term));
    return {
      ...pageFile("names", page),
      path,
      parent: aboveForPatients(content).path,
      render: rendered(
        page,
        async () => (await import("./NamesPage.tsx")).NamesPage,
        (context) => ({
          letters: [...letters],
          reviewLine: reviewLineOf(page, content, context),
        }),
      ),
    };
  });
}

/** The letter under which a name is listed, without its accent. */
function letterOf(term: string): string {
  return (/[a-z]/i.exec(term.normalize("NFD"))?.[0] ?? "").toUpperCase();
}

/** The page above those for patients: for new ones, or Contact where there is none. */
export function aboveForPatients(content: Content): PageLink {
  const newPatients = content.pages["new-patients"];
  return newPatients === undefined
    ? { label: wordsOf(content).frame.contact, path: paths.contact }
    : { label: newPatients.hero.title, path: paths.newPatients };
}

/** What the search finds for words such as "emergency": the signs of the whole practice. */
function whenToCall({ search: { emergency } }: Content): SearchPart[] {
  if (emergency === undefined) return [];
  const { title, words } = emergency;
  const content = [readable(searchSchema, { emergency: { words } })];
  return [{ id: "emergency", title, level: "call-911", content }];
}

/** The signs for everybody that no public place has. */
function signsWithoutPlace({ practice, signs }: Content): Sign[] {
  return signsNamed(practice.emergency, signs).filter(({ path }) => path === undefined);
}
