import type { ComponentProps } from "react";
import { getContent } from "../data/content.ts";
import { readerIn, standingIn, withheldPages } from "../data/standing.ts";
import type { PreviewNotice } from "../parts/frame/PreviewNotice.tsx";
import type { Page } from "./_page.ts";

let known: ReturnType<typeof read> | undefined;

function read() {
  const content = getContent();
  const files = new Map(content.toRead.map((toRead) => [toRead.file, toRead]));
  const waiting = new Map(withheldPages(content).map(({ file, waitsFor }) => [file, waitsFor]));
  const readerOf = readerIn(content);
  return { files, waiting, standing: standingIn(content), readerOf };
}

/** What a preview says of a page: who has to read it, or who has. */
export function previewNoticeOf({
  sources: [file = ""],
}: Page): ComponentProps<typeof PreviewNotice> {
  known ??= read();
  const { files, waiting, standing, readerOf } = known;
  const toRead = files.get(file);
  if (toRead === undefined) return {};
  const { review, unsourced } = toRead;
  return {
    reader: review === undefined ? readerOf(toRead) : undefined,
    review: review && { ...review, changed: standing(toRead) !== "read" },
    waitsFor: waiting.get(file)?.filter((other) => other !== file),
    unsourced,
  };
}
