import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "../../src/data/load-content.ts";
import { fill, practiceTokens } from "../../src/data/tokens.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { type Role, roles } from "../../src/schemas/to-confirm.ts";
import type { Checklist } from "./checklist.ts";
import type { ChecklistItem } from "./checklist-item.ts";
import { textsOf } from "./signatures.ts";

/** Longer items, such as a whole page, are read on the page itself. */
const mostTexts = 30;

const style = `
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 Georgia, serif; color: #111; }
  h2 { margin-top: 2.5rem; border-bottom: 2px solid; }
  ul { padding: 0; list-style: none; }
  li { display: grid; grid-template-columns: 1.75rem 1fr; margin: 1.25rem 0; break-inside: avoid; }
  li::before { content: ""; width: 1rem; height: 1rem; margin-top: 0.25rem; border: 2px solid; }
  blockquote { margin: 0.5rem 0; padding-left: 1rem; border-left: 3px solid #888; }
  p { margin: 0.25rem 0; }
  code { font-size: 0.8125rem; overflow-wrap: anywhere; }
`;

/**
 * What each role has to settle, as an HTML page to print or open: by page of the site, in reading
 * order, each line with its sentences and a box. Roles with nothing to settle have no page.
 */
export function rolePages(content: Content, { open }: Checklist): [Role, html: string][] {
  return roles.flatMap((role): [Role, string][] => {
    const items = open.filter(({ who }) => who === role);
    return items.length === 0 ? [] : [[role, pageFor(role, items, content)]];
  });
}

function pageFor(role: Role, items: readonly ChecklistItem[], content: Content): string {
  const pages = pagesOf(content);
  const placeOf = ({ file }: ChecklistItem) =>
    pages.findIndex(({ sources }) => sources[0] === file);
  const groups = [...Map.groupBy(items, placeOf)].sort(([a], [b]) => a - b);
  const title = `Before the site opens: ${role}`;
  const sections = groups.map(([index, own]) => {
    const page = pages[index];
    const heading = page ? `${page.label} (${page.path})` : "Every page";
    const lines = own.toSorted(byLine).map((item) => line(item, content));
    return h("section", { key: index }, h("h2", null, heading), h("ul", null, lines));
  });
  const charset = h("meta", { charSet: "utf-8" });
  const head = h("head", null, charset, h("title", null, title), h("style", null, style));
  const about = `${items.length} lines. Tick what is right as it stands, and change what is not.`;
  const signature = h("p", null, "Name and date: ______________________________");
  const body = h("body", null, h("h1", null, title), h("p", null, about), sections, signature);
  return `<!doctype html>${renderToStaticMarkup(h("html", { lang: "en" }, head, body))}`;
}

const byLine = (a: ChecklistItem, b: ChecklistItem) => (a.line ?? 0) - (b.line ?? 0);

function line(item: ChecklistItem, content: Content): ReactNode {
  const { id, what, why, settledBy } = item;
  const texts = textsOf(content, item);
  const tokens = practiceTokens(content.practice);
  const must = {
    change: "Only another value settles this line.",
    signature: "The site cannot open without a signature here.",
  };
  return h(
    "li",
    { key: id },
    h(
      "div",
      null,
      h("p", null, h("b", null, what)),
      texts.length <= mostTexts &&
        texts.map((text, index) => h("blockquote", { key: index }, fill(text, tokens))),
      h("p", null, why),
      settledBy !== undefined && h("p", null, must[settledBy]),
      h("p", null, h("code", null, id)),
    ),
  );
}
