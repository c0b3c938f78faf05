import { allGrounds, type Example, type ExamplesFile, type Ground } from "./example.ts";

export const layers = ["components", "islands", "sections"] as const;

/** The examples of one component. */
export interface Entry extends ExamplesFile {
  layer: (typeof layers)[number];
  /** Its file without ending, such as "Button". */
  component: string;
}

const files = import.meta.glob<ExamplesFile>("../{components,islands,sections}/*/*.examples.tsx", {
  eager: true,
});

/** Every examples file, by layer and name. */
export const entries: readonly Entry[] = Object.entries(files).map(([path, file]) => {
  const [, layer, , component = ""] = path.replace(".examples.tsx", "").split("/");
  return { ...file, layer: layer as Entry["layer"], component };
});

/** One page of the gallery. */
export interface Sheet {
  layer: Entry["layer"];
  title: string;
  /** Path below /gallery, such as "Button" or "TestimonialPages/7-testimonials". */
  path: string;
  examples: readonly (readonly [name: string, example: Example])[];
  /** Grounds to show each example on; undefined for what is shown once and fills the window as on a page. */
  grounds: readonly Ground[] | undefined;
  opener: string | undefined;
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/**
 * Small components are shown side by side, on their grounds. An island or a section has ids, sticks or
 * floats, so each of its examples has a page to itself: an island on the first of its grounds.
 */
export const sheets: readonly Sheet[] = entries.flatMap((entry): Sheet[] => {
  const { layer, component, examples, grounds = allGrounds, opener } = entry;
  const all = Object.entries(examples);
  if (layer === "components")
    return [{ layer, title: component, path: component, examples: all, grounds, opener }];
  return all.map((example) => ({
    layer,
    title: `${component}: ${example[0]}`,
    path: `${component}/${slugOf(example[0])}`,
    examples: [example],
    grounds: layer === "islands" ? grounds.slice(0, 1) : undefined,
    opener,
  }));
});

/** How a page of the gallery is seen. */
export interface Mode {
  highContrast: boolean;
  largeText: boolean;
}

export const modes: readonly Mode[] = [false, true].flatMap((highContrast) =>
  [false, true].map((largeText) => ({ highContrast, largeText })),
);

/** Path of a sheet in a mode; without a sheet, of the list of all. */
export function galleryPath(sheet: Sheet | undefined, { highContrast, largeText }: Mode): string {
  return ["/gallery", sheet?.path, highContrast && "high-contrast", largeText && "large-text"]
    .filter(Boolean)
    .join("/");
}
