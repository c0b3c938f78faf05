import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Problem, problemOf } from "../../src/data/content-error.ts";
import { notPlainFile } from "../../src/data/plain-file.ts";
import { artFolder } from "../../src/schemas/drawing.ts";

/** Pictures in content/art/, most of them made by others, that are none or would do more than be looked at. */
export async function wrongDrawings(root: string): Promise<Problem[]> {
  const folder = join(root, artFolder);
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()
    : [];
  const problems = await Promise.all(
    names
      .filter((name) => /\.(svg|png|jpe?g|webp|avif)$/.test(name))
      .map(async (name) => {
        const path = `${artFolder}/${name.replaceAll("\\", "/")}`;
        const remedy = notPlainFile(root, path) ?? (await faultOf(join(root, path)));
        return remedy === undefined ? [] : problemOf(`content/${path}`, remedy);
      }),
  );
  return problems.flat();
}

/** What an SVG file can have in addition to a drawing. Within it, `#` names a part of it. */
const foreign: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<!(?:DOCTYPE|ENTITY)/i, "a DOCTYPE"],
  [/<(?:[\w-]+:)?script\b/i, "a script"],
  [/<[^>]*\son[a-z]+\s*=/i, "an event handler (on…=)"],
  [
    /<(?:[\w-]+:)?(?:foreignObject|iframe|object|embed)\b/i,
    "a piece of a web page (foreignObject)",
  ],
  [
    /(?:\b(?:href|src)\s*=|url\()(?!(?:["'\s]|&quot;)*(?:#|data:image\/))|@import/i,
    "a link to another place",
  ],
];

async function faultOf(file: string): Promise<string | undefined> {
  const bytes = readFileSync(file);
  const text = file.endsWith(".svg") ? bytes.toString() : "";
  const [, what] = foreign.find(([pattern]) => pattern.test(text)) ?? [];
  if (what !== undefined)
    return `This drawing holds ${what}. Ask for a plain one, or export it as a PNG file.`;
  try {
    const picture = sharp(bytes, { failOn: "error" });
    const { format } = await picture.metadata();
    await picture.resize(64).toBuffer();
    // A web page or text with another name, or a picture with the wrong one.
    if ((format === "svg") === file.endsWith(".svg")) return undefined;
  } catch {
    // Said below.
  }
  return "This is no picture of the kind that its name says, or it is damaged. Export it again.";
}
