import { icons } from "lucide";
import { artNames, markOf, readDrawing, viewsIn } from "../../src/art/drawings.ts";
import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { withSuggestion } from "../../src/schemas/fields.ts";
import { healthIcons, isHealthIcon, lucideName } from "../../src/schemas/service.ts";

/** A logo that is no single shape, and views and icons that do not exist. */
export function wrongLook({ practice, strings }: Content): Problem[] {
  const { drawing, logo } = practice.look;
  const known = artNames(practice.look);
  // A picture that is missing is reported with the others.
  const isThere = (name: string | undefined) => name !== undefined && known.includes(name);
  const views = isThere(drawing?.file)
    ? viewsIn(readDrawing(drawing?.file ?? "", practice))
    : undefined;
  const wrongView = (text: string) => {
    if (drawing === undefined)
      return "The practice has no drawing. Name one in look.yaml, or remove this line.";
    return views === undefined || views.includes(text)
      ? undefined
      : withSuggestion(`There is no view in ${drawing.file} "${text}".`, text, views);
  };
  return strings.flatMap((string) => {
    const remedy =
      string.roles.includes("logo") && isThere(logo)
        ? wrongLogo(practice)
        : string.roles.includes("view")
          ? wrongView(string.text)
          : string.roles.includes("icon")
            ? wrongIcon(string.text)
            : undefined;
    return remedy === undefined ? [] : problemAt(string, remedy);
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
  if (isHealthIcon(name) || lucideName(name) in icons) return undefined;
  return withSuggestion(
    `There is no icon "${name}".`,
    name,
    [...healthIcons, ...Object.keys(icons).map((key) => key.toLowerCase())],
    "Look for its name on https://lucide.dev/icons.",
  );
}
