import type { ComponentProps } from "react";
import type { Content } from "../data/load-content.ts";
import { readerIn, standingIn, withheldPages } from "../data/standing.ts";
import type { PreviewNotice } from "../parts/frame/PreviewNotice.tsx";
import type { Page } from "./_page.ts";

/** What is known of all files of a content, found once for its hundreds of pages. */
const known = new WeakMap<Content, ReturnType<typeof factsOf>>();

function factsOf(content: Content) {
  const files = new Map(content.toRead.map((toRead) => [toRead.file, toRead]));
  const waiting = new Map(withheldPages(content).map(({ file, waitsFor }) => [file, waitsFor]));
  const readerOf = readerIn(content);
  return { files, waiting, standing: standingIn(content), readerOf };
}

/** What a preview says of a page: who has to read it, or who has. */
export function previewNoticeOf(
  { sources: [file = ""] }: Page,
  content: Content,
): ComponentProps<typeof PreviewNotice> {
  const facts = known.get(content) ?? factsOf(content);
  known.set(content, facts);
  const toRead = facts.files.get(file);
  if (toRead === undefined) return {};
  const { review, unsourced } = toRead;
  return {
    reader: review === undefined ? facts.readerOf(toRead) : undefined,
    review: review && { ...review, changed: facts.standing(toRead) !== "read" },
    waitsFor: facts.waiting.get(file)?.filter((other) => other !== file),
    unsourced,
  };
}
