import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Content } from "../../src/data/load-content.ts";
import { titleOfRole } from "../../src/data/sign-off.ts";
import { type Role, roles } from "../../src/schemas/to-confirm.ts";
import type { LaunchList } from "./launch-list.ts";
import { counted, mustChange, nextUnits, time } from "./launch-text.ts";
import { headingOf, type Unit, wordsOf, wordsOfAll } from "./units.ts";

/**
 * The sheet of each person, by the name of its file: a page with a box for each text and each page, to tick on the
 * screen or on paper. What is ticked is downloaded as a file that `readTicked` reads.
 *
 * @param previewUrl URL of the preview, whose pages have the notes
 */
export function sheetsOf(
  content: Content,
  { toOpen, toAdd, translations, changed }: LaunchList,
  previewUrl: string,
): [file: string, text: string][] {
  const template = readFileSync(`${import.meta.dirname}/sheet.html`, "utf8");
  const lists: [heading: string, units: readonly Unit[]][] = [
    ["To open the site", toOpen],
    ["Changed since it was signed", changed],
    ["To add next, in the order of the site", nextUnits(toAdd)],
    ["Translations", translations],
  ];
  return roles.flatMap((role): [string, string][] => {
    const parts = lists.map(([heading, all]) => {
      const units = all.filter(({ who }) => who === role);
      const rows = units.map((unit) => row(unit, content, previewUrl)).join("\n");
      return units.length === 0 ? "" : `<h2>${heading}: ${time(units)}</h2>\n<ul>${rows}</ul>`;
    });
    const sheet = template
      .replaceAll("%ROLE%", role)
      .replaceAll("%SIGNER%", titleOfRole(content, role))
      .replace("%PEOPLE%", () =>
        signersIn(content, role)
          .map((name) => `<option>${escaped(name)}`)
          .join(""),
      )
      .replace("%ENTRIES%", () => parts.join("\n"));
    return parts.join("") === "" ? [] : [[`${role.replace(" ", "-")}.html`, sheet]];
  });
}

/** The names of those who sign in a role. */
export function signersIn({ providers, launch }: Content, role: Role): string[] {
  const people = launch.people.filter((person) => person.as === role);
  return (role === "physician" ? providers : people).map(({ name }) => name);
}

/** What is signed at once. A text stands here whole; a page is read on the preview, where its questions are too. */
function row(unit: Unit, content: Content, previewUrl: string): string {
  const { name, title, path, open, fingerprint, isText } = unit;
  const about = isText ? "" : `: ${counted(open.length, "question")}, ${time([unit])}`;
  const link = `${previewUrl}${path}`;
  const words = isText ? quoted([wordsOfAll(content, open).join(" · ")]) : questions(unit, content);
  const whys = isText ? open.filter(({ id }) => id !== name).map(({ why }) => why) : [];
  const first = open.flatMap(({ remedy }) => (remedy ? [`To do first. ${remedy}`] : []));
  const box = `<input type="checkbox" id="${name}" value="${fingerprint}" autocomplete="off"${mustChange(unit) ? " disabled" : ""}>`;
  const proof = open.some(({ isClaim }) => isClaim)
    ? "<p><label>What proves the claim, and where it is kept <input data-proof></label></p>"
    : "";
  return `<li>${box}<div>
    <label for="${name}"><b>${escaped(`${title}${about}`)}</b></label>
    ${isText || path === undefined ? "" : `<p><a href="${link}">${link}</a></p>`}
    ${words}${[...first, ...whys].map((text) => `<p>${escaped(text)}</p>`).join("")}${proof}
    <small>${name}, ${fingerprint}</small>
  </div></li>`;
}

/** The questions about a page, which open on the screen and do not print. */
function questions({ open }: Unit, content: Content): string {
  const rows = open.map((question) => {
    const words = question.field === "review" ? [] : wordsOf(content, question);
    const heading = escaped(headingOf(content, question));
    return `<li><b>${heading}</b>${quoted(words)}<p>${escaped(question.why)}</p></li>`;
  });
  // Whoever reviews the whole page sees the questions beside its words in the preview.
  const isRead = open.some(({ field }) => field === "review");
  return `<details${isRead ? "" : " open"}><summary>What is asked</summary><ol>${rows.join("\n")}</ol></details>`;
}

/** Words in question. Long lists are read on the page itself. */
function quoted(words: readonly string[]): string {
  const most = 12;
  const shown = words.length > most ? [...words.slice(0, most), "…"] : words;
  return shown.map((text) => `<blockquote>${escaped(text)}</blockquote>`).join("");
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** What somebody found right as it stands: a unit that was ticked on a sheet or named on the command line. */
export interface Ticked {
  /** Of a unit of the launch check. Nothing shorter signs several. */
  name: string;
  /** The fingerprint of the unit on the sheet; undefined where there is no sheet. */
  fingerprint?: string | undefined;
  /** For a claim. */
  proof?: string | undefined;
}

const tickedSchema = z.strictObject({
  as: z.enum(roles),
  by: z.string().min(1),
  ticked: z.array(
    z.strictObject({ name: z.string(), fingerprint: z.string(), proof: z.string().optional() }),
  ),
});

/** What a downloaded file says that somebody found right. @throws TypeError when it is none */
export function readTicked(text: string): { as: Role; by: string; ticked: Ticked[] } {
  try {
    return tickedSchema.parse(JSON.parse(text));
  } catch {
    throw new TypeError(
      "This is not what a sheet downloads. Open the sheet, tick, and press “Download what I ticked”.",
    );
  }
}
