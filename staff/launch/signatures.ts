import { createHash } from "node:crypto";
import type { Content } from "../../src/data/load-content.ts";
import type { Signature } from "../../src/schemas/launch.ts";
import type { ChecklistItem, Place } from "./checklist-item.ts";

/** The texts that an item is about, as their editors wrote them; all of a page for its review. */
export function textsOf(content: Content, { file, field }: Place): string[] {
  const catalog = Object.values(content.translations)
    .flatMap(({ catalogs }) => catalogs)
    .find((one) => one.file === file);
  // What has been read is the translation of these very words.
  if (catalog !== undefined && field === "review")
    return catalog.pairs.flatMap(({ en, text }) => [en, text]);
  const page = field === "review";
  return content.strings
    .filter(
      (one) =>
        one.file === file &&
        (page
          ? !one.roles.includes("review")
          : field === "" || `${one.field}.`.startsWith(`${field}.`)),
    )
    .map(({ text }) => text);
}

/** Eight hexadecimal digits that change when the text of an item does; for a claim, its wording. */
export function fingerprint(content: Content, item: ChecklistItem): string {
  const texts = item.id.startsWith("claim/") ? [] : textsOf(content, item);
  return createHash("sha256")
    .update(JSON.stringify(texts.length === 0 ? [item.what] : texts))
    .digest("hex")
    .slice(0, 8);
}

/** The latest signature under an item, and whether it is for the text as it stands. */
export function signatureOf(
  content: Content,
  item: ChecklistItem,
): (Signature & { holds: boolean }) | undefined {
  const signature = content.launch.signed.findLast(({ id }) => id === item.id);
  if (signature === undefined) return undefined;
  const proven = !item.id.startsWith("claim/") || signature.proof !== undefined;
  return { ...signature, holds: proven && signature.text === fingerprint(content, item) };
}
