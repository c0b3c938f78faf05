import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getDocumentProxy } from "unpdf";
import { type Problem, problemOf } from "../../src/data/content-error.ts";
import { formFiles } from "../../src/data/form-files.ts";
import type { Content } from "../../src/data/load-content.ts";
import { formFolder } from "../../src/schemas/practice.ts";

/** Forms that patients cannot open or fill: each is opened as their phones do. */
export async function unreadableForms(content: Content, root: string): Promise<Problem[]> {
  const problems = await Promise.all(
    formFiles(content).map(async (name) => {
      const remedy = await faultOf(readFileSync(join(root, formFolder, name)));
      return remedy === undefined ? [] : problemOf(`content/${formFolder}/${name}`, remedy);
    }),
  );
  return problems.flat();
}

async function faultOf(bytes: Buffer): Promise<string | undefined> {
  try {
    // The reader takes the bytes that it is given away.
    const form = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const pages = await Promise.all(
      Array.from({ length: form.numPages }, (_, index) => form.getPage(index + 1)),
    );
    const words = await pages[0]?.getTextContent();
    const text = words?.items.map((item) => ("str" in item ? item.str : "")).join("");
    const { info } = await form.getMetadata();
    // XFA 3.3: a form that a reader has to draw itself holds one page, which asks to wait for that.
    const isDrawnByReader =
      /\/NeedsRendering\s+true/.test(bytes.toString("latin1")) || /please wait/i.test(text ?? "");
    return "IsXFAPresent" in info && info.IsXFAPresent && isDrawnByReader
      ? "Phones and browsers show “Please wait…” in place of this form (XFA). Open it in Adobe Acrobat, print it to a PDF, and put that here."
      : undefined;
  } catch (error) {
    if ((error as Error).name === "PasswordException")
      return "This form asks for a password. Save it again without one.";
    if (!bytes.subarray(0, 1024).toString("latin1").trimStart().startsWith("%PDF-"))
      return "This is a web page or another file with the name of a PDF, as a download leaves when it fails. Open the form and save it as a PDF.";
    return "This form breaks off or is damaged. Download or scan it again.";
  }
}
