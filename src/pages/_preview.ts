import { getContent } from "../data/content.ts";
import { missingSignatures, pagesThatMayWait, titleOfRole } from "../data/sign-off.ts";
import type { Role } from "../schemas/to-confirm.ts";
import type { Page } from "./_page.ts";

let known: ReturnType<typeof read> | undefined;

function read() {
  const content = getContent();
  const files = new Set(pagesThatMayWait(content).map(({ file }) => file));
  return {
    missingOf: missingSignatures(content),
    mayWait: (file: string) => files.has(file),
    titleOf: (role: Role) => titleOfRole(content, role),
  };
}

/** What a preview says of a page: who has yet to sign it, and how many texts for an emergency besides. */
export function previewOf({ sources: [file = ""] }: Page): { waitsFor?: string; mayWait: boolean } {
  known ??= read();
  const { who, texts } = known.missingOf(file);
  const mayWait = known.mayWait(file);
  if (who.length + texts.length === 0) return { mayWait };
  const signs =
    texts.length === 0
      ? []
      : [`${known.titleOf("physician")} (${texts.length} texts for an emergency)`];
  return { waitsFor: [...who.map(known.titleOf), ...signs].join(", "), mayWait };
}
