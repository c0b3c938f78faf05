import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";

/**
 * Content of a second practice: other facts, two physicians, four services, three locations, no
 * Saturday, no booking script. It is ready for the public: the launch check finds nothing in it. What
 * is peculiar to it stands in tests/practice/content/. All other words are the first practice's in a
 * tongue that nobody speaks (each letter moved by thirteen), so that any of its own words on a page of
 * the second one came from code, and so that a page which the first one gets tomorrow is in the second
 * one too.
 */

/** Kept services and what the second practice calls them. */
const services = {
  "sinus-disorders": "hoarse-voices",
  "sleep-apnea": "trouble-swallowing",
  "hearing-disorders": "long-coughs",
  otolaryngology: "general-care",
} as const satisfies Record<string, string>;

/** Day of the second practice's one notice: long over for the clock, so that only a build told of it shows it. */
export const noticeDay = "2020-05-02";

/** Headings by which the law asks a practice to announce its statements: no practice has words of its own for them. */
export const statements = [
  "Notice of privacy practices",
  "Nondiscrimination",
  "Language assistance",
  "Good-faith estimate",
];

const places = ["lakeside-mn", "canal-park-mn", "west-end-mn"] as const;

/** Fields whose words belong to code: names of kinds, icons, colors, addresses and files. */
const codeWords =
  /^(kind|icon|view|type|language|procedureType|ground|path|link|from|to|status|updated|date)$/;

/**
 * Writes the content of the second practice.
 *
 * @param from content of the first practice
 * @param target an empty folder
 */
export function writeSecondContent(from: string, target: string): void {
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  };
  const foreign = (
    path: string,
    own: (value: Record<string, unknown>) => Record<string, unknown> = (value) => value,
  ) =>
    stringify(
      own(
        inAnotherTongue(parse(readFileSync(join(from, path), "utf8"))) as Record<string, unknown>,
      ),
      { lineWidth: 0 },
    );
  for (const name of readdirSync(join(from, "pages")))
    put(`pages/${name}`, foreign(`pages/${name}`));
  for (const [first, second] of Object.entries(services))
    put(`services/${second}.yaml`, foreign(`services/${first}.yaml`, reviewed));
  for (const [index, name] of readdirSync(join(from, "locations"))
    .slice(0, places.length)
    .entries())
    put(`locations/${places[index]}.yaml`, foreign(`locations/${name}`));
  for (const name of readdirSync(join(from, "legal")))
    put(`legal/${name}`, foreignStatement(readFileSync(join(from, "legal", name), "utf8")));
  const announced = statements
    .map((heading, index) => `\n## ${heading} {#statement-${index}}\n\nAsk at the desk.\n`)
    .join("");
  put("legal/notices.md", `${readFileSync(join(target, "legal/notices.md"), "utf8")}${announced}`);
  for (const name of readdirSync(from).filter((one) => one.endsWith(".yaml")))
    put(name, foreign(name));
  put("redirects.yaml", "redirects:\n  - { from: /voice, to: /service/hoarse-voices }\n");
  put(
    "announcements.yaml",
    `announcements:\n  - { from: "${noticeDay}", to: "${noticeDay}", text: The lift is out of order. }\n`,
  );
  cpSync(join(import.meta.dirname, "content"), target, { recursive: true });
  // Authorities are the same for every practice.
  const { others } = parse(readFileSync(join(from, "practice.yaml"), "utf8")) as {
    others?: unknown[];
  };
  put(
    "practice.yaml",
    `${readFileSync(join(target, "practice.yaml"), "utf8")}${stringify({ others: others ?? [] }, { lineWidth: 0 })}`,
  );
  rmSync(join(target, "search.yaml"));
  put(
    "search.yaml",
    "pages:\n  - { path: /service/hoarse-voices, words: [husky, lost my voice] }\n",
  );
}

/** A service page that a physician has read, whose next review is never due. */
function reviewed(service: Record<string, unknown>): Record<string, unknown> {
  return {
    ...service,
    review: {
      status: "reviewed",
      reviewer: "Tomas Berg, MD",
      date: "2020-05-01",
      next: "9999-12-31",
    },
  };
}

/** Front matter and sections of a statement. */
function foreignStatement(text: string): string {
  const [, fields = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return `---\n${stringify(inAnotherTongue(parse(fields)), { lineWidth: 0 })}---\n${moved(body)}`;
}

/** A value of the content with other words in it; marks for the first practice are left out. */
function inAnotherTongue(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) {
    if (key === "services" && value.every((one) => typeof one === "string"))
      return value.flatMap((slug) => services[slug as keyof typeof services] ?? []);
    return value.map((entry) => inAnotherTongue(entry, key));
  }
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => name !== "toConfirm")
        .map(([name, entry]) => [name, inAnotherTongue(entry, name)]),
    );
  }
  if (typeof value !== "string") return value;
  return codeWords.test(key) && !value.includes(" ") ? pathThere(value) : moved(value);
}

/** Where a path of the first practice leads on the site of the second. */
function pathThere(path: string): string {
  const [, folder, slug = ""] = /^\/(service|locations|providers)\/(.+)$/.exec(path) ?? [];
  if (folder === "service")
    return slug in services ? `/service/${services[slug as keyof typeof services]}` : "/services";
  return folder === undefined ? path : `/${folder}`;
}

/** Words with each letter moved by thirteen. Words in braces, marks of sections and the targets of links stay, as code reads them. */
function moved(text: string): string {
  return text.replace(/\{#?[\w-]+\}|\]\(([^)]*)\)|[a-z]/gi, (found, target?: string) => {
    if (target !== undefined) return `](${pathThere(target)})`;
    if (found.length > 1) return found;
    const first = found < "a" ? 65 : 97;
    return String.fromCharCode(((found.charCodeAt(0) - first + 13) % 26) + first);
  });
}
