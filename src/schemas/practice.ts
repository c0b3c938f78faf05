import { z } from "zod";
import type { CareContent } from "./care.ts";
import { uploadedPicture } from "./drawing.ts";
import { role } from "./field-role.ts";
import {
  between,
  day,
  daysFromTo,
  eachOnce,
  fields,
  formed,
  inTranslations,
  line,
  oneOf,
  phoneNumber,
  prose,
  refuse,
  siteAddress,
  webAddress,
  yesNo,
} from "./fields.ts";
import { dayIn, inForm } from "./form-words.ts";
import type { LookContent } from "./look.ts";
import { type advice, reading } from "./review.ts";

/** Days in the order of the week, by their schema.org names. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const time = String.raw`(?:1[0-2]|[1-9]):[0-5]\d (?:AM|PM)`;
const span = `${time} to ${time}`;
const spans = `${span}(?:, ${span})*`;

/** Minutes since midnight of a time of day as people say it, such as "8:30 AM". */
export function minutesOf(time: string): number {
  const [, hour = "", minute = "", half = ""] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute);
}

/** Opening and closing in minutes since midnight. A span that ends at midnight closes after 1440. */
export type Span = readonly [opens: number, closes: number];

/** The spans in the hours of a day, such as "8:30 AM to 12:00 PM, 1:00 PM to 4:30 PM"; none in other words. */
export function spansOf(hours: string): Span[] {
  if (!new RegExp(`^${spans}$`).test(hours)) return [];
  return hours.split(", ").map((span) => {
    const [opens = 0, closes = 0] = span.split(" to ").map(minutesOf);
    return [opens, closes || 24 * 60];
  });
}

/** Hours of a day in a form, from the first to the last of its times. */
function hoursIn(form: string, remedy: string) {
  return formed(new RegExp(`^(?:${form})$`), remedy).superRefine((hours, context) => {
    const minutes = spansOf(hours).flat();
    const early = minutes.findIndex((time, index) => time <= (minutes[index - 1] ?? -1));
    const words = hours.match(new RegExp(time, "g")) ?? [];
    if (early > 0)
      refuse(context, [], `${words[early]} must be after ${words[early - 1]}. Check AM and PM.`);
  });
}

/** A run of days with the same hours. */
export interface HoursRow {
  from: (typeof weekdays)[number];
  to?: (typeof weekdays)[number];
  /** As `dayHours` has it. */
  hours: string;
}

/** The hours of one day in words: a span or several, "closed" or "by appointment". */
const dayHours = hoursIn(
  `${spans}|closed|by appointment`,
  'Write the hours as "8:30 AM to 4:30 PM", with a break as "8:30 AM to 12:00 PM, 1:00 PM to 4:30 PM", or closed, or by appointment.',
).optional();

/** A week, day by day. A day that is left out is closed, and not mentioned. */
const week = fields({
  ...(Object.fromEntries(weekdays.map((name) => [name, dayHours])) as Record<
    (typeof weekdays)[number],
    typeof dayHours
  >),
  Monday: dayHours.describe(
    "Write each day as 8:30 AM to 4:30 PM, with a break as 8:30 AM to 12:00 PM, 1:00 PM to 4:30 PM, or closed, or by appointment. A day that is left empty is not mentioned.",
  ),
})
  .refine((days) => Object.keys(days).length > 0, "Write the hours of at least one day.")
  .transform(rowsOf);

function rowsOf(days: { [Day in (typeof weekdays)[number]]?: string | undefined }): HoursRow[] {
  const rows: HoursRow[] = [];
  weekdays.forEach((name, index) => {
    const hours = days[name];
    const before = rows.at(-1);
    const yesterday = weekdays[index - 1];
    if (hours === undefined) return;
    if (before !== undefined && yesterday !== undefined && days[yesterday] === hours) {
      before.to = name;
      return;
    }
    rows.push({ from: name, hours });
  });
  return rows;
}

/** In days. A longer one is most often a mistyped year. */
const longestClosure = 31;

/** Days on which the office is closed, or open for less time than usual. */
const closure = fields({
  date: day
    .optional()
    .describe("For one day. For several days leave this empty, and fill in From and To."),
  from: day.optional().describe("The first of several days. Without To it is the only one."),
  to: day.optional().describe("The last of several days. May stay empty."),
  reason: role("same-words", line(40)).describe(
    "Why, in a few words that patients read, such as Thanksgiving.",
  ),
  ...inTranslations(line(40), "pages in this language then give no reason."),
  hours: hoursIn(
    spans,
    'Write the hours as "8:30 AM to 12:00 PM", with a break as "8:30 AM to 12:00 PM, 1:00 PM to 4:30 PM". For a closed day leave this out.',
  )
    .optional()
    .describe("For shorter hours, such as 8:30 AM to 12:00 PM. For a closed day leave this empty."),
  openAsUsual: yesNo
    .default(false)
    .describe(
      "Turn on for a holiday on which the office keeps its usual hours. No page lists that day.",
    ),
  announce: inForm({ label: "Announce from" }, day)
    .optional()
    .describe("From this day on, the top of every page says so. Empty: no notice."),
}).superRefine((row, context) => {
  const { date, from, to, announce, openAsUsual } = row;
  if (date === undefined ? from === undefined : from !== undefined || to !== undefined) {
    refuse(
      context,
      ["date"],
      "Give date for a single day, or from and to for the first and last of several.",
    );
  }
  if (day.safeParse(from).success && to !== undefined && from !== undefined && to < from)
    refuse(context, ["to"], `The last day must not be before ${from}.`);
  const [first, last] = firstAndLast(row);
  if (daysFromTo(first, last) >= longestClosure) {
    refuse(
      context,
      ["to"],
      `This closure lasts ${daysFromTo(first, last) + 1} days. Check the years. Write a longer one than ${longestClosure} days as two.`,
    );
  }
  if (announce !== undefined && last !== "" && announce > last) {
    refuse(
      context,
      ["announce"],
      "Choose a day up to the last of the closure: it is the first on which every page announces it.",
    );
  }
  if (announce !== undefined && daysFromTo(announce, last) > 366)
    refuse(
      context,
      ["announce"],
      "Every page would announce this for more than a year. Check the years.",
    );
  if (openAsUsual && (row.hours ?? announce) !== undefined)
    refuse(
      context,
      ["openAsUsual"],
      "A day as usual has no hours and nothing to announce. Remove hours and announce, or openAsUsual.",
    );
});

const closureList = between(0, 20, closure).superRefine((rows, context) => {
  rows.forEach((row, index) => {
    const [first, last] = firstAndLast(row);
    const other = rows
      .slice(0, index)
      .find((earlier) => first <= firstAndLast(earlier)[1] && firstAndLast(earlier)[0] <= last);
    // A closure without its first day has its own message.
    if (first !== "" && other !== undefined) {
      refuse(
        context,
        [index],
        `A day of this closure is already in the one for ${other.reason}. Give each day once.`,
      );
    }
  });
});

/** First and last day of a closure, the same for a single day. */
export function firstAndLast({
  date = "",
  from = date,
  to = from,
}: z.infer<typeof closure>): [first: string, last: string] {
  return [from, to];
}

/** Folder of the forms that patients download, below that of the content. */
export const formFolder = "forms";

/** In bytes. Patients fetch forms on their phones. */
export const largestForm = 10 * 1024 * 1024;

/** A PDF of the practice that visitors download. */
export const pdfDocument = role(
  "document",
  formed(
    /^(https:\/\/\S+|[a-z0-9]+(-[a-z0-9]+)*\.pdf)$/,
    'Write an address that starts with "https://", or the name of a file in content/forms/, such as new-patient.pdf.',
  ),
).describe("A PDF file of 10 MB at most: press Browse, then Upload. It may be a web address too.");

/** A form to print and fill in. */
const form = fields({
  label: inForm({ label: "Title" }, line(60)).describe(
    "What patients read, such as New patient form.",
  ),
  document: pdfDocument,
});

/** At most `most` names of others, each perhaps with its logo. */
const logos = (most: number, length: number) =>
  eachOnce(
    between(
      0,
      most,
      fields({
        name: role("name", line(length)),
        logo: uploadedPicture
          .optional()
          .describe("The logo as a picture, in place of the name in letters. May stay empty."),
      }),
    ),
    ({ name }) => name,
  );

/** A postal address in the United States. */
const address = role(
  "fact",
  fields({
    street: line(80),
    suite: line(40).optional().describe("May stay empty."),
    city: line(60),
    region: inForm(
      { label: "State" },
      formed(/^[A-Z]{2}$/, "Write the two capital letters of the state, such as GA."),
    ),
    postalCode: inForm(
      { label: "ZIP code" },
      z
        .string('Put the ZIP code in quotation marks, such as "20001".')
        .regex(/^\d{5}$/, 'Write the five digits of the ZIP code, such as "20001".'),
    ),
    country: formed(/^[A-Z]{2}$/, "Write the two capital letters of the country, such as US."),
  }),
);

/** Position of the pin on a map. */
const geo = inForm(
  { label: "Place on the map" },
  role(
    "fact",
    fields({
      latitude: z
        .number("Write a number such as 38.900.")
        .min(-90, "At least -90.")
        .max(90, "At most 90."),
      longitude: z
        .number("Write a number such as -77.020.")
        .min(-180, "At least -180.")
        .max(180, "At most 180."),
    }).refine(
      ({ longitude }) => longitude < 0,
      "A place in America lies west, with a longitude below zero. Write a minus sign, such as -77.020.",
    ),
  ),
);

/** A further office. Closures are those of the practice. */
const office = fields({
  name: role("name", line(40)).describe(
    "What patients call this office, such as the part of town.",
  ),
  address,
  geo,
  phone: phoneNumber,
  fax: phoneNumber.optional(),
  parking: line(80).optional(),
  hours: week,
  atTop: inForm({ label: "At the top of every page" }, yesNo)
    .default(false)
    .describe(
      "Turn on to show this office at the top of every page, in place of the first. Call Now, the booking window and {phone} then use its number too.",
    ),
}).superRefine(checkSuite);

/** Refuses a suite that is in the street too: every page would say it twice. */
function checkSuite(
  { address: { street, suite } }: { address: z.infer<typeof address> },
  context: z.RefinementCtx,
): void {
  if (suite !== undefined && street.toLowerCase().includes(suite.toLowerCase()))
    refuse(
      context,
      ["address", "street"],
      `“${suite}” is in street and in suite. Remove it from street.`,
    );
}

/** Such an address would drop out of a page's content security policy, and browsers would refuse what it names. */
const unquoted =
  "This web address holds a space, quotation mark, angle bracket, backslash, comma or semicolon. Copy it again from its owner, who writes such signs as %27.";

/** The facts of the practice, each once: practice.yaml. */
export const practiceSchema = fields({
  brand: inForm({ label: "Name of the practice" }, role("fact", line(60))).describe(
    "Also ends the title of every page in search results.",
  ),
  tagline: role("result", line(80)).describe(
    "Shown after the name of the practice in search results.",
  ),
  about: line(300).describe(
    "What the practice is, in one or two sentences. Shown at the foot of every page and told to search engines.",
  ),
  siteUrl: role("fact", siteAddress).describe(
    "Web address of the public site, such as https://www.example.com. Ask the person who looks after the site before you change it.",
  ),
  phone: role("fact", phoneNumber),
  fax: role("fact", phoneNumber).optional().describe("May stay empty."),
  afterHours: inForm(
    { label: "After an operation, day and night" },
    fields({
      phone: role("fact", phoneNumber).describe(
        "The number that somebody answers day and night for patients after an operation. While it is an example, no recovery is public.",
      ),
      hospital: line(60)
        .optional()
        .describe("The emergency room to which you send them. Leave empty to name none."),
    }),
  ).optional(),
  address,
  district: role("name", line(60)).describe(
    'The part of town where the office is, such as "Old Town".',
  ),
  areaServed: line(60).describe(
    'The area that patients come from, such as "Springfield and its suburbs".',
  ),
  parking: line(80)
    .optional()
    .describe("Where to park, in a few words. Leave empty to show nothing."),
  geo,
  officeName: role("name", line(40))
    .optional()
    .describe("What patients call the first office. Leave empty if it is the only one."),
  otherOffices: inForm({ singular: "office" }, between(0, 5, office))
    .default([])
    .describe(
      "More offices, each with its address, hours, phone and map. Leave empty if there is one office.",
    ),
  timeZone: role("setting", line(40))
    .refine((zone) => {
      try {
        return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: zone }));
      } catch {
        return false;
      }
    }, "Write a time zone such as America/New_York.")
    .describe('Time zone of the office, such as America/New_York. "Open now" depends on it.'),
  minimumAge: z
    .int("Write a whole number of years.")
    .min(0, "At least 0.")
    .max(21, "At most 21.")
    .describe("Age of the youngest patients you see, in years."),
  experience: line(60)
    .optional()
    .describe(
      'Your experience in a few words, such as "over 15 years of experience". Leave empty to show nothing.',
    ),
  specialties: between(
    1,
    4,
    oneOf(
      "Anesthesia",
      "Cardiovascular",
      "CommunityHealth",
      "Dentistry",
      "Dermatologic",
      "DietNutrition",
      "Emergency",
      "Endocrine",
      "Gastroenterologic",
      "Genetic",
      "Geriatric",
      "Gynecologic",
      "Hematologic",
      "Infectious",
      "LaboratoryScience",
      "Midwifery",
      "Musculoskeletal",
      "Neurologic",
      "Nursing",
      "Obstetric",
      "Oncologic",
      "Optometric",
      "Otolaryngologic",
      "Pathology",
      "Pediatric",
      "PharmacySpecialty",
      "Physiotherapy",
      "PlasticSurgery",
      "Podiatric",
      "PrimaryCare",
      "Psychiatric",
      "PublicHealth",
      "Pulmonary",
      "Radiography",
      "Renal",
      "RespiratoryTherapy",
      "Rheumatologic",
      "SpeechPathology",
      "Surgical",
      "Toxicologic",
      "Urologic",
    ),
  ).describe(
    "Fields of medicine, told to search engines. The words are those of https://schema.org/MedicalSpecialty.",
  ),
  sees: inForm({ label: "Who can come" }, line(80)).describe(
    'Such as "Adults, and children aged 3 and older".',
  ),
  insurance: line(80).describe('Which insurance you take, such as "Most plans accepted".'),
  hours: fields({
    authoritative: inForm(
      {
        label: "Which week counts",
        choices: {
          "": "Not decided yet",
          topOfEveryPage: "First week",
          footOfEveryPage: "Second week",
        },
      },
      oneOf("", "topOfEveryPage", "footOfEveryPage"),
    )
      .default("")
      .describe("Choose one, and every page shows it. Until then each shows in its own places."),
    topOfEveryPage: inForm({ label: "First week" }, week).describe(
      "At the top of every page, in the booking window, and on the home, about, contact, physician and testimonial pages.",
    ),
    footOfEveryPage: inForm({ label: "Second week" }, week)
      .optional()
      .describe(
        "At the foot of every page, and on the services and location pages. Leave this week out if there is only one.",
      ),
  }).refine(
    ({ authoritative, footOfEveryPage }) =>
      authoritative !== "footOfEveryPage" || footOfEveryPage !== undefined,
    {
      path: ["authoritative"],
      error: "There is no second week. Choose another, or leave this line out.",
    },
  ),
  closures: inForm(
    {
      summary: `${dayIn("date")}${dayIn("from")}{{to | ternary(' to ', '')}}${dayIn("to")}: {{reason}}`,
    },
    closureList.default([]),
  ).describe(
    "Days on which the office is closed, or open for less time. “Open now” follows them. Each January, add New Year’s Day, Memorial Day, July 4, Labor Day, Thanksgiving and Christmas, with “Open as usual” if you are: until you do, the site says on that day that hours may differ.",
  ),
  booking: inForm(
    { label: "Online booking" },
    role(
      "fact",
      fields({
        pageUrl: inForm({ label: "Booking page" }, webAddress).describe(
          "Web address of the page on which patients book.",
        ),
        widgetScriptUrl: inForm({ label: "Booking calendar" }, webAddress)
          .regex(/^[^'"<>\\;,\s]+$/, unquoted)
          .optional()
          .describe(
            "Only if your booking service gives you the web address of a script: it shows a calendar in the booking window. Leave empty to show a link to the booking page.",
          ),
      }),
    ),
  )
    .optional()
    .describe("Leave empty to ask visitors to call."),
  map: fields({
    embedUrl: inForm({ label: "Map on the page" }, line(300))
      .startsWith("https://", 'Start with "https://".')
      .regex(/^[^'"<>\\\s]+$/, unquoted)
      .describe(
        "Web address of the map to show. {addressQuery} stands for the address of the office.",
      ),
    directionsUrl: inForm({ label: "Directions" }, line(300))
      .startsWith("https://", 'Start with "https://".')
      .describe(
        "Web address that “Directions” opens. {addressQuery} stands for the address of the office.",
      ),
  }),
  patientPortal: webAddress
    .optional()
    .describe(
      "Web address of the patient portal. Opens in a new tab. Leave empty to show no link.",
    ),
  payBill: inForm({ label: "Paying a bill" }, webAddress)
    .optional()
    .describe(
      "Web address where patients pay a bill. Opens in a new tab. Leave empty to show no link.",
    ),
  forms: inForm(
    { label: "Forms to download", singular: "form", summary: "{{label}}" },
    between(0, 12, form).default([]),
  ).describe(
    "Forms that patients download from the contact and new-patient pages. Leave empty to show none.",
  ),
  telehealth: inForm({ label: "Visits by video" }, fields({ text: prose(400) }))
    .optional()
    .describe(
      "What to know about video visits. Shown on the contact and new-patient pages. Leave empty if you offer none.",
    ),
  insurers: role("insurer", logos(40, 60)).default([]),
  affiliations: logos(12, 80).default([]),
  social: inForm(
    { label: "Social networks", singular: "social network" },
    role(
      "name",
      eachOnce(
        eachOnce(
          between(
            0,
            8,
            fields({
              name: line(40),
              url: z.union(
                [z.literal(""), webAddress],
                'Write an address that starts with "https://", or leave "" until there is one.',
              ),
            }),
          ),
          ({ name }) => name,
        ),
        ({ url }) => url || undefined,
      ),
    ),
  )
    .default([])
    .describe("Your pages on social networks. One without a web address is not shown."),
  ...reading,
}).superRefine((practice, context) => {
  checkSuite(practice, context);
  const { officeName, otherOffices } = practice;
  const names = [officeName ?? [], otherOffices.map(({ name }) => name)].flat();
  if (otherOffices.length > 0 && officeName === undefined)
    refuse(
      context,
      ["officeName"],
      "Name the first office too, so that patients can tell them apart.",
    );
  if (new Set(names).size < names.length)
    refuse(context, ["otherOffices"], "Two offices have the same name. Give each its own.");
  if (otherOffices.filter(({ atTop }) => atTop).length > 1)
    refuse(context, ["otherOffices"], "Only one office can be at the top of every page.");
});

/**
 * The practice: every fact that the site states, its look, and what the physician and the law decide. Banner, footer,
 * pages, tel: links, structured data and generated files all read it from here. The notes to editors stay in the files.
 */
export type PracticeContent = Omit<
  Omit<z.infer<typeof practiceSchema>, "afterHours"> & CareContent,
  keyof typeof advice
> & {
  /** Who answers patients after an operation; undefined where nobody is named. */
  onCall: z.infer<typeof practiceSchema>["afterHours"];
  /** The colors and pictures of the practice, and the folder of these pictures. */
  look: LookContent & { folder: string };
};
export type Closure = PracticeContent["closures"][number];
export type OfficeContent = PracticeContent["otherOffices"][number];
