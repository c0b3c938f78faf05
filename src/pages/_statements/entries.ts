import type { Content } from "../../data/load-content.ts";
import { contentFolders } from "../../schemas/content-kinds.ts";
import { statementSection } from "../../schemas/statement.ts";
import { sectionsApart, wordsOf } from "../_entry.ts";
import { type PageEntry, rendered } from "../_page.ts";

/** One for each statement, such as /your-privacy. */
export function statementPages(content: Content, path: string): PageEntry[] {
  return content.legal.map((statement) => ({
    kind: "statement",
    path: `${path}/${statement.slug}`,
    label: statement.shortTitle,
    name: statement.template
      ? `${statement.title} ${wordsOf(content).unfinishedTemplate}`
      : statement.title,
    seo: statement.seo,
    sources: [`content/legal/${statement.slug}.md`],
    ...sectionsApart(contentFolders.legal.schema, statementSection, statement),
    render: rendered(statement, async () => (await import("./StatementPage.tsx")).StatementPage),
  }));
}
