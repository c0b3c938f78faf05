import { icons } from "lucide";
import { artNames, markOf, readDrawing, viewsIn } from "../data/art.ts";
import { contentFolder } from "../data/content.ts";
import type { Problem } from "../data/content-error.ts";
import type { ContentString } from "../data/content-strings.ts";
import type { Content } from "../data/load-content.ts";
import { suggest } from "../schemas/fields.ts";
import { healthIcons, isHealthIcon, lucideName } from "../schemas/service.ts";

/** A logo that is no single shape, and views and icons that do not exist. */
export function wrongLook({ practice, strings }: Content): Problem[] {
  const { drawing, logo } = practice.look;
  const problem = (
    { file, line, field }: Pick<ContentString, "file" | "line" | "field">,
    remedy: string,
  ) => ({
    file,
    line,
    field,
    remedy,
  });
  const known = artNames(contentFolder());
  // A picture that is missing is reported with the others.
  const isThere = (name: string | undefined) => name !== undefined && known.includes(name);
  const views = isThere(drawing?.file)
    ? viewsIn(readDrawing(drawing?.file ?? "", practice))
    : undefined;
  const wrongView = (text: string) => {
    if (drawing === undefined)
      return "The practice has no drawing. Name one in practice.yaml under look, or take this line away.";
    return views === undefined || views.includes(text)
      ? undefined
      : unknown(`view in ${drawing.file}`, text, views);
  };
  return strings.flatMap((one) => {
    const remedy =
      one.field === "look.logo" && isThere(logo)
        ? wrongLogo(practice)
        : /^((hero|testimonials)\.)?view$|^look\.drawing\.fillsFrame\./.test(one.field)
          ? wrongView(one.text)
          : one.field === "icon"
            ? wrongIcon(one.text)
            : undefined;
    return remedy === undefined ? [] : [problem(one, remedy)];
  });
}

function wrongLogo(practice: Content["practice"]): string | undefined {
  try {
    markOf(practice);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function wrongIcon(name: string): string | undefined {
  return isHealthIcon(name) || lucideName(name) in icons
    ? undefined
    : unknown("icon", name, [
        ...healthIcons,
        ...Object.keys(icons).map((key) => key.toLowerCase()),
      ]);
}

function unknown(kind: string, text: string, known: readonly string[]): string {
  const near = suggest(text, known);
  if (near !== undefined) return `There is no ${kind} "${text}". Did you mean "${near}"?`;
  return known.length > 20
    ? `There is no ${kind} "${text}". Look for its name on https://lucide.dev/icons.`
    : `There is no ${kind} "${text}". Use one of: ${known.join(", ")}.`;
}
