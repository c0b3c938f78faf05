import type { Page } from "playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

export const papers = ["Letter", "A4"] as const;

/** The pages that come out of the printer, with half an inch of margin: the text of each. */
export async function printed(page: Page, format: (typeof papers)[number]): Promise<string[]> {
  const margin = { top: "0.5in", bottom: "0.5in", left: "0.5in", right: "0.5in" };
  const pdf = await page.pdf({ format, margin });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((words) => words.replace(/\s+/g, " "));
}
