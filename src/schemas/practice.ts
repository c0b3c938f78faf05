import { z } from "zod";
import { answerWords, signLists } from "./answers.ts";
import { artFile, drawing } from "./drawing.ts";
import { role } from "./field-role.ts";
import {
  between,
  day,
  fields,
  heading,
  inTranslations,
  line,
  oneOf,
  orNone,
  phoneNumber,
  prose,
  refuse,
  slug,
  sources,
  webAddress,
} from "./fields.ts";
import { toConfirm } from "./to-confirm.ts";

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

/** A text of a fixed form. */
function formed(form: RegExp, remedy: string) {
  return z.string(remedy).regex(form, remedy);
}

const time = String.raw`(1[0-2]|[1-9]):[0-5]\d (AM|PM)`;
const isTime = new RegExp(`^${time}$`);

/** A time of day as people say it, such as "8:30 AM". */
const clockTime = z
  .string('Expected a time in quotation marks, such as "8:30 AM".')
  .regex(isTime, 'Write the time as "8:30 AM": hour, colon, two digits, a space, AM or PM.');

/** Minutes since midnight of a `clockTime`. */
export function minutesOf(time: string): number {
  const [, hour = "", minute = "", half = ""] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute);
}

/** Both times or none, and in their order. */
function checkTimes(
  { opens, closes }: { opens?: string | undefined; closes?: string | undefined },
  context: z.RefinementCtx,
): void {
  if ((opens === undefined) !== (closes === undefined)) {
    refuse(
      context,
      [opens === undefined ? "opens" : "closes"],
      "Give both opens and closes, or neither for a closed day.",
    );
  }
  if (opens !== undefined && closes !== undefined && minutesOf(closes) <= minutesOf(opens)) {
    refuse(context, ["closes"], `Closing time must be after ${opens}. Check AM and PM.`);
  }
}

/** A run of days with the same hours: open from–to, by appointment, or closed. */
export interface HoursRow {
  from: (typeof weekdays)[number];
  to?: (typeof weekdays)[number];
  opens?: string | undefined;
  closes?: string | undefined;
  appointment?: true;
}

/** The hours of one day in words: "8:30 AM to 4:30 PM", "closed" or "by appointment". */
const dayHours = formed(
  new RegExp(`^(${time} to ${time}|closed|by appointment)$`),
  'Write the hours as "8:30 AM to 4:30 PM", or closed, or by appointment.',
)
  .superRefine((hours, context) => {
    const [opens = "", closes = ""] = hours.split(" to ");
    if (isTime.test(opens) && isTime.test(closes) && minutesOf(closes) <= minutesOf(opens))
      refuse(context, [], `Closing time must be after ${opens}. Check AM and PM.`);
  })
  .optional();

/** A week, day by day. A day that is left out is closed, and not mentioned. */
const week = fields(
  Object.fromEntries(weekdays.map((name) => [name, dayHours])) as Record<
    (typeof weekdays)[number],
    typeof dayHours
  >,
)
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
    const [opens = "", closes] = hours.split(" to ");
    if (closes !== undefined) rows.push({ from: name, opens, closes });
    else rows.push(hours === "closed" ? { from: name } : { from: name, appointment: true });
  });
  return rows;
}

/** Days on which the office is closed, or open for less time than usual. */
const closure = fields({
  date: day.optional().describe("One day, or the first and last of several."),
  from: day.optional(),
  to: day.optional(),
  reason: role("same-words", line(40)).describe(
    "Why, in a few words for the visitor, such as Thanksgiving.",
  ),
  ...inTranslations(line(40)),
  opens: clockTime.optional().describe("Shorter hours, on days that are open otherwise."),
  closes: clockTime.optional(),
  announce: day
    .optional()
    .describe("The day from which the top of every page says so; left out for no such notice."),
}).superRefine((row, context) => {
  const { date, from, to, announce } = row;
  if (
    date === undefined
      ? from === undefined || to === undefined
      : from !== undefined || to !== undefined
  ) {
    refuse(
      context,
      ["date"],
      "Give date for a single day, or from and to for the first and last of several.",
    );
  }
  if (day.safeParse(from).success && to !== undefined && from !== undefined && to <= from) {
    refuse(
      context,
      ["to"],
      `Choose a day after ${from}, or write date instead of from and to for a single day.`,
    );
  }
  const last = firstAndLast(row)[1];
  if (announce !== undefined && last !== "" && announce > last) {
    refuse(
      context,
      ["announce"],
      "Choose a day up to the last of the closure: it is the first on which every page announces it.",
    );
  }
  checkTimes(row, context);
});

const closureList = between(0, 20, closure).superRefine((rows, context) => {
  rows.forEach((row, index) => {
    const [first, last] = firstAndLast(row);
    const other = rows
      .slice(0, index)
      .find((earlier) => first <= firstAndLast(earlier)[1] && firstAndLast(earlier)[0] <= last);
    if (other !== undefined) {
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
  from,
  to,
}: z.infer<typeof closure>): [first: string, last: string] {
  return [from ?? date, to ?? date];
}

/** A form to print and fill in. */
const form = fields({
  label: line(60),
  document: formed(
    /^(https:\/\/\S+|[a-z0-9]+(-[a-z0-9]+)*\.pdf)$/,
    'Write an address that starts with "https://", or the name of a file in content/forms/, such as new-patient.pdf.',
  ).describe("Its address, or the name of its file in content/forms/, such as new-patient.pdf."),
});

/** What to do at once, where the practice treats what calls for it. */
const firstAid = fields({ text: prose(700), sources }).optional();

/** A color as # and six digits, in small letters. */
const color = formed(/^#[0-9a-f]{6}$/, 'Write the color as "#" and six digits, such as "#41683b".');

/** At most `most` names of others, each perhaps with its logo. */
const logos = (most: number, length: number) =>
  between(
    0,
    most,
    fields({ name: role("name", line(length)), logo: role("picture", line(120)).optional() }),
  );

/** Medical advice that several pages show in the same words. */
const advice = fields({ title: heading, text: prose(600), sources });

/** A postal address in the United States. */
const address = role(
  "fact",
  fields({
    street: line(80),
    suite: line(40).optional().describe("Left out where there is none."),
    city: line(60),
    region: formed(/^[A-Z]{2}$/, "Write the two capital letters of the state, such as GA."),
    postalCode: z
      .string('Put the ZIP code in quotation marks, such as "30318".')
      .regex(/^\d{5}$/, 'Write the five digits of the ZIP code, such as "30318".'),
    country: formed(/^[A-Z]{2}$/, "Write the two capital letters of the country, such as US."),
  }),
);

/** Where a map puts its pin. */
const geo = role(
  "fact",
  fields({
    latitude: z
      .number("Write a number such as 33.789.")
      .min(-90, "At least -90.")
      .max(90, "At most 90."),
    longitude: z
      .number("Write a number such as -84.390.")
      .min(-180, "At least -180.")
      .max(180, "At most 180."),
  }).refine(
    ({ longitude }) => longitude < 0,
    "A place in America lies west, with a longitude below zero. Write a minus sign, such as -84.390.",
  ),
);

/** A further office. Closures are those of the practice. */
const office = fields({
  name: role("name", line(40)).describe("What patients call it, such as a part of town."),
  address,
  geo,
  phone: phoneNumber,
  fax: phoneNumber.optional(),
  parking: line(80).optional(),
  hours: week,
});

/**
 * The practice: every fact that the site states, once. Banner, footer, pages, tel: links,
 * structured data and generated files all read it from here.
 */
export const practiceSchema = fields({
  brand: role("fact", line(60)).describe("Name of the practice, also the suffix of page titles."),
  tagline: line(80).describe("Second part of the default title suffix."),
  about: line(300).describe(
    "What the practice is, in one or two sentences (footer and structured data).",
  ),
  siteUrl: role("fact", webAddress)
    .refine((url) => !url.endsWith("/"), "Leave out the slash at the end.")
    .describe("URL of the public site, without a slash at the end. SITE_URL overrides it."),
  phone: role("fact", phoneNumber),
  fax: role("fact", phoneNumber).optional().describe("Left out where there is none."),
  address,
  district: role("name", line(60)).describe('The part of town, as in "West Midtown".'),
  areaServed: line(60).describe('The wider region served, as in "greater Atlanta".'),
  parking: line(80).optional().describe("Left out where there is nothing to say of it."),
  geo,
  officeName: role("name", line(40))
    .optional()
    .describe("What patients call the office above, where there are others besides."),
  otherOffices: between(0, 5, office)
    .default([])
    .describe("Further offices, each with its address, hours, phone and map."),
  bannerOffice: role("name", line(40))
    .optional()
    .describe(
      "Name of the office at the top of every page. Call Now, the booking window and {phone} give its number too. Left out, the first, whose facts stand above.",
    ),
  timeZone: role("setting", line(40))
    .refine((zone) => {
      try {
        return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: zone }));
      } catch {
        return false;
      }
    }, "Write a time zone such as America/New_York.")
    .describe("IANA name of the time zone of the office."),
  minimumAge: z
    .int("Write a whole number of years.")
    .min(0, "At least 0.")
    .max(21, "At most 21.")
    .describe("Youngest patient, in years."),
  experience: line(60)
    .optional()
    .describe('The practice\'s own claim, as in "over 15 years of experience", if it makes one.'),
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
    "Fields of medicine for search engines, in the words of https://schema.org/MedicalSpecialty.",
  ),
  sees: line(80).describe('Whom the practice sees, as in "Adults, and children aged 3 and older".'),
  insurance: line(80).describe('Which insurance is accepted, as in "Most plans accepted".'),
  hours: fields({
    authoritative: oneOf("", "topOfEveryPage", "footOfEveryPage")
      .default("")
      .describe("Empty, or the one week that every page shall show."),
    topOfEveryPage: week.describe(
      "Also in the booking window, and on the home, about, contact, physician and testimonial pages.",
    ),
    footOfEveryPage: week
      .optional()
      .describe(
        "Also on the services, service, location and area pages. Left out where there is one week: then topOfEveryPage is everywhere.",
      ),
  }).refine(
    ({ authoritative, footOfEveryPage }) =>
      authoritative !== "footOfEveryPage" || footOfEveryPage !== undefined,
    { path: ["authoritative"], error: "There is no week footOfEveryPage. Leave this line out." },
  ),
  closures: orNone(closureList).describe(
    "Announced exceptions from the hours, in either schedule.",
  ),
  booking: role(
    "fact",
    fields({
      pageUrl: webAddress,
      widgetScriptUrl: webAddress
        .optional()
        .describe(
          "Script of the scheduling service, fetched once a visitor opens booking; left out where there is none.",
        ),
    }),
  )
    .optional()
    .describe("Online booking. Without it, visitors are asked to call."),
  map: fields({
    embedUrl: line(300)
      .startsWith("https://", 'Start with "https://".')
      .describe("URL of the embedded map; {addressQuery} stands for the office's address."),
    directionsUrl: line(300).startsWith("https://", 'Start with "https://".'),
  }),
  patientPortal: webAddress
    .optional()
    .describe("The patient portal; left out where there is none. Opens in a new tab."),
  payBill: webAddress
    .optional()
    .describe("Where a bill is paid; left out where there is no such page. Opens in a new tab."),
  forms: orNone(between(0, 12, form)).describe(
    "Forms to download, on the contact and new-patient pages.",
  ),
  telehealth: fields({ text: prose(400) })
    .optional()
    .describe(
      "Visits by video, for the contact and new-patient pages; left out where there are none.",
    ),
  insurers: role("insurer", logos(40, 60)).default([]),
  affiliations: logos(12, 80).default([]),
  social: role(
    "name",
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
  )
    .default([])
    .describe("An empty url is kept for later and not shown."),
  others: role(
    "name",
    between(
      0,
      12,
      fields({
        name: line(90),
        phones: between(0, 4, phoneNumber).default([]),
        address: line(160).optional(),
      }),
    ),
  )
    .default([])
    .describe(
      "Telephone numbers and addresses of others that the text may contain, such as a government office's. Any other is an error.",
    ),
  look: fields({
    palette: fields({ accent: color, warm: color })
      .optional()
      .describe(
        "Two colors, from which all others follow: one for buttons and links, dark enough for white text on it, and a light one for grounds. Left out, the site has its first colors, a green and a tan.",
      ),
    logo: role("logo", artFile)
      .optional()
      .describe(
        "The mark beside the name: one shape, in a square of 40. Left out, the name alone.",
      ),
    drawing: drawing
      .extend({
        fillsFrame: between(0, 20, role("view", slug))
          .default([])
          .describe("Views that fill their frame to its edges, instead of fading into the ground."),
      })
      .optional()
      .describe(
        "The drawing of the openings. It may name close-ups, as <view> elements, which pages then choose. Left out, arcs take its place.",
      ),
  })
    .default({})
    .describe("Colors, logo and drawing. Files are those of content/art/, or of src/art/."),
  answers: answerWords,
  emergency: role(
    "emergency",
    fields({
      call911: signLists.call911,
      otherwise: prose(700).describe(
        "When to go to an emergency room, and whom to call with less.",
      ),
      sources,
    }),
  ).describe("Shown wherever an emergency could bring a reader to the site."),
  beforeSurgery: advice
    .optional()
    .describe(
      "Shown on every page that speaks of an operation or a scan: blood thinners and pregnancy.",
    ),
  firstAid: role(
    "emergency",
    fields({
      nosebleed: firstAid,
      buttonBattery: firstAid,
      suddenHearingLoss: firstAid,
    }),
  )
    .default({})
    .describe(
      "What to do at once. Texts name it as {nosebleed}, {buttonBattery} and {suddenHearingLoss}.",
    ),
  afterHours: role(
    "emergency",
    fields({
      phone: phoneNumber
        .optional()
        .describe(
          "A number that answers while the office is closed; left out where there is none.",
        ),
      instruction: prose(160)
        .optional()
        .describe(
          "What to do while the office is closed, in your own words, in place of the number.",
        ),
      unanswered: prose(120).describe("Said as long as there is neither."),
      nextMorning: prose(200).describe("What to do about something that can wait for the morning."),
    }),
  ).describe(
    "What to do while the office is closed. Texts say it with {afterHoursNow} where it cannot wait, and with {afterHoursMorning} where it can.",
  ),
  phoneHelp: fields({
    title: heading,
    brief: prose(240).describe("In the booking window, with the link to all ways."),
    ways: between(3, 8, fields({ term: role("entry", line(70)), meaning: prose(320) })),
    sources,
  }).describe("For those who cannot hear, speak or use the telephone well."),
  toConfirm,
}).superRefine(({ officeName, otherOffices, bannerOffice }, context) => {
  const names = [officeName ?? [], otherOffices.map(({ name }) => name)].flat();
  if (otherOffices.length > 0 && officeName === undefined)
    refuse(
      context,
      ["officeName"],
      "Name the first office too, so that patients can tell them apart.",
    );
  if (new Set(names).size < names.length)
    refuse(context, ["otherOffices"], "Two offices have the same name. Give each its own.");
  if (bannerOffice !== undefined && !names.includes(bannerOffice))
    refuse(context, ["bannerOffice"], `Write the name of an office: ${names.join(", ")}.`);
});

export type PracticeContent = z.infer<typeof practiceSchema>;
export type Closure = PracticeContent["closures"][number];
export type OfficeContent = PracticeContent["otherOffices"][number];
