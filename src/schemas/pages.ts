import { z } from "zod";
import { drawingForPhotograph, howToDrawing, view } from "./drawing.ts";
import { role } from "./field-role.ts";
import {
  anchor,
  between,
  entry,
  fields,
  heading,
  line,
  linkText,
  paragraph,
  paragraphs,
  prose,
  sitePath,
  slug,
  sources,
  whole,
} from "./fields.ts";
import { inForm } from "./form-words.ts";
import { operationSigns } from "./operation-sign.ts";
import { photograph, photographForDrawing } from "./photograph.ts";
import { firstAid, type recoveryPlaces } from "./recovery.ts";
import { advice, reading } from "./review.ts";
import { listItem, pageSections } from "./sections.ts";
import { seo } from "./seo.ts";
import { signReferences, whom } from "./sign-reference.ts";
import { visitPicture } from "./visit-picture.ts";

/** Heading and sentence of the dark band that closes a page. */
const callToAction = role("invitation", fields({ title: heading, text: prose(240) }));

/** What the editor's form calls the fields `hero`. */
const heroForm = { label: "Top of the page" };

/** h1 and the sentence below it. */
const titleAndLead = inForm(heroForm, fields({ title: heading, lead: line(260) }));

/** The same beside a close-up of the practice's drawing, or a photograph. */
const heroWithPicture = inForm(
  heroForm,
  titleAndLead.extend({ view: view.optional(), photograph: photographForDrawing }),
);

/** The same beside a photograph, if there is one. */
const heroWithPhotograph = inForm(
  heroForm,
  titleAndLead.extend({
    photograph: photograph.describe(
      "Shown beside the words. Leave empty to show none. Only our own people and rooms, never a patient.",
    ),
  }),
);

/** A photograph in a row of others. */
const photographOfRoom = (what: string) =>
  photograph.describe(`${what} Never a patient. Leave empty to show none.`);

const offline = fields({ title: heading, lead: line(200) }).describe(
  "Shown in place of the title and the lead when a visitor has no internet connection.",
);

const titleOnly = fields({ title: heading });

/** Text under a heading, and the words of the link that leads on. */
const linkedText = fields({ title: heading, text: paragraph, link: linkText(40) }).optional();

/** A list below its heading. */
const items = (most: number) => fields({ title: heading, items: between(1, most, listItem) });

const place = fields({
  name: entry(40),
  short: line(12)
    .optional()
    .describe("One word, for the short list of places. Leave empty to show the name."),
  text: line(110),
  path: sitePath.describe("Page to open, or a part of one."),
  also: fields({ label: linkText(40), path: sitePath })
    .optional()
    .describe("A second link after the text. Leave empty to show one link."),
});

/** A heading of the list of recoveries, with the part of the practice's drawing that is lit beside it. */
const recoveryPlace = fields({ title: heading, view: view.optional() });

/** What to do about the signs of a card, and what applies to all of them. */
const levelCard = fields({ title: heading, text: prose(160).optional() });

export type CardWords = z.infer<typeof levelCard>;

/** Lines below headings. */
const lists = inForm(
  { singular: "part", summary: "{{title}}" },
  role(
    "emergency",
    between(
      1,
      8,
      fields({
        id: anchor("Name this part in small letters, such as children."),
        title: heading,
        lines: between(1, 10, prose(240)),
        drawing: howToDrawing,
      }),
    ),
  ),
);

/** A page of advice that belongs to no service. */
const guide = fields({
  seo,
  hero: titleAndLead,
  sections: pageSections,
  callToAction,
  ...advice,
});

/** One schema for each file in content/pages/, by file name. */
export const pageSchemas = {
  home: fields({
    seo,
    hero: inForm(
      heroForm,
      titleAndLead.extend({ facts: between(2, 4, line(60)), photograph: photographForDrawing }),
    ),
    welcome: fields({ title: heading, paragraphs }),
    services: fields({ title: heading, link: linkText(40) }),
    physician: titleOnly,
    insurance: fields({
      title: heading,
      note: paragraph,
      affiliationsTitle: heading.default("Affiliations"),
    }).optional(),
    testimonials: titleOnly
      .extend({ view: view.optional(), photograph: photographForDrawing })
      .optional(),
    areas: linkedText.describe("Leads to the list of locations. Leave empty to show nothing."),
    office: titleOnly,
    callToAction,
    ...reading,
  }),
  about: fields({
    seo,
    hero: inForm(
      heroForm,
      titleAndLead.extend({
        photograph,
        image: drawingForPhotograph.describe(
          "Shown as long as there is no photograph of the office.",
        ),
      }),
    ),
    welcome: fields({ paragraphs }).describe("Follows the top of the page."),
    expertise: fields({
      title: heading,
      services: between(1, 99, role("service", slug)),
    }).optional(),
    practice: fields({ title: heading, paragraphs }),
    rooms: fields({
      door: photographOfRoom("The door, from the street."),
      waitingRoom: photographOfRoom("The waiting room."),
      examChair: photographOfRoom("The room of the exam, with its chair."),
    })
      .optional()
      .describe("Photographs of the office, side by side. Each may be missing."),
    conditions: fields({
      title: heading,
      lead: paragraph,
      items: between(1, 30, line(60)),
    }).optional(),
    specialized: items(20).optional(),
    technology: items(20).optional(),
    callToAction,
    ...advice,
  }),
  services: fields({ seo, hero: heroWithPicture, list: titleOnly, callToAction, ...reading }),
  where: fields({
    title: heading,
    places: fields({
      ears: place,
      nose: place,
      sinuses: place,
      throat: place,
      voice: place,
      neck: place,
      face: place,
      sleep: place,
    }).describe("The places, in the order of their numbers in the drawing."),
    symptoms: line(60).describe("Words of the link to all symptoms."),
    ...advice,
  }).describe(
    "“Where’s the problem?”: links from places of the body. On the home page, with all services and with all symptoms.",
  ),
  symptoms: fields({
    seo,
    hero: titleAndLead,
    notice: line(120).describe(
      "Says that emergencies come first, and that the page does not replace an exam.",
    ),
    eachPlace: prose(160).describe("On the page of each place: which of two levels counts."),
    where: fields({ title: heading, text: line(120), elsewhere: line(60) }).describe(
      "Shown above the drawing of the head. “Elsewhere” comes before the places that are not in the drawing.",
    ),
    moreUrgent: line(40).describe(
      "Before the links from a sign to more urgent ones, which end the sentence.",
    ),
    also: line(40).describe(
      "Before the links from a place to signs of others, which end the sentence.",
    ),
    back: line(60).describe("Words of the link from each place back to all symptoms."),
    service: line(60).describe(
      "Begins the link to the service for a place. The name of the service follows.",
    ),
    callToAction,
    ...advice,
  }).describe(
    "“Find your symptom”: the words around the symptoms, which are in the folder Symptoms.",
  ),
  service: fields({
    booking: fields({ title: heading }),
    readOn: heading
      .default("Read on")
      .describe("Name of the pages to read next, for people who cannot see them."),
    planQuestions: line(60)
      .default("What to ask your health plan")
      .describe("Words of the link from the cost to what to ask a health plan."),
    ...reading,
  }).describe("Words that all service pages share."),
  topic: fields({
    short: heading.describe("Shown above the answer in two sentences."),
    overview: line(40).describe("Words of the link to the page of the service."),
    operation: heading.describe(
      "Heading above the links to what to do before and after an operation.",
    ),
    planQuestions: line(60).describe("Words of the link from the cost to the page about costs."),
    ...reading,
  }).describe("Words that all topics of services share."),
  providers: fields({ seo, hero: titleAndLead, callToAction, ...reading }),
  provider: fields({
    about: heading,
    credentials: heading,
    education: heading,
    expertise: heading,
    philosophy: heading,
    publications: heading,
    publicationsLink: line(60),
    callToAction,
    ...reading,
  }).describe("Headings of a physician's page. Write {provider} where the short name goes."),
  contact: fields({
    seo,
    hero: heroWithPhotograph,
    offline,
    phoneNote: prose(160),
    office: titleOnly,
    arrival: fields({ title: heading, text: prose(300) }).optional(),
    firstVisit: linkedText.describe(
      "Leads to the page for new patients. Leave empty to show nothing.",
    ),
    callToAction,
    ...reading,
  }),
  "new-patients": fields({
    seo,
    hero: heroWithPicture,
    pack: linkedText.describe("Leads to the visit pack. Leave empty to show nothing."),
    sections: pageSections,
    callToAction,
    ...reading,
  }),
  recovery: fields({
    seo,
    hero: titleAndLead,
    each: fields({ title: heading, text: prose(400) }).describe(
      "What the page of each operation tells.",
    ),
    urgent: fields({ title: heading, text: prose(400) }).describe(
      "For visitors who cannot wait until they have found their operation.",
    ),
    places: fields({
      ears: recoveryPlace,
      nose: recoveryPlace,
      throat: recoveryPlace,
      neck: recoveryPlace,
      face: recoveryPlace,
    } satisfies Record<(typeof recoveryPlaces)[number], unknown>).describe(
      "Headings above the operations, by place of the body.",
    ),
    other: fields({
      title: heading,
      text: prose(240),
      links: between(1, 4, fields({ label: linkText(60), path: sitePath })),
    }).describe("For an operation that is not in the list."),
    operation: fields({
      cards: fields({
        "call-911": levelCard,
        "emergency-room": levelCard,
        night: levelCard.describe("To call at any hour. The number follows."),
        office: levelCard.describe("To call once the office is open. The number follows."),
      }).describe("Above the signs of each card."),
      shared: prose(240).describe("Below the signs: leads to those that every operation shares."),
      day: line(40).describe("Words before the field for the day of the operation."),
      who: line(40).describe("Words before the choice between a child and oneself."),
      kept: line(160).describe("Below both."),
      ask: prose(160).describe("Shown in place of today, until the day of the operation is given."),
      signs: heading.describe("Heard by those who don’t see the cards."),
      days: heading,
      child: line(30).describe("Before the line for a child."),
      adult: line(30).describe("Before the line for an adult."),
      normal: heading,
      care: heading,
      yes: heading,
      notYet: heading,
      medicine: heading,
      doses: linkText(60).describe("Words of the link to the page about pain medicine."),
      canI: inForm({ label: "When can I …?" }, heading).describe(
        "Shown above what a patient may do again, and when.",
      ),
      save: line(40).describe("Words of the button that makes a file for the visitor's calendar."),
      all: line(60).describe("Words of the link to the list of all recoveries."),
      paper: fields({
        name: line(30),
        surgery: line(30),
        office: line(30).describe("Before the hours and the number of the office."),
        tick: line(120).describe("Above the days with their boxes."),
        page: line(30).describe("Of the second page, such as: Page 2 of 2."),
      }).describe("On paper alone."),
    }).describe("Headings of the page of each operation."),
    callToAction,
    ...advice,
  }),
  "after-any-operation": fields({
    seo,
    hero: titleAndLead,
    unnamed: levelCard.describe(
      "In place of the card to call at any hour, as long as practice.yaml has no real number for that.",
    ),
    signs: operationSigns(24).describe("The signs that every operation shares."),
    firstAid,
    parts: lists,
    unsure: line(80).describe("Closes the page."),
    callToAction,
    sources,
    ...advice,
  }).describe("What every operation shares. It is public before any sheet is."),
  "pain-medicine": fields({
    seo,
    hero: titleAndLead,
    doses: role(
      "emergency",
      fields({
        title: heading,
        wait: line(40).describe("Head of the column: how long to wait after each dose."),
        most: line(40).describe("Head of the column: how much in 24 hours."),
        ours: line(40).describe("Head of an empty column, on paper."),
        rows: inForm(
          { singular: "row", summary: "{{name}}" },
          between(
            1,
            12,
            fields({
              name: line(60),
              brief: line(30)
                .optional()
                .describe(
                  "Its name in the table of each sheet. Leave empty to leave it out there.",
                ),
              whom,
              wait: line(80),
              most: line(40),
            }),
          ),
        ),
        note: prose(240),
      }),
    ).describe("The one place of doses."),
    poison: role(
      "emergency",
      fields({
        title: heading,
        text: prose(240),
        brief: prose(120).describe("The same in the box of each sheet."),
        number: line(20).describe("Large on paper."),
      }),
    ).describe("Whom to call after too much."),
    parts: lists,
    log: fields({
      title: heading,
      day: line(20),
      medicines: between(1, 3, fields({ name: line(40), times: whole(1, 8) })),
    }).describe("On paper: a table to write down what was given, and when."),
    callToAction,
    sources,
    ...advice,
  }).describe("Doses and cautions, once for all operations."),
  "before-surgery": guide.describe("What to do before an operation, on one page for all."),
  children: guide.describe("For parents: whom we see, and when."),
  names: fields({
    seo,
    hero: titleAndLead,
    names: between(
      10,
      200,
      fields({ term: line(70), meaning: prose(240), link: sitePath.optional() }),
    ).describe("The names that patients are handed. The page puts them in order."),
    callToAction,
    ...advice,
  }),
  costs: fields({
    seo,
    hero: titleAndLead,
    form: fields({
      care: line(40),
      all: line(40).describe("Shown in the list until a visit, test or treatment is chosen."),
      visit: line(60),
      planned: between(1, 40, line(70)).describe("The tests and treatments in the list."),
    }),
    call: fields({
      title: heading,
      text: prose(500),
      opening: line(160).describe("What the caller says first. The chosen care follows."),
      care: line(60).describe("Shown in place of the care until one is chosen."),
      doctor: line(160),
      questions: items(8).describe("Questions for any kind of care."),
      visit: items(8).describe("More questions for a visit."),
      planned: items(8).describe("More questions for a test or a treatment."),
      record: fields({ title: heading, text: line(200), lines: between(1, 8, line(40)) }).describe(
        "What to write down during the call. Each entry comes before a line to write on when the page is printed.",
      ),
    }),
    letter: fields({
      title: heading,
      text: prose(500),
      print: line(40),
      subject: line(90),
      request: line(200).describe("Asks for an estimate. The chosen care follows."),
      reason: line(200),
      others: line(400),
      days: line(200),
      delivery: fields({ title: role("heading", line(60)), ways: between(1, 4, line(60)) }),
      lines: between(1, 8, line(60)).describe("Words before the lines to write on."),
      sources,
    }),
    ...reading,
  }),
  referrals: fields({
    seo,
    hero: heroWithPhotograph,
    reach: fields({ title: heading, note: prose(160) }),
    sections: pageSections,
    urgent: fields({ title: heading, text: prose(300), signs: signReferences(5) })
      .optional()
      .describe("What to call about instead, after the sections. Leave empty to show nothing."),
    callToAction,
    ...reading,
  }),
  "for-children": fields({
    seo,
    hero: titleAndLead,
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
    }).describe("The pictures, in the order of the book."),
    callToAction,
    ...advice,
  }),
  "visit-pack": fields({
    seo,
    hero: titleAndLead,
    privacy: fields({ title: heading, text: prose(400) }),
    about: fields({ title: heading, lines: between(1, 8, line(40)) }).describe(
      "Words before the lines to write on when the page is printed.",
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
    ).describe("Space for notes, each with its number of lines."),
    ...advice,
  }),
  testimonials: fields({
    seo,
    hero: heroWithPicture,
    none: inForm({ label: "While there are none" }, paragraph).describe(
      "Shown as long as no patient has agreed in writing to be quoted.",
    ),
    callToAction,
    ...reading,
  }),
  search: fields({
    seo,
    hero: titleAndLead,
    form: fields({
      label: line(60),
      button: line(20),
      fallback: inForm({ label: "Below the field" }, paragraph),
      otherwise: paragraph,
    }).describe(
      "Words of the search: above its field, on its button, below that, and when nothing is found.",
    ),
    lists: fields({ pages: heading, services: heading, locations: heading }).describe(
      "Headings above the lists of all pages.",
    ),
    ...reading,
  }),
  locations: fields({
    seo,
    hero: titleAndLead,
    list: fields({ title: heading, note: paragraph }),
    medical: items(12).optional(),
    surgical: items(12).optional(),
    callToAction,
    ...reading,
  }),
  location: fields({
    title: heading,
    appointment: line(40),
    services: heading,
    access: heading,
    reasons: heading,
    firstReason: line(80).describe(
      "Words with which the first reason on every location page begins.",
    ),
    callToAction,
    contact: fields({ location: heading, phone: heading, hours: heading }),
    ...reading,
  }).describe("Headings of a location page. Write {neighborhood} where its name goes."),
  "not-found": fields({
    seo,
    hero: heroWithPhotograph,
    search: fields({ label: line(60), button: line(20) }),
    next: fields({
      title: heading,
      text: paragraph,
      links: between(3, 9, fields({ label: linkText(40), path: sitePath, text: line(110) })),
    }),
    ...reading,
  }),
} as const;

/** Optional pages: without its file, the site has no such page and no link to it. */
export const optionalPages = [
  "where",
  "symptoms",
  "new-patients",
  "for-children",
  "costs",
  "topic",
  "recovery",
  "after-any-operation",
  "pain-medicine",
  "before-surgery",
  "children",
  "names",
  "referrals",
  "visit-pack",
  "testimonials",
  "locations",
  "location",
] as const satisfies readonly (keyof typeof pageSchemas)[];

export type PageName = keyof typeof pageSchemas;

/** Pages that a physician reads before the public does. The front desk reads all others. */
export const physicianPages: readonly PageName[] = [
  "about",
  "after-any-operation",
  "before-surgery",
  "children",
  "for-children",
  "names",
  "pain-medicine",
  "recovery",
  "symptoms",
  "visit-pack",
  "where",
];

/** Pages, and words around those of a folder, that the public site leaves out until somebody has read them. */
export const waitingPages = [
  "after-any-operation",
  "before-surgery",
  "children",
  "costs",
  "for-children",
  "names",
  "pain-medicine",
  "recovery",
  "symptoms",
  "topic",
  "visit-pack",
  "where",
] as const satisfies readonly PageName[];

export type PageContent<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;

/** The pages of a site, by file name. */
export type PagesContent = {
  [Name in Exclude<PageName, (typeof optionalPages)[number]>]: PageContent<Name>;
} & { [Name in (typeof optionalPages)[number]]: PageContent<Name> | undefined };
