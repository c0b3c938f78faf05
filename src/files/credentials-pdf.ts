import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { markOf } from "../data/art.ts";
import { type Palette, paletteOf } from "../data/palette.ts";
import { addressLinesOf, chosenOffice, siteUrlOf } from "../data/practice.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import type { Provider } from "../schemas/provider.ts";
import { checkLetters, faustina, type Weight, widthOf } from "./faustina.ts";

interface Input {
  practice: PracticeContent;
  provider: Provider;
  /** Headings of the sections, as on the provider's page. */
  headings: { credentials: string; education: string };
  /** When the provider's content last changed, in ISO 8601; undefined when that is not known. */
  modified?: string | undefined;
}

interface Style {
  weight: Weight;
  size: number;
  color: keyof Palette;
}

/** A paragraph of one style. */
interface Line extends Style {
  text: string;
}

/** An entry of a section: perhaps a year in a column of its own, and paragraphs. */
interface Row {
  year?: string;
  lines: readonly Line[];
}

/** Lengths are points, 72 to the inch. The sheet is US Letter: heading left, content right, as on the site. */
const sheet = { left: 60, right: 552, top: 54, bottom: 712, footer: 744 } as const;
const content = 210;
const yearWidth = 100;
const headingWidth = content - sheet.left - 24;
const lineGap = 2.5;
const above = 7;
const below = 4;

const heading: Style = { weight: "medium", size: 15, color: "text" };
const year: Style = { weight: "semibold", size: 10.5, color: "bark" };
const plain: Style = { weight: "regular", size: 10.5, color: "text" };
const strong: Style = { ...plain, weight: "semibold" };
const soft: Style = { ...plain, color: "text-soft" };
const small: Style = { weight: "regular", size: 9.5, color: "text-soft" };

/**
 * A physician's publications and credentials as a PDF: tagged for screen readers (PDF/UA), its
 * font inside, and the same bytes for the same content and date.
 *
 * @throws Error when a text holds letters that the font lacks
 */
export function makeCredentialsPdf({
  practice,
  provider,
  headings,
  modified,
}: Input): Promise<Uint8Array<ArrayBuffer>> {
  const { phone, fax: faxNumber, address } = chosenOffice(practice);
  const siteUrl = siteUrlOf(practice);
  const title = `${provider.name}: publications and credentials`;
  const sheets = new Sheets(title, practice, new Date(modified ?? 0));

  const mark = markOf(practice);
  if (mark !== undefined) sheets.mark(mark);
  sheets.paragraph(
    "P",
    { ...heading, weight: "semibold", size: 14, text: practice.brand },
    sheet.left + (mark === undefined ? 0 : 34),
    sheets.y + 3,
    // A long name goes on below, left of the address.
    content + yearWidth - sheet.left,
  );
  const fax = faxNumber === undefined ? [] : [`Fax ${faxNumber}`];
  for (const text of [...addressLinesOf(address), `Phone ${phone}`, ...fax]) {
    const left = sheet.right - widthOf(text, small.weight, small.size) - 0.5;
    sheets.paragraph("P", { ...small, text }, left, sheets.y);
    sheets.y += 13;
  }
  sheets.y += 40;
  const name = { ...heading, size: 30, text: provider.name };
  sheets.y += sheets.paragraph("H1", name, sheet.left, sheets.y);
  const profession = { ...soft, size: 13, text: provider.title };
  sheets.y += sheets.paragraph("P", profession, sheet.left, sheets.y);
  sheets.y += 28;

  sheets.section(
    headings.credentials,
    provider.credentials.map((text) => ({ lines: [{ ...plain, text }] })),
  );
  sheets.section(
    headings.education,
    provider.education.map(({ degree, institution, year, details }) => ({
      year,
      lines: [
        { ...strong, text: degree },
        { ...soft, text: institution },
        { ...soft, text: details },
      ],
    })),
  );
  const publications = provider.publications.map(({ citation, year }) => ({
    year,
    lines: [{ ...plain, text: citation }],
  }));
  sheets.section("Publications", publications);
  return sheets.end(`${provider.name} · ${practice.brand} · ${siteUrl}`);
}

/** Sheets of paper that are filled from above; `y` is where the next thing goes. */
class Sheets {
  y: number = sheet.top;
  readonly #doc: PDFKit.PDFDocument;
  readonly #palette: Palette;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #bytes: Promise<Uint8Array<ArrayBuffer>>;

  constructor(title: string, practice: PracticeContent, date: Date) {
    this.#palette = paletteOf(practice);
    this.#doc = new PDFDocument({
      size: "LETTER",
      margin: 0,
      pdfVersion: "1.7",
      // pdfkit knows "PDF/UA"; its types do not yet.
      subset: "PDF/UA" as "PDF/A-1",
      tagged: true,
      lang: "en-US",
      displayTitle: true,
      // Page numbers need the count of pages.
      bufferPages: true,
      info: {
        Title: asXml(title),
        Author: asXml(practice.brand),
        CreationDate: date,
        ModDate: date,
      },
    });
    this.#bytes = buffer(this.#doc).then((whole) => new Uint8Array(whole));
    for (const weight of ["regular", "medium", "semibold"] as const)
      this.#doc.registerFont(weight, faustina(weight).bytes);
    this.#root = this.#doc.struct("Document");
    this.#doc.addStructure(this.#root);
  }

  /** The practice's mark. */
  mark({ d, filled }: NonNullable<ReturnType<typeof markOf>>): void {
    const { green } = this.#palette;
    this.#decoration("Layout", () => {
      this.#doc.save().translate(sheet.left, this.y).scale(0.6).path(d);
      if (filled) this.#doc.fillColor(green).fill();
      else this.#doc.lineWidth(3.2).lineCap("round").strokeColor(green).stroke();
      this.#doc.restore();
    });
  }

  /** Writes a paragraph and returns its height. */
  paragraph(
    type: "P" | "H1",
    line: Line,
    x: number,
    y: number,
    width: number = sheet.right - x,
  ): number {
    this.#root.add(this.#text(type, line, x, y, width));
    return this.#height(line, width);
  }

  /** A rule, a heading at the left, rows at the right. Writes nothing without rows. */
  section(title: string, rows: readonly Row[]): void {
    const titleLine = { ...heading, text: title };
    const measured = rows.map((row) => ({ row, height: this.#rowHeight(row) }));
    const [first] = measured;
    if (first === undefined) return;
    const least = above + this.#height(titleLine, headingWidth) + below;
    this.#makeRoom(Math.max(first.height, least));
    this.#rule(sheet.left, "rule-strong", 0.8);
    let bottom = this.y + least;

    const section = this.#doc.struct("Sect");
    this.#root.add(section);
    section.add(this.#text("H2", titleLine, sheet.left, this.y + above - 2, headingWidth));
    const list = this.#doc.struct("L");
    section.add(list);
    measured.forEach(({ row, height }, index) => {
      if (this.#makeRoom(height)) bottom = this.y;
      if (index > 0) this.#rule(content, "rule", 0.6);
      list.add(this.#listItem(row));
      this.y += height;
    });
    section.end();
    this.y = Math.max(this.y, bottom) + 22;
  }

  /** Numbers the pages and closes the document. */
  end(footer: string): Promise<Uint8Array<ArrayBuffer>> {
    this.#root.end();
    const { count } = this.#doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#doc.switchToPage(index);
      this.#decoration("Pagination", () => {
        const number = `Page ${index + 1} of ${count}`;
        this.#font(small);
        const width = sheet.right - sheet.left - yearWidth;
        this.#doc.text(footer, sheet.left, sheet.footer, { width });
        const left = sheet.right - widthOf(number, small.weight, small.size);
        this.#doc.text(number, left, sheet.footer, { lineBreak: false });
      });
    }
    this.#doc.end();
    return this.#bytes;
  }

  #listItem({ year: label, lines }: Row): PDFKit.PDFStructureElement {
    const x = textStart(label);
    const width = sheet.right - x;
    let y = this.y + above;
    const parts =
      label === undefined
        ? []
        : [this.#text("Lbl", { ...year, text: label }, content, y, yearWidth)];
    const paragraphs = lines.map((line) => {
      const paragraph = this.#text("P", line, x, y, width);
      y += this.#height(line, width);
      return paragraph;
    });
    return this.#doc.struct("LI", {}, [...parts, this.#doc.struct("LBody", {}, paragraphs)]);
  }

  #rowHeight({ year: label, lines }: Row): number {
    const width = sheet.right - textStart(label);
    const text = lines.reduce((sum, line) => sum + this.#height(line, width), 0);
    return (
      above +
      Math.max(text, label === undefined ? 0 : this.#height({ ...year, text: label }, yearWidth)) +
      below
    );
  }

  /** A tagged text. It is drawn when it is added to the document. */
  #text(
    type: string,
    { text, ...style }: Line,
    x: number,
    y: number,
    width: number,
  ): PDFKit.PDFStructureElement {
    checkLetters(text);
    return this.#doc.struct(type, {}, () => {
      this.#font(style);
      this.#doc.text(text, x, y, { width, lineGap });
    });
  }

  #height({ text, ...style }: Line, width: number): number {
    this.#font(style);
    return this.#doc.heightOfString(text, { width, lineGap });
  }

  #font({ weight, size, color }: Style): void {
    this.#doc.font(weight).fontSize(size).fillColor(this.#palette[color]);
  }

  #rule(from: number, color: keyof Palette, width: number): void {
    this.#decoration("Layout", () =>
      this.#doc
        .moveTo(from, this.y)
        .lineTo(sheet.right, this.y)
        .lineWidth(width)
        .strokeColor(this.#palette[color])
        .stroke(),
    );
  }

  /** Something that screen readers pass over. */
  #decoration(type: "Layout" | "Pagination", draw: () => void): void {
    this.#doc.markContent("Artifact", { type });
    draw();
    this.#doc.endMarkedContent();
  }

  /** Goes on to a new page, and says so, unless `height` is free on this one. */
  #makeRoom(height: number): boolean {
    if (this.y + height <= sheet.bottom) return false;
    this.#doc.addPage();
    this.y = sheet.top;
    return true;
  }
}

function textStart(label: string | undefined): number {
  return label === undefined ? content : content + yearWidth;
}

/** pdfkit writes these texts into XML as they are, so "&" and "<" become words. */
function asXml(text: string): string {
  return text.replaceAll("&", "and").replaceAll("<", "less than");
}
