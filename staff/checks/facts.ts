import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { ContentString } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";
import { hasSeveral, tokensIn } from "../../src/data/tokens.ts";
import { positionOf } from "../position.ts";
import {
  anyWriting,
  digitsOf,
  numbersOfOthers,
  phoneNumbersIn,
  plainText,
} from "./phone-numbers.ts";

const practiceFile = "content/practice.yaml";

/** A known value, and its replacement. */
interface Fact {
  pattern: RegExp;
  /** Digits to look for first: compiling the pattern is slow. */
  digits?: string;
  remedy: string;
}

/**
 * Facts that a text repeats literally: phone, fax, street, ZIP code, brand and the first physician's name.
 * A fact in two places goes stale in one of them, so texts name it in braces. A telephone number that
 * is neither ours nor listed under `others` in care.yaml is an error too.
 */
export function repeatedFacts(content: Content): Problem[] {
  const { strings, practice, providers } = content;
  const facts = factsOf(practice);
  const names = namesOf(practice.brand, providers);
  const { phone, fax, onCall } = practice;
  const practiceNumbers = [phone, fax ?? phone, onCall?.phone ?? phone].map(digitsOf);
  const offices = practice.otherOffices.flatMap(({ phone, fax }) => [phone, fax ?? []].flat());
  const known = [...practiceNumbers, ...offices.map(digitsOf), ...numbersOfOthers(practice)];
  const addresses = practice.others.flatMap(({ address }) => address ?? []);
  const strangers: string[] = [];
  const problems = strings.filter(isChecked).flatMap((string) => {
    const text = plainText(
      addresses.reduce((rest, other) => rest.replaceAll(other, ""), string.text),
    );
    const digits = digitsOf(text);
    const found = [...facts, ...(isFreeToName(string) ? [] : names)]
      .filter((fact) => digits.includes(fact.digits ?? "") && fact.pattern.test(text))
      .map(({ remedy }) => remedy);
    const strange = new Set(
      phoneNumbersIn(text).filter((number) => !known.some((full) => full.endsWith(number))),
    );
    strangers.push(...strange);
    const remedies = [...strange].map(
      (number) =>
        `${number} is not a number of this practice. Write {phone}, or say whose number it is under "others" in care.yaml.`,
    );
    return [...new Set([...found, ...remedies])].map((remedy) => problemAt(string, remedy));
  });
  return [...changedNumbers(content, strangers), ...problems];
}

/** Numbers that several texts give and care.yaml does not: most often it was changed there, which is one mistake. */
function changedNumbers(content: Content, strangers: readonly string[]): Problem[] {
  return [...Map.groupBy(strangers, (number) => number)]
    .filter(([, { length }]) => length > 1)
    .map(([number, { length }]) =>
      problemAt(
        positionOf(content, "content/care.yaml", "others"),
        `${length} texts give the number ${number}, which is neither here nor in practice.yaml. If it was changed here, put it back, or correct each text; they follow.`,
      ),
    );
}

/** The field of the fact itself, names as their owners write them, and citations as printed. */
const unchecked = ["fact", "name", "citation", "setting"] as const;

function isChecked({ roles }: ContentString): boolean {
  return !unchecked.some((role) => roles.includes(role));
}

/** A physician's own file states the name, and patients' words stay as they were said. */
function isFreeToName({ file, roles }: ContentString): boolean {
  return file.startsWith("content/providers/") || roles.includes("quotation");
}

function factsOf({ phone, fax, address, onCall: stated, siteUrl }: Content["practice"]): Fact[] {
  const onCall = stated && {
    ...writingOf(stated.phone),
    remedy: "Write {afterHoursPhone} for this number. It is in practice.yaml.",
  };
  return [
    ...(onCall ? [onCall] : []),
    {
      ...writingOf(phone),
      remedy:
        "Write {phone} for our number, or {phoneLink} in a paragraph. The number itself is in practice.yaml.",
    },
    ...(fax === undefined
      ? []
      : [
          {
            ...writingOf(fax),
            remedy: "Write {fax} for our fax. The number itself is in practice.yaml.",
          },
        ]),
    {
      // "1120 Curran" of "1120 Curran St. NW": the rest is written in many ways.
      pattern: words(/^.*?\p{L}{3,}/u.exec(address.street)?.[0] ?? address.street, "iu"),
      remedy:
        "Write {street} or {address} for our address. The address itself is in practice.yaml.",
    },
    {
      pattern: words(new URL(siteUrl).host.replace(/^www\./, ""), "iu"),
      remedy:
        "Write a page of this site by its path alone, such as [words](/contact-us): the address of the site may change.",
    },
    {
      pattern: words(address.postalCode),
      remedy: "Write {address} for our address. The ZIP code itself is in practice.yaml.",
    },
  ];
}

function namesOf(brand: string, providers: Content["providers"]): Fact[] {
  const [{ name, shortName }] = providers;
  const [bare = name] = name.split(",");
  const surname = shortName.replace(/^Dr\.? /, "");
  return [
    { pattern: words(brand), remedy: `Write {brand} in place of "${brand}".` },
    {
      pattern: words(bare),
      remedy: `Write {physician} in place of “${bare}”. Pages then say “${name}”.`,
    },
    // Of several, the token names none.
    ...(hasSeveral(providers)
      ? []
      : [
          {
            pattern: new RegExp(
              `${words(`Dr. ${surname}`).source}|${words(`Doctor ${surname}`).source}`,
              "u",
            ),
            remedy: `Write {physicianShort} in place of "${shortName}".`,
          },
        ]),
  ];
}

/** A telephone number, with or without its area code. */
function writingOf(phone: string): Pick<Fact, "pattern" | "digits"> {
  return { pattern: anyWriting(phone), digits: digitsOf(phone).slice(3) };
}

/** Finds words exactly, with or without full stops. */
function words(text: string, flags = "u"): RegExp {
  const literal = text
    .trim()
    .split(/\.?\s+/)
    .map((word) => RegExp.escape(word))
    .join(String.raw`\.?\s+`);
  return new RegExp(String.raw`(?<![\p{L}\d])${literal}(?![\p{L}\d])`, flags);
}

/** Facts that texts name and the practice does not have: their sentences are left out. */
export function leftOut({ strings, tokens }: Content): Problem[] {
  return Object.keys(tokens)
    .filter((name) => tokens[name] === undefined)
    .flatMap((name) => {
      return strings
        .filter(({ text }) => tokensIn(text).includes(name))
        .map((string) =>
          problemAt(
            string,
            `${practiceFile} does not say what {${name}} is, so pages leave out the sentence that names it. Look at what is left. Then add the fact there, or remove the sentence here.`,
          ),
        );
    });
}
