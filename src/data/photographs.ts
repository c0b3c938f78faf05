import type { Photograph } from "../schemas/photograph.ts";
import type { Content } from "./load-content.ts";

/**
 * Where photographs are shown, each with its own crop: a physician, an opening or a band, a small face beside a line,
 * the office.
 */
export type PhotographSlot = "portrait" | "opening" | "face" | "office";

/** The photographs that content names, with the places that show them. */
export function photographsIn({
  providers,
  pages,
  services,
}: Pick<Content, "providers" | "pages" | "services">): {
  photograph: Photograph;
  slots: PhotographSlot[];
}[] {
  const { about, ...others } = pages;
  const openings = Object.values(others).flatMap((page) =>
    page !== undefined && "hero" in page ? page.hero : [],
  );
  const inSlots = (places: readonly object[], slots: PhotographSlot[]) =>
    (places as readonly { photograph?: Photograph }[]).flatMap(({ photograph }) =>
      photograph === undefined ? [] : [{ photograph, slots }],
    );
  return [
    ...inSlots(providers, ["portrait", "opening", "face"]),
    ...inSlots([about.hero], ["office"]),
    ...inSlots([...openings, ...services, pages.home.testimonials ?? {}], ["opening"]),
  ];
}
