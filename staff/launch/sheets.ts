import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { stringify } from "yaml";
import { z } from "zod";
import type { Content } from "../../src/data/load-content.ts";
import { type Role, roles } from "../../src/schemas/to-confirm.ts";
import type { Checklist } from "./checklist.ts";
import { questionWords, summary, time } from "./checklist-text.ts";
import { type Entry, entriesOf, wordsOf } from "./entries.ts";
import type { Right } from "./sign.ts";

const style = `
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.4 Georgia, serif; color: #111; }
  h2 { margin: 2rem 0 0; border-bottom: 2px solid; font-size: 1.25rem; }
  ul { padding: 0; list-style: none; }
  ul > li { display: grid; grid-template-columns: 1.75rem 1fr; margin: 0.5rem 0; break-inside: avoid; }
  ul > li::before { content: ""; width: 1rem; height: 1rem; margin-top: 0.125rem; border: 2px solid; }
  blockquote { margin: 0.25rem 0; padding-left: 0.75rem; border-left: 3px solid #888; }
  p { margin: 0; }
  small { overflow-wrap: anywhere; color: #444; }
  @media print { body { margin: 0; font-size: 9pt; } details { display: none; } a { color: inherit; } }
`;

/**
 * The sheets that each person signs, by the names of their files: a page to print or to open for what is
 * urgent, and one for all else, and a form in which what was ticked on paper is typed once.
 *
 * @param previewUrl URL of the preview, whose pages have the notes
 */
export function sheetsOf(
  content: Content,
  { open }: Checklist,
  previewUrl: string,
): [file: string, text: string][] {
  const all = entriesOf(content, open);
  return roles.flatMap((role): [string, string][] => {
    const entries = all.filter(({ who }) => who === role);
    const [urgent, others] = [true, false].map((urgency) =>
      entries.filter(({ isUrgent }) => isUrgent === urgency),
    ) as [Entry[], Entry[]];
    const signable = entries.filter(isSignable);
    const name = role.replace(" ", "-");
    const title = `Before the site opens: ${role}`;
    const rows = others.map((entry) => pageRow(entry, content, previewUrl));
    const texts = urgent.map((entry) => urgentRow(entry, content));
    return [
      ...(urgent.length === 0
        ? []
        : [sheet(`${name}-emergency`, `${title}: emergency answers, first`, urgent, texts)]),
      ...(others.length === 0 ? [] : [sheet(name, title, others, rows)]),
      ...(signable.length === 0 ? [] : [form(name, role, signable)]),
    ];
  });
}

function sheet(
  name: string,
  title: string,
  entries: readonly Entry[],
  rows: ReactNode[],
): [string, string] {
  const charset = h("meta", { charSet: "utf-8" });
  const head = h("head", null, charset, h("title", null, title), h("style", null, style));
  const about = `${entries.length} to sign, ${time(entries)}. Tick what is right as it stands, and change what is not.`;
  const signature = h("p", null, "Name and date: ______________________________");
  const list = h("ul", null, rows);
  const body = h("body", null, h("h1", null, title), h("p", null, about), list, signature);
  const page = renderToStaticMarkup(h("html", { lang: "en" }, head, body));
  return [`${name}.html`, `<!doctype html>${page}`];
}

const isSignable = ({ items }: Entry) => items.some(({ settledBy }) => settledBy !== "change");

const mark = ({ name, text }: Entry) => h("small", null, `${name}, ${text}`);

/** A page in one line. Its questions are on the preview; here they open, and do not print. */
function pageRow(entry: Entry, content: Content, previewUrl: string): ReactNode {
  const { name, path, items } = entry;
  const link = path === undefined ? undefined : `${previewUrl}${path}`;
  const must = items.some(({ settledBy }) => settledBy === "change");
  const notes = items.map((item) => {
    const { id, number, what, why, todo } = item;
    const quotes = questionWords(content, item).map((text) => h("blockquote", { key: text }, text));
    return h(
      "li",
      { key: id, value: number },
      h("b", null, what),
      ...quotes,
      h("p", null, why, " ", todo),
    );
  });
  return h(
    "li",
    { key: name },
    h(
      "div",
      null,
      h("b", null, summary(entry)),
      link && h("p", null, h("a", { href: link }, link)),
      must && h("p", null, "Some of it has to be replaced: a signature does not settle it."),
      h("details", null, h("summary", null, "What is asked"), h("ol", null, notes)),
      mark(entry),
    ),
  );
}

/** A text with all its words: who signs it reads them here. */
function urgentRow(entry: Entry, content: Content): ReactNode {
  const { name, title, items } = entry;
  const words = [...new Set(items.flatMap((item) => wordsOf(content, item)))];
  return h(
    "li",
    { key: name },
    h(
      "div",
      null,
      h("b", null, title),
      h("blockquote", null, words.join(" · ")),
      ...items.map(({ why }) => h("p", null, why)),
      mark(entry),
    ),
  );
}

const formSchema = z.strictObject({
  as: z.enum(roles),
  by: z.string().min(1, "Write the name of who has signed the sheet."),
  right: z.array(
    z.strictObject({
      name: z.string(),
      text: z.string(),
      right: z.enum(["yes", "no", ""], 'Write "yes" or "no", or leave it empty.'),
      proof: z.string().optional(),
    }),
  ),
});

function form(name: string, role: Role, entries: readonly Entry[]): [string, string] {
  const rows = entries.map((entry) => {
    const proof = entry.name.startsWith("claim/") ? ', proof: ""' : "";
    const code = `{ name: ${entry.name}, text: "${entry.text}", right: ""${proof} }`;
    return `  # ${summary(entry)}\n  - ${code}`;
  });
  const about = `# The sheet of the ${role}, to type what was ticked on paper: by is the name, right is yes.\n# Then: npm run launch:sign -- --from this-file.yaml`;
  return [
    `${name}.yaml`,
    `${about}\n\n${stringify({ as: role, by: "" })}right:\n${rows.join("\n")}\n`,
  ];
}

/** What a form says that somebody found right. @throws TypeError when it is not filled in */
export function readForm(value: unknown): { as: Role; by: string; rights: Right[] } {
  const { data, error } = formSchema.safeParse(value);
  if (data === undefined) throw new TypeError(z.prettifyError(error));
  const rights = data.right.filter(({ right }) => right === "yes");
  return { as: data.as, by: data.by, rights: rights.map(({ right: _, ...entry }) => entry) };
}
