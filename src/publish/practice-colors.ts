import type { UserConfig } from "vite";
import type { PracticeContent } from "../schemas/practice.ts";
import { recolored } from "../styles/palette.ts";

/** What is used of a style sheet that PostCSS has parsed. */
interface Styles {
  walkDecls(each: (declaration: { value: string }) => void): void;
}

/** Puts the colors of the content in place of those of the default look in the style sheets. */
export function practiceColors(practice: PracticeContent): NonNullable<UserConfig["css"]> {
  if (practice.look.palette === undefined) return {};
  return {
    postcss: {
      plugins: [
        (root: Styles) =>
          root.walkDecls((declaration) => {
            declaration.value = recolored(declaration.value, practice);
          }),
      ],
    },
  };
}
