import { weekdays } from "../schemas/practice.ts";

/**
 * Finds in a text the facts that practice.yaml and the providers' files state once: telephone
 * numbers, addresses, hours, ages, years of experience, physicians. Each form that people write is
 * read into one, so that what is found can be compared.
 */

/** A space or a mark that people write within numbers and ranges. U+2010 to U+2013 are hyphens and the en dash. */
const gap = String.raw`[\s.\u2010-\u2013-]`;
// Ten digits in a row are a number only where the North American plan has one: area and exchange begin with 2 to 9.
const phone = new RegExp(
  String.raw`(?:\+?1${gap}?)?(?:\(\d{3}\)${gap}?\d{3}${gap}?|\b\d{3}${gap}?\d{3}${gap}|(?<![\d./=_-])(?:1(?=\d{10}))?[2-9]\d{2}[2-9]\d{2})\d{4}\b`,
  "g",
);

/** Telephone numbers, as ten digits. */
export function phoneNumbersIn(text: string): string[] {
  return [...text.matchAll(phone)].map(([number]) => number.replace(/\D/g, "").slice(-10));
}

const dash = String.raw`[\u2010-\u2013-]`;
const day = [
  ...weekdays.map((name) => `${name}s?|${name.slice(0, 3)}`),
  "Tues",
  "Weds",
  "Thurs?",
  "weekdays?",
  "weekends?",
].join("|");
const days = String.raw`\b(?<from>${day})\b(?:\s*(?<link>to|through|and|&|${dash})\s*\b(?<to>${day})\b)?`;
const time = String.raw`\d{1,2}(?::\d\d)?(?: ?[AP]\.?M(?![a-z])\.?)?`;
const range = String.raw`(?<![\d:.,/T])(?<opens>${time})\s*(?:to|until|${dash})\s*(?<closes>${time})(?![\d:%]| ?(?:minutes?|hours?|days?|weeks?|months?|years?)\b)`;
const statement = new RegExp(String.raw`${days}[,:]?\s*(?:from |open )?${range}`, "gi");
const anyRange = new RegExp(range, "gi");
const month =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const openOrClosed = [
  new RegExp(
    String.raw`(?<not>\bnot )?\b(?<state>open|closed)(?: on)? ${days}(?!,? (?:the|${month}|\d))`,
    "gi",
  ),
  new RegExp(String.raw`${days}[,:]?\s*(?<state>closed)\b`, "gi"),
];

const spanishDays = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"];
const spanishDay = new RegExp(String.raw`(?<!\p{L})(${spanishDays.join("|")})s?(?!\p{L})`, "giu");

/** Days and times that are said in Spanish, said in English: "lunes a viernes, 8:30 a. m. a 4:30 p. m.". */
function inEnglish(text: string): string {
  return text
    .replace(
      spanishDay,
      (name, one: string) => weekdays[spanishDays.indexOf(one.toLowerCase())] ?? name,
    )
    .replace(/\b(?:(cerrad)|abiert)[oa]s?\b(?: (?:los|el)\b)?/gi, (_, closed?: string) =>
      closed === undefined ? "open" : "closed",
    )
    .replace(/\b([ap])\.\s?m\./gi, "$1m")
    .replace(/(?<=day|[ap]m|:\d\d) a (?=\d|[A-Z])/g, " to ")
    .replace(/(?<=day) y (?=[A-Z])/g, " and ");
}

/** The opening times that a text states, in one normal form: "Monday 08:30-16:30". Closed days are left out. */
export function openingTimesIn(text: string): string[] {
  const found = new Set<string>();
  for (const { groups = {} } of inEnglish(text).matchAll(statement)) {
    const times = normal(groups);
    if (times !== undefined) for (const name of namedDays(groups)) found.add(`${name} ${times}`);
  }
  return [...found].sort();
}

/**
 * Every range of times in a text, whether or not a day stands before it: "08:30-16:30". Without a day,
 * numbers are times only if they have minutes or AM or PM.
 */
export function timeRangesIn(text: string): string[] {
  return [...inEnglish(text).matchAll(anyRange)].flatMap(({ groups = {} }) => {
    const { opens = "", closes = "" } = groups;
    const areTimes =
      /m/i.test(closes) ||
      (/m/i.test(opens) && closes.includes(":")) ||
      (opens.includes(":") && closes.includes(":"));
    const times = areTimes ? normal(groups) : undefined;
    return times === undefined ? [] : [times];
  });
}

/**
 * The days on which a text says that the office is open or closed, without times: "open on Saturdays".
 * Days with a date are out of the ordinary, and a question says nothing.
 */
export function openDaysIn(text: string): { day: string; open: boolean }[] {
  const english = inEnglish(text);
  return openOrClosed.flatMap((pattern) =>
    [...english.matchAll(pattern)].flatMap(({ 0: whole, groups = {}, index }) => {
      if (/^[^.!?]*\?/.test(english.slice(index + whole.length))) return [];
      const open = (groups["state"]?.toLowerCase() === "open") !== (groups["not"] !== undefined);
      return namedDays(groups).map((name) => ({ day: name, open }));
    }),
  );
}

type Groups = Readonly<Record<string, string | undefined>>;

/** The days that "Monday to Friday", "Saturday and Sunday" or "weekdays" mean. */
function namedDays({ from = "", link, to = from }: Groups): string[] {
  const [first = [], last = []] = [from, to].map((name) => {
    if (/^weekday/i.test(name)) return weekdays.slice(0, 5);
    if (/^weekend/i.test(name)) return weekdays.slice(5);
    return weekdays.filter((one) => one.toLowerCase().startsWith(name.slice(0, 3).toLowerCase()));
  });
  if (from === to || link === undefined || /and|&/i.test(link))
    return [...new Set([...first, ...last])];
  const [start, end] = [
    weekdays.indexOf(first[0] as never),
    weekdays.indexOf(last.at(-1) as never),
  ];
  return start <= end
    ? weekdays.slice(start, end + 1)
    : [...weekdays.slice(start), ...weekdays.slice(0, end + 1)];
}

/** A range of times as "08:30-16:30". Where AM or PM is left out, an office opens by day and closes after it opens. */
function normal({ opens = "", closes = "" }: Groups): string | undefined {
  const [start, end] = [opens, closes].map((written) => {
    const [, hour = "", minutes = "0", half] = /^(\d+)(?::(\d\d))? ?([AP])?/i.exec(written) ?? [];
    return {
      hour: Number(hour),
      minutes: Number(minutes),
      half: half?.toUpperCase(),
      isLong: /^0\d/.test(written) || Number(hour) > 12,
    };
  }) as [Clock, Clock];
  if ([start, end].some(({ hour, minutes }) => hour > 24 || minutes > 59)) return undefined;
  const byHalf = ({ hour, minutes }: Clock, half: string | undefined) =>
    ((hour % 12) + (half === "P" ? 12 : 0)) * 60 + minutes;
  const plain = ({ hour, minutes }: Clock) => hour * 60 + minutes;
  const isLong = start.half === undefined && end.half === undefined && (start.isLong || end.isLong);
  const last = (from: number) => {
    if (end.half !== undefined) return byHalf(end, end.half);
    return byHalf(end, "A") > from ? byHalf(end, "A") : byHalf(end, "P");
  };
  const first = () => {
    if (start.half !== undefined) return byHalf(start, start.half);
    if (end.half !== undefined)
      return byHalf(start, end.half) < byHalf(end, end.half)
        ? byHalf(start, end.half)
        : byHalf(start, "A");
    return byHalf(start, start.hour < 6 || start.hour === 12 ? "P" : "A");
  };
  const from = isLong ? plain(start) : first();
  return [from, isLong ? plain(end) : last(from)]
    .map((minutes) =>
      [Math.floor(minutes / 60), minutes % 60]
        .map((part) => String(part).padStart(2, "0"))
        .join(":"),
    )
    .join("-");
}

/** A time as it is written. `isLong`: on a clock of 24 hours. */
interface Clock {
  hour: number;
  minutes: number;
  half: string | undefined;
  isLong: boolean;
}

const smallNumbers =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen".split(
    "|",
  );
const number = String.raw`(?<!\p{L}|[\d.,-])(?:\d+|${smallNumbers.toReversed().join("|")})(?!\p{L}|\d)`;
const age = new RegExp(
  [
    String.raw`\bfrom (?:the )?age(?: of)? (?<a>${number})`,
    String.raw`\bfrom (?<b>${number}) years of age`,
    String.raw`\b(?:desde|a partir de) los (?<spanish>${number}) años`,
    String.raw`(?:\bage[sd]? )?(?<c>${number})(?: years?)?(?: old| of age)?(?:\+| (?:and|or) (?:older|over|up|above)\b)`,
  ].join("|"),
  "giu",
);

/**
 * The ages from which a text says that patients are seen. An age in a sentence about a disease or a
 * treatment says nothing of whom the practice sees, and is left out.
 */
export function minimumAgesIn(text: string): number[] {
  return [...text.matchAll(age)].flatMap(({ 0: whole, groups = {}, index }) => {
    const { a, b, c, spanish } = groups;
    const sentence = `${/[^.!?]*$/.exec(text.slice(0, index))?.[0] ?? ""}${whole}`;
    const ofPatients =
      spanish !== undefined ||
      /\b(patients?|sees?|seen|served?|serves|welcomes?|children aged|ages? (?:\d|\p{L}+ (?:and|or)))/iu.test(
        sentence,
      );
    const written = (a ?? b ?? c ?? spanish ?? "").toLowerCase();
    return ofPatients
      ? [/\d/.test(written) ? Number(written) : smallNumbers.indexOf(written) + 1]
      : [];
  });
}

const years = String.raw`(?:(?:over|more than|nearly|almost|about|at least|some) )?(?:\d+|ten|fifteen|twenty|thirty|forty)(?:\+| plus)?(?: or more)? years`;
const experience = new RegExp(
  String.raw`\b(${years})['’]?(?: of)?(?: [a-z]+){0,2} experience\b|\bexperience:?(?: of)? (${years})\b|\b(decades of) experience\b|\b(?:practic(?:ed|ing)|in practice)(?: [a-z]+)? for (${years})\b|\b(${years}) (?:in|of) practice\b`,
  "gi",
);

/** What a text says of years of experience, in small letters: "over 15 years". */
export function experienceIn(text: string): string[] {
  return [...text.matchAll(experience)].map(([, ...forms]) =>
    (forms.find((form) => form !== undefined) ?? "").toLowerCase(),
  );
}

const name = String.raw`[A-Z][\p{L}’'-]+`;
const title = new RegExp(
  String.raw`\b(?:Drs?\.?|Doctors?) (?!(?:NW|NE|SW|SE)\b)(?<names>${name}(?:(?:,|,? and|,? &) (?:Dr\.? )?(?!Drs?\b|Doctor)${name})*)`,
  "gu",
);
const degree = new RegExp(
  String.raw`\b(?<first>${name}(?: [A-Z](?=[. ]))?)\.? (?<last>${name}),? (?<degree>M\.D\.|D\.O\.|MD\b|DO\b)(?! \d{5})`,
  "gu",
);

/**
 * Names of physicians in one form, long ("Jane B. Doe, MD") and short ("Dr. Doe"). "Northside Dr. NW" is
 * a street.
 */
export function physiciansIn(text: string): string[] {
  const short = [...text.matchAll(title)].flatMap(({ 0: whole, groups = {} }) => {
    // After one doctor, "and" leads on to something else.
    const names =
      groups["names"]?.split(/,? (?:and|&) |, /).map((one) => one.replace(/^Dr\.? /, "")) ?? [];
    return (/^\w+s\b/.test(whole) ? names : names.slice(0, 1)).map((one) => `Dr. ${one}`);
  });
  const long = [...text.matchAll(degree)].map(({ groups = {} }) => {
    const first = groups["first"] ?? "";
    return `${/ [A-Z]$/.test(first) ? `${first}.` : first} ${groups["last"]}, ${groups["degree"]}`;
  });
  return [...short, ...long];
}

const road =
  "St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Pkwy|Parkway|Pl|Place|Ct|Court|Cir|Circle|Ter|Terrace|Hwy|Highway|Sq|Square";
const street = new RegExp(
  String.raw`\b\d{1,5} (?:[A-Z][\p{L}’'.-]* ){1,4}?(?:${road})\b(?:\.? (?:NW|NE|SW|SE|N|S|E|W)\b)?`,
  "gu",
);

/** Street addresses with their number, such as "12 Main St. NW". A street without a number is the way to somewhere. */
export function streetsIn(text: string): string[] {
  return [...text.matchAll(street)].map(([found]) => found);
}

/** ZIP codes after the letters of a state: "GA 30318" holds "30318". */
export function postalCodesIn(text: string): string[] {
  return [...text.matchAll(/\b[A-Z]{2},? (\d{5})(?:-\d{4})?\b/g)].map(([, code = ""]) => code);
}
