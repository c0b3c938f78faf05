import { z } from "zod";
import { type Language, languages } from "../languages/languages.ts";
import {
  between,
  day,
  fields,
  heading,
  line,
  oneOf,
  phoneNumber,
  prose,
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

const weekday = oneOf(...weekdays);

/** A text of a fixed form. */
function formed(form: RegExp, remedy: string) {
  return z.string(remedy).regex(form, remedy);
}

/** A time of day as people say it, such as "8:30 AM". */
const clockTime = z
  .string('Expected a time in quotation marks, such as "8:30 AM".')
  .regex(
    /^(1[0-2]|[1-9]):[0-5]\d (AM|PM)$/,
    'Write the time as "8:30 AM": hour, colon, two digits, a space, AM or PM.',
  );

/** Minutes since midnight of a `clockTime`. */
export function minutesOf(time: string): number {
  const [, hour = "", minute = "", half = ""] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute);
}

/** A text in each language of the site. */
function inEveryLanguage<T extends z.ZodType>(text: T) {
  const tags = Object.keys(languages) as Language[];
  return fields(Object.fromEntries(tags.map((tag) => [tag, text])) as Record<Language, T>);
}

/** Both times or none, and in their order. */
function checkTimes(
  { opens, closes }: { opens?: string | undefined; closes?: string | undefined },
  context: z.RefinementCtx,
): void {
  if ((opens === undefined) !== (closes === undefined)) {
    context.addIssue({
      code: "custom",
      path: [opens === undefined ? "opens" : "closes"],
      message: "Give both opens and closes, or neither for a closed day.",
    });
  }
  if (opens !== undefined && closes !== undefined && minutesOf(closes) <= minutesOf(opens)) {
    context.addIssue({
      code: "custom",
      path: ["closes"],
      message: `Closing time must be after ${opens}. Check AM and PM.`,
    });
  }
}

/** One row of an opening-hours table: a run of days, and either open from–to or closed. */
const hoursRow = fields({
  from: weekday,
  to: weekday.optional(),
  opens: clockTime.optional(),
  closes: clockTime.optional(),
}).superRefine((row, context) => {
  if (row.to !== undefined && weekdays.indexOf(row.to) <= weekdays.indexOf(row.from)) {
    context.addIssue({
      code: "custom",
      path: ["to"],
      message: `Choose a day after ${row.from}, or delete "to" for a single day.`,
    });
  }
  checkTimes(row, context);
});

const hoursTable = between(1, 7, hoursRow).superRefine((rows, context) => {
  const seen = new Set<string>();
  rows.forEach((row, index) => {
    for (const name of weekdays.slice(
      weekdays.indexOf(row.from),
      weekdays.indexOf(row.to ?? row.from) + 1,
    )) {
      if (seen.has(name))
        context.addIssue({
          code: "custom",
          path: [index],
          message: `${name} is already in an earlier row. Give each day once.`,
        });
      seen.add(name);
    }
  });
});

/** Days on which the office is closed, or open for less time than usual. */
const closure = fields({
  date: day.optional().describe("One day, or the first and last of several."),
  from: day.optional(),
  to: day.optional(),
  reason: line(40).describe("Why, in a few words for the visitor, such as Thanksgiving."),
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
    context.addIssue({
      code: "custom",
      path: ["date"],
      message: "Give date for a single day, or from and to for the first and last of several.",
    });
  }
  if (day.safeParse(from).success && to !== undefined && from !== undefined && to <= from) {
    context.addIssue({
      code: "custom",
      path: ["to"],
      message: `Choose a day after ${from}, or write date instead of from and to for a single day.`,
    });
  }
  const last = firstAndLast(row)[1];
  if (announce !== undefined && last !== "" && announce > last) {
    context.addIssue({
      code: "custom",
      path: ["announce"],
      message:
        "Choose a day up to the last of the closure: it is the first on which every page announces it.",
    });
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
      context.addIssue({
        code: "custom",
        path: [index],
        message: `A day of this closure is already in the one for ${other.reason}. Give each day once.`,
      });
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

/** Medical advice that several pages show in the same words. */
const advice = fields({ title: heading, text: prose(600), sources });

/**
 * The practice: every fact that the site states, once. Banner, footer, pages, tel: links,
 * structured data and generated files all read it from here.
 */
export const practiceSchema = fields({
  brand: line(60).describe("Name of the practice, also the suffix of page titles."),
  tagline: line(80).describe("Second part of the default title suffix."),
  about: line(300).describe(
    "What the practice is, in one or two sentences (footer and structured data).",
  ),
  siteUrl: webAddress
    .refine((url) => !url.endsWith("/"), "Leave out the slash at the end.")
    .describe("URL of the public site, without a slash at the end. SITE_URL overrides it."),
  phone: phoneNumber,
  fax: phoneNumber,
  address: fields({
    street: line(80),
    suite: line(40),
    city: line(60),
    region: formed(/^[A-Z]{2}$/, "Write the two capital letters of the state, such as GA."),
    postalCode: z
      .string('Put the ZIP code in quotation marks, such as "30318".')
      .regex(/^\d{5}$/, 'Write the five digits of the ZIP code, such as "30318".'),
    country: formed(/^[A-Z]{2}$/, "Write the two capital letters of the country, such as US."),
  }),
  district: line(60).describe('The part of town, as in "West Midtown".'),
  areaServed: line(60).describe('The wider region served, as in "greater Atlanta".'),
  parking: line(80),
  geo: fields({
    latitude: z
      .number("Write a number such as 33.789.")
      .min(-90, "At least -90.")
      .max(90, "At most 90."),
    longitude: z
      .number("Write a number such as -84.390.")
      .min(-180, "At least -180.")
      .max(180, "At most 180."),
  }),
  timeZone: line(40)
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
  experience: line(60).describe('The practice\'s own claim, as in "over 15 years of experience".'),
  specialties: between(
    1,
    4,
    oneOf(
      "Otolaryngologic",
      "PlasticSurgery",
      "Dermatologic",
      "Oncologic",
      "Pediatric",
      "Pulmonary",
      "SpeechPathology",
      "Surgical",
    ),
  ).describe(
    "Fields of medicine for search engines, in the words of https://schema.org/MedicalSpecialty.",
  ),
  sees: line(80).describe('Whom the practice sees, as in "Adults, and children aged 3 and older".'),
  insurance: line(80).describe('Which insurance is accepted, as in "Most plans accepted".'),
  hours: fields({
    authoritative: oneOf("", "weekday", "extended").describe(
      "Empty, or the one schedule that every page shall show.",
    ),
    weekday: hoursTable,
    extended: hoursTable,
  }),
  closures: closureList
    .nullish()
    .transform((rows) => rows ?? [])
    .describe("Announced exceptions from the hours, in either schedule."),
  booking: fields({
    pageUrl: webAddress,
    widgetScriptUrl: webAddress
      .optional()
      .describe(
        "Script of the scheduling service, fetched once a visitor opens booking; left out where there is none.",
      ),
  }),
  map: fields({
    embedUrl: line(300)
      .startsWith("https://", 'Start with "https://".')
      .describe("URL of the embedded map; {addressQuery} stands for the office's address."),
    directionsUrl: line(300).startsWith("https://", 'Start with "https://".'),
  }),
  insurers: between(1, 40, fields({ name: line(60), logo: line(120).optional() })),
  affiliations: between(1, 12, fields({ name: line(80), logo: line(120).optional() })),
  social: between(
    0,
    8,
    fields({
      name: line(40),
      url: z.union(
        [z.literal(""), webAddress],
        'Write an address that starts with "https://", or leave "" until there is one.',
      ),
    }),
  ).describe("An empty url is kept for later and not shown."),
  themeColor: formed(/^#[0-9a-f]{6}$/, "Write a colour as # and six digits, such as #41683b."),
  others: between(
    0,
    12,
    fields({
      name: line(90),
      phones: between(0, 4, phoneNumber).default([]),
      address: line(160).optional(),
    }),
  )
    .default([])
    .describe(
      "Telephone numbers and addresses of others that the text may contain, such as a government office's. Any other is an error.",
    ),
  emergency: advice.describe("Shown wherever an emergency could bring a reader to the site."),
  beforeSurgery: advice.describe(
    "Shown on every page that speaks of an operation or a scan: blood thinners and pregnancy.",
  ),
  firstAid: fields({
    nosebleed: fields({ text: prose(600), sources }),
    buttonBattery: fields({ text: prose(600), sources }),
    suddenHearingLoss: fields({ text: prose(600), sources }),
  }).describe(
    "What to do at once. Texts name it as {nosebleed}, {buttonBattery} and {suddenHearingLoss}.",
  ),
  afterHours: fields({
    phone: phoneNumber
      .optional()
      .describe("A number that answers while the office is closed; left out where there is none."),
    instruction: inEveryLanguage(prose(160))
      .optional()
      .describe(
        "What to do while the office is closed, in your own words, in place of the number.",
      ),
    unanswered: inEveryLanguage(prose(120)).describe("Said as long as there is neither."),
  }).describe(
    "What to do when it cannot wait and the office is closed. Texts say it with {afterHours}.",
  ),
  toConfirm,
});

export type PracticeContent = z.infer<typeof practiceSchema>;
export type HoursRow = PracticeContent["hours"]["weekday"][number];
export type Closure = PracticeContent["closures"][number];
