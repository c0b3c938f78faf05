import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { practiceOf } from "../data/practice.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import type { Provider } from "../schemas/provider.ts";
import { readMark } from "./art.ts";
import { checkLetters, faustina, type Weight, widthOf } from "./faustina.ts";
import { palette } from "./palette.ts";

/** Headings of the sections, which the provider's page shows too. */
interface Headings {
  credentials: string;
  education: string;
  expertise: string;
  publications: string;
}

interface Input {
  practice: PracticeContent;
  provider: Provider;
  headings: Headings;
  /** When the provider's content last changed, in ISO 8601; undefined when that is not known. */
  modified?: string | undefined;
}

/** Points, 72 to the inch: US Letter, with heading left and content right as on the site. */
const page = { left: 60, right: 552, top: 54, bottom: 712, footer: 744 } as const;
const column = { left: 210, year: 92 } as const;

type Structure = PDFKit.PDFStructureElement;

/**
 * A physician's publications and credentials as a PDF: tagged for screen readers (PDF/UA), with
 * its font inside, and the same bytes for the same content and date.
 *
 * @throws Error when a text holds letters that the font lacks
 */
export function makeCredentialsPdf({ practice, provider, headings, modified }: Input): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${provider.name}: publications and credentials`;
  const date = new Date(modified ?? 0);
  const doc = new PDFDocument({
    size: "LETTER",
    margin: 0,
    pdfVersion: "1.7",
    subset: "PDF/UA",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    bufferPages: true,
    // A page is added only by `room`, never in the midst of a paragraph.
    autoFirstPage: false,
    info: { Title: asXml(title), Author: asXml(practice.brand), CreationDate: date, ModDate: date },
  });
  const bytes = buffer(doc).then((whole) => new Uint8Array(whole));
  for (const weight of ["regular", "medium", "semibold"] as const) doc.registerFont(weight, faustina(weight).bytes);

  const root = doc.struct("Document");
  doc.addStructure(root);
  doc.addPage();
  let y: number = page.top;

  /** Turns to a new page unless `height` points are free on this one. */
  const room = (height: number) => {
    if (y + height <= page.bottom) return;
    doc.addPage();
    y = page.top;
  };
  const style = (weight: Weight, size: number, color: string) => doc.font(weight).fontSize(size).fillColor(color);
  const heightOf = (text: string, weight: Weight, size: number, width: number, lineGap: number) =>
    doc.font(weight).fontSize(size).heightOfString(text, { width, lineGap });
  const write = (text: string, x: number, top: number, width: number, lineGap = 2.5) => {
    checkLetters(text);
    doc.text(text, x, top, { width, lineGap });
  };
  /** Something that screen readers pass over. */
  const decoration = (type: "Layout" | "Pagination", draw: () => void) => {
    doc.markContent("Artifact", { type });
    draw();
    doc.endMarkedContent();
  };
  const rule = (from: number, color: string, width: number) =>
    decoration("Layout", () => doc.moveTo(from, y).lineTo(page.right, y).lineWidth(width).strokeColor(color).stroke());

  const letterhead = () => {
    decoration("Layout", () => {
      doc.save().translate(page.left, y).scale(0.6).path(readMark());
      doc.lineWidth(3.2).lineCap("round").strokeColor(palette.green).stroke().restore();
    });
    const { addressLines } = practiceOf(practice);
    root.add(
      doc.struct("P", () => {
        style("semibold", 14, palette.text);
        write(practice.brand, page.left + 34, y + 3, 220);
      }),
    );
    root.add(
      doc.struct("P", () => {
        style("regular", 9.5, palette.textSoft);
        const lines = [...addressLines, `Phone ${practice.phone}`, `Fax ${practice.fax}`];
        lines.forEach((line, index) => write(line, page.right - widthOf(line, "regular", 9.5) - 0.5, y + index * 13, 240));
      }),
    );
    y += 92;
    root.add(
      doc.struct("H1", () => {
        style("medium", 30, palette.text);
        write(provider.name, page.left - 1, y, page.right - page.left);
      }),
    );
    y += 38;
    root.add(
      doc.struct("P", () => {
        style("regular", 13, palette.textSoft);
        write(provider.title, page.left, y, page.right - page.left);
      }),
    );
    y += 48;
  };

  /** A heading at the left and rows at the right, each with a line above it. */
  const section = (heading: string, rows: readonly Row[]) => {
    const measured = rows.map((row) => ({ row, height: rowHeight(row) }));
    room((measured[0]?.height ?? 0) + 24);
    y += 8;
    rule(page.left, palette.ruleStrong, 0.8);
    const group = doc.struct("Sect");
    root.add(group);
    const top = y;
    group.add(
      doc.struct("H2", () => {
        style("medium", 15, palette.text);
        write(heading, page.left, top + 9, column.left - page.left - 24, 0);
      }),
    );
    const list = doc.struct("L");
    group.add(list);
    measured.forEach(({ row, height }, index) => {
      room(height);
      if (index > 0 && y > page.top) rule(column.left, palette.rule, 0.6);
      list.add(listItem(row));
      y += height;
    });
    // A heading of several lines can be taller than its rows.
    y = Math.max(y, top + 12 + heightOf(heading, "medium", 15, column.left - page.left - 24, 0)) + 16;
    group.end();
  };

  const rowHeight = ({ label, name, texts }: Row) => {
    const width = textWidth(label);
    return 10 + heightOf(name, "semibold", 10.5, width, 2.5) + texts.reduce((sum, text) => sum + heightOf(text, "regular", 10.5, width, 2.5), 0) + 7;
  };

  const listItem = ({ label, name, strong, texts }: Row): Structure => {
    const x = column.left + (label === undefined ? 0 : column.year);
    const width = textWidth(label);
    const top = y + 10;
    const parts: Structure[] = [];
    if (label !== undefined) {
      parts.push(
        doc.struct("Lbl", () => {
          style("semibold", 10.5, palette.bark);
          write(label, column.left, top, column.year - 8);
        }),
      );
    }
    parts.push(
      doc.struct("LBody", [
        doc.struct("P", () => {
          style(strong ? "semibold" : "regular", 10.5, palette.text);
          write(name, x, top, width);
        }),
        ...texts.map((text, index) =>
          doc.struct("P", () => {
            const above = [name, ...texts.slice(0, index)].reduce(
              (sum, line, place) => sum + heightOf(line, place === 0 && strong ? "semibold" : "regular", 10.5, width, 2.5),
              0,
            );
            style("regular", 10.5, palette.textSoft);
            write(text, x, top + above, width);
          }),
        ),
      ]),
    );
    return doc.struct("LI", parts);
  };

  letterhead();
  section(headings.credentials, provider.credentials.map((name) => ({ name, strong: false, texts: [] })));
  section(
    headings.education,
    provider.education.map(({ degree, institution, year, details }) => ({
      label: year,
      name: degree,
      strong: true,
      texts: details === undefined ? [institution] : [institution, details],
    })),
  );
  section(headings.expertise, provider.specialties.map(({ name }) => ({ name, strong: false, texts: [] })));
  if (provider.publications.length > 0) {
    section(headings.publications, provider.publications.map(({ citation, year }) => ({ label: year, name: citation, strong: false, texts: [] })));
  }
  root.end();

  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    decoration("Pagination", () => {
      style("regular", 9, palette.textSoft);
      const number = `Page ${index + 1} of ${count}`;
      doc.text(`${provider.name} · ${practice.brand} · ${practiceOf(practice).siteUrl}`, page.left, page.footer, { lineBreak: false });
      doc.text(number, page.right - widthOf(number, "regular", 9), page.footer, { lineBreak: false });
    });
  }
  doc.end();
  return bytes;
}

/** One entry of a section. */
interface Row {
  /** A year, set apart at the left. */
  label?: string;
  name: string;
  /** Sets the name in bold, where texts follow it. */
  strong: boolean;
  texts: readonly string[];
}

function textWidth(label: string | undefined): number {
  return page.right - column.left - (label === undefined ? 0 : column.year);
}

/** pdfkit writes these texts into XML as they are, so "&" and "<" become words. */
function asXml(text: string): string {
  return text.replaceAll("&", "and").replaceAll("<", "less than");
}
