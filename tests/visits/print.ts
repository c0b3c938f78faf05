import type { Page } from "playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

export const papers = ["Letter", "A4"] as const;

const margin = { top: "0.5in", bottom: "0.5in", left: "0.5in", right: "0.5in" };

const open = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf));

/** The pages that come out of the printer, with half an inch of margin: the text of each. */
export async function printed(page: Page, format: (typeof papers)[number]): Promise<string[]> {
  const { text } = await extractText(await open(await page.pdf({ format, margin })));
  return text.map((words) => words.replace(/\s+/g, " "));
}

/** The same on the paper and with the margins that the page asks for. */
export async function onItsPaper(page: Page): Promise<string[]> {
  const { text } = await extractText(await open(await page.pdf({ preferCSSPageSize: true })));
  return text.map((words) => words.replace(/\s+/g, " "));
}

/**
 * The sizes of the letters on paper, in points, smallest first. They are the printed ones: a page that is
 * shrunk to fit its sheets has smaller ones than its styles say.
 */
export async function printedSizes(page: Page): Promise<number[]> {
  const pdf = await open(await page.pdf({ format: "Letter", margin }));
  const sizes = new Set<number>();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items)
      if ("str" in item && item.str.trim() !== "")
        // The height of a letter in the text matrix. PDF 32000-1, 9.4.4.
        sizes.add(Math.hypot(item.transform[2] as number, item.transform[3] as number));
  }
  return [...sizes].sort((a, b) => a - b);
}

/** Words on paper: where they begin, in points from the lower left corner of the sheet. */
interface PrintedLine {
  text: string;
  x: number;
  y: number;
}

/** The lines of each sheet that is 8.5 inches wide. */
export async function printedLines(page: Page, height: string): Promise<PrintedLine[][]> {
  const pdf = await open(await page.pdf({ width: "8.5in", height, margin }));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      const lines: (PrintedLine & { end: number })[] = [];
      for (const item of items) {
        if (!("str" in item) || item.str.trim() === "") continue;
        const [x, y] = [item.transform[4] as number, item.transform[5] as number];
        const last = lines.at(-1);
        if (last && Math.abs(last.y - y) < 2 && x - last.end < 8 && x >= last.x) {
          last.text += item.str;
          last.end = x + item.width;
        } else lines.push({ text: item.str, x, y, end: x + item.width });
      }
      return lines;
    }),
  );
}
