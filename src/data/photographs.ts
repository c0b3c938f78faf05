import type { Photograph } from "../schemas/photograph.ts";
import type { Content } from "./load-content.ts";

/**
 * Places for a photograph, each with a crop of its own: a physician, the opening of a physician's page,
 * a small face beside a line, the office.
 */
export type PhotographSlot = "portrait" | "opening" | "face" | "office";

/** The photographs that content names, with the places that show them. */
export function photographsIn({
  providers,
  pages,
}: Pick<Content, "providers" | "pages">): { photograph: Photograph; slots: PhotographSlot[] }[] {
  const physicians = providers.flatMap(({ photograph }) =>
    photograph === undefined
      ? []
      : [{ photograph, slots: ["portrait", "opening", "face"] satisfies PhotographSlot[] }],
  );
  const { photograph } = pages.about.hero;
  return photograph === undefined ? physicians : [...physicians, { photograph, slots: ["office"] }];
}
