import { z } from "zod";
import { drawing, view } from "./drawing.ts";
import { role } from "./field-role.ts";
import {
  anchor,
  between,
  fields,
  heading,
  line,
  paragraph,
  paragraphs,
  prose,
  sitePath,
  slug,
  sources,
} from "./fields.ts";
import { photograph, photographForDrawing } from "./photograph.ts";
import { listItem, pageSections } from "./sections.ts";
import { seo } from "./seo.ts";
import { toConfirm } from "./to-confirm.ts";

/** Heading and sentence of the dark band that closes a page. */
const callToAction = role("invitation", fields({ title: heading, text: prose(240) }));

/** h1 and the sentence below it. */
const words = fields({ title: heading, lead: line(260) });

/** The same beside a close-up of the practice's drawing, or a photograph. */
const opening = words.extend({ view: view.optional(), photograph: photographForDrawing });

const offline = fields({ title: heading, lead: line(200) }).describe(
  "Takes the place of title and lead where a page cannot be loaded, whatever page was asked for.",
);

const titled = fields({ title: heading });

/** Text under a heading, and the words of the link that leads on. */
const way = fields({ title: heading, text: paragraph, link: role("link", line(40)) }).optional();

/** A list below its heading. */
const items = (most: number) => fields({ title: heading, items: between(1, most, listItem) });

const place = fields({
  name: role("entry", line(40)),
  text: line(110),
  path: sitePath.describe("The part of a page that speaks of it."),
  also: fields({ label: role("link", line(40)), path: sitePath })
    .optional()
    .describe("Another part that it may be about. It follows the text."),
});

/** A picture of src/art/visit/: what the child says, and what it shows for people who do not see it. */
const visitPicture = fields({ text: line(140), alt: line(160, 10) });

/** One schema for each file in content/pages/, by file name. */
export const pageSchemas = {
  home: fields({
    seo,
    hero: words.extend({ facts: between(2, 4, line(60)), photograph: photographForDrawing }),
    welcome: fields({ title: heading, paragraphs }),
    services: fields({ title: heading, link: role("link", line(40)) }),
    physician: titled,
    insurance: fields({
      title: heading,
      note: paragraph,
      affiliationsTitle: heading.default("Affiliations"),
    }).optional(),
    testimonials: titled
      .extend({ view: view.optional(), photograph: photographForDrawing })
      .optional(),
    areas: way.describe("The way to the locations."),
    office: titled,
    callToAction,
    toConfirm,
  }),
  about: fields({
    seo,
    hero: words.extend({ image: drawing.describe("The office."), photograph }),
    welcome: fields({ title: heading, paragraphs }),
    expertise: fields({
      title: heading,
      services: between(1, 9, role("service", slug)),
    }).optional(),
    practice: fields({ title: heading, paragraphs }),
    conditions: fields({
      title: heading,
      lead: paragraph,
      items: between(1, 30, line(60)),
    }).optional(),
    specialized: items(20).optional(),
    technology: items(20).optional(),
    callToAction,
    toConfirm,
  }),
  services: fields({ seo, hero: opening, callToAction, toConfirm }),
  where: fields({
    title: heading,
    text: line(120),
    places: fields({
      ears: place,
      nose: place,
      sinuses: place,
      throat: place,
      voice: place,
      neck: place,
      face: place,
      sleep: place,
    }).describe("In the order of their numbers in the drawing."),
    symptoms: line(60).describe("The link to the page of all symptoms."),
    unsure: prose(200).describe("For those who cannot say where."),
    toConfirm,
  }).describe("Where is the trouble? The links from places of the body, on three pages."),
  symptoms: fields({
    seo,
    hero: words,
    notice: line(120).describe(
      "That emergencies come first, and that the page does not replace an exam.",
    ),
    eachPlace: prose(400).describe(
      "On the page of every place: which of two answers counts, and what to do for a child who is too young for the practice.",
    ),
    where: fields({ title: heading, text: line(120), elsewhere: line(60) }).describe(
      "Above the drawing of the head; `elsewhere` precedes the pages that are not in it.",
    ),
    all: fields({ title: heading, text: paragraph }),
    choose: heading.describe("Above the links to the symptoms of a place."),
    back: line(60).describe("The link from each place to all symptoms."),
    service: line(60).describe("Begins the link to the service for a place. Its name follows."),
    callToAction,
    toConfirm,
  }).describe("Find your symptom. The symptoms themselves stand in content/symptoms/."),
  service: fields({
    booking: fields({ title: heading, hours: heading, address: heading }),
    recoveryDates: line(60)
      .default("Dates for your recovery")
      .describe("The link from a recovery to its dates."),
    planQuestions: line(60)
      .default("What to ask your health plan")
      .describe("The link from the cost to what to ask a health plan."),
    emergencyUnreviewed: line(80).describe("Shown in a preview."),
    symptoms: line(60)
      .default("Find your symptom")
      .describe("The link from the signs of an emergency to all symptoms."),
  }).describe("Words shared by all service pages."),
  providers: fields({ seo, hero: words, callToAction, toConfirm }),
  provider: fields({
    about: heading,
    credentials: heading,
    education: heading,
    expertise: heading,
    philosophy: heading,
    publications: heading,
    publicationsLink: line(60),
    callToAction,
  }).describe("Headings of a provider page; {provider} stands for the short name."),
  contact: fields({
    seo,
    hero: opening,
    offline,
    phoneNote: prose(160),
    office: titled,
    arrival: fields({ title: heading, text: prose(300) }).optional(),
    firstVisit: way.describe("The way to the page for new patients."),
    callToAction,
    toConfirm,
  }),
  "new-patients": fields({
    seo,
    hero: opening,
    pack: way.describe("The way to the visit pack."),
    sections: pageSections,
    callToAction,
    toConfirm,
  }),
  recovery: fields({
    seo,
    hero: words,
    form: fields({
      operation: line(40),
      all: line(40).describe("In place of an operation, until one is chosen."),
      day: line(40),
      save: line(40).describe("The button that makes a file for the visitor's calendar."),
      more: line(40).describe("The link to the section of the service page."),
    }),
    toConfirm,
  }),
  costs: fields({
    seo,
    hero: words,
    form: fields({
      care: line(40),
      all: line(40).describe("In place of a visit, test or treatment, until one is chosen."),
      visit: line(60),
      tests: line(40).describe("Over the tests of all services."),
      more: line(40).describe("The link to the section of the service page."),
    }),
    call: fields({
      title: heading,
      text: prose(500),
      opening: line(160).describe("What the visitor says first. The care follows it."),
      care: line(60).describe("In place of the care, until it is chosen."),
      doctor: line(160),
      questions: items(8).describe("For any care."),
      visit: items(8).describe("For a visit alone."),
      planned: items(8).describe("For a test or a treatment alone."),
      record: fields({ title: heading, text: line(200), lines: between(1, 8, line(40)) }).describe(
        "What to write down, and the words before lines to write on, once printed.",
      ),
    }),
    plans: heading.describe("Over what plans ask for before each test and treatment."),
    services: between(
      1,
      20,
      fields({
        service: role("service", slug),
        tests: between(
          1,
          8,
          fields({ name: role("entry", line(70)), plans: line(200) }),
        ).optional(),
        treatments: between(
          1,
          12,
          role("treatment", anchor("Write the id of a treatment, such as oral-appliance.")),
        ).describe("The id of each treatment in the service's table of choices."),
      }),
    ),
    letter: fields({
      title: heading,
      text: prose(500),
      print: line(40),
      subject: line(90),
      request: line(200).describe("The care follows it."),
      reason: line(200),
      others: line(400),
      days: line(200),
      delivery: fields({ title: role("heading", line(60)), ways: between(1, 4, line(60)) }),
      lines: between(1, 8, line(60)).describe("Words before lines to write on."),
      sources,
    }),
    toConfirm,
  }),
  referrals: fields({
    seo,
    hero: opening,
    reach: fields({ title: heading, note: prose(160) }),
    sections: pageSections,
    callToAction,
    toConfirm,
  }),
  "for-children": fields({
    seo,
    hero: words,
    grownUps: fields({ title: heading, text: prose(700) }),
    pictures: fields({
      arriving: visitPicture,
      waiting: visitPicture,
      chair: visitPicture,
      together: visitPicture,
      ears: visitPicture,
      nose: visitPicture,
      aah: visitPicture,
      stop: visitPicture,
      booth: visitPicture,
      camera: visitPicture,
      questions: visitPicture,
      home: visitPicture,
    }).describe("In the order of the book."),
    callToAction,
    toConfirm,
  }),
  "visit-pack": fields({
    seo,
    hero: words,
    privacy: fields({ title: heading, text: prose(400) }),
    about: fields({ title: heading, lines: between(1, 8, line(40)) }).describe(
      "Words before lines to write on, once printed.",
    ),
    checklists: between(1, 8, fields({ title: heading, items: between(2, 24, line(80)) })),
    notes: between(
      1,
      6,
      fields({
        title: heading,
        lines: z
          .int("Write a whole number of lines.")
          .min(1, "At least 1 line.")
          .max(12, "At most 12 lines."),
      }),
    ).describe("Number of lines to write on."),
    toConfirm,
  }),
  testimonials: fields({ seo, hero: opening, callToAction, toConfirm }),
  search: fields({
    seo,
    hero: words,
    form: fields({
      label: line(60),
      button: line(20),
      scriptless: paragraph,
      otherwise: paragraph,
    }).describe(
      "What the field is for; the button beside it; what stands there when JavaScript is off; what follows when nothing is found.",
    ),
    lists: fields({ pages: heading, services: heading, locations: heading }).describe(
      "Headings of the lists of all pages.",
    ),
  }),
  locations: fields({
    seo,
    hero: words,
    list: fields({ title: heading, note: paragraph }),
    medical: items(12).optional(),
    surgical: items(12).optional(),
    callToAction,
    toConfirm,
  }),
  location: fields({
    title: heading,
    appointment: line(40),
    services: heading,
    access: heading,
    reasons: heading,
    firstReason: line(80).describe("How the first reason of every location begins."),
    callToAction,
    contact: fields({ location: heading, phone: heading, hours: heading }),
  }).describe("Headings of a location page; {neighborhood} stands for its name."),
  "not-found": fields({
    seo,
    hero: opening,
    search: fields({ label: line(60), button: line(20) }),
    next: fields({
      title: heading,
      text: paragraph,
      links: between(
        3,
        9,
        fields({ label: role("link", line(40)), path: sitePath, text: line(110) }),
      ),
    }),
  }),
} as const;

/** Pages that a practice may go without: the site then has no such page, and no link to it. */
export const optionalPages = [
  "where",
  "symptoms",
  "new-patients",
  "for-children",
  "costs",
  "recovery",
  "referrals",
  "visit-pack",
  "testimonials",
  "locations",
  "location",
] as const satisfies readonly (keyof typeof pageSchemas)[];

export type PageName = keyof typeof pageSchemas;
export type PageContent<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;

/** The pages of a site, by file name. */
export type PagesContent = {
  [Name in Exclude<PageName, (typeof optionalPages)[number]>]: PageContent<Name>;
} & { [Name in (typeof optionalPages)[number]]: PageContent<Name> | undefined };
