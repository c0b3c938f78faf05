import { allGrounds, type Example, type Examples, type Ground, type Grounds } from "./example.ts";

interface ExamplesFile {
  examples: Examples;
  grounds?: Grounds;
}

export const layers = ["components", "islands", "sections"] as const;

export type Layer = (typeof layers)[number];

/** The examples of one component. */
export interface Entry {
  layer: Layer;
  /** Its file without ending, such as "Button". */
  component: string;
  examples: Examples;
  grounds: Grounds;
}

const files = import.meta.glob<ExamplesFile>("../{components,islands,sections}/*/*.examples.tsx", {
  eager: true,
});

/** Every examples file there is, by layer and name. */
export const entries: readonly Entry[] = Object.entries(files).map(
  ([path, { examples, grounds = allGrounds }]) => {
    const [, layer, component = ""] = /^\.\.\/(\w+)\/\w+\/(\w+)\.examples\.tsx$/.exec(path) ?? [];
    return { layer: layer as Layer, component, examples, grounds };
  },
);

/** One page of the gallery. */
export interface Sheet {
  layer: Layer;
  title: string;
  /** Address below /gallery, such as "Button" or "TestimonialPages/7-testimonials". */
  path: string;
  examples: readonly Example[];
  /** Grounds to show each example on; undefined for what is shown once and fills the window as on a page. */
  grounds: readonly Ground[] | undefined;
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/**
 * Small components are seen side by side, on their grounds. An island or a section has ids, sticks or
 * floats, so that each of its examples has a page to itself: an island on the first of its grounds.
 */
export const sheets: readonly Sheet[] = entries.flatMap(
  ({ layer, component, examples, grounds }): Sheet[] =>
    layer === "components"
      ? [{ layer, title: component, path: component, examples, grounds }]
      : examples.map((example) => ({
          layer,
          title: `${component}: ${example.name}`,
          path: `${component}/${slugOf(example.name)}`,
          examples: [example],
          grounds: layer === "islands" ? grounds.slice(0, 1) : undefined,
        })),
);

/** How a page of the gallery is seen. */
export interface Mode {
  highContrast: boolean;
  largeText: boolean;
}

export const modes: readonly Mode[] = [false, true].flatMap((highContrast) =>
  [false, true].map((largeText) => ({ highContrast, largeText })),
);

/** Address of a sheet in a mode; without a sheet, of the list of all. */
export function galleryPath(sheet: Sheet | undefined, { highContrast, largeText }: Mode): string {
  return ["/gallery", sheet?.path, highContrast && "high-contrast", largeText && "large-text"]
    .filter(Boolean)
    .join("/");
}
