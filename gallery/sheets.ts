import { allGrounds, type Example, type ExamplesFile, type Ground } from "../src/parts/example.ts";

/** The examples of one part. */
interface Entry extends ExamplesFile {
  /** Its folder in src/parts, such as "text". */
  subject: string;
  /** Its file without ending, such as "Button". */
  component: string;
}

const files = import.meta.glob<ExamplesFile>("../src/parts/*/*/*.examples.tsx", { eager: true });

/** Every examples file, by subject and name. */
export const entries: readonly Entry[] = Object.entries(files).map(([path, file]) => {
  const [subject = "", , component = ""] = path.replace(".examples.tsx", "").split("/").slice(3);
  return { ...file, subject, component };
});

export const subjects: readonly string[] = [...new Set(entries.map(({ subject }) => subject))];

/** One page of the gallery. */
export interface Sheet {
  subject: string;
  title: string;
  /** Path below /gallery, such as "Button" or "TestimonialPages/7-testimonials". */
  path: string;
  examples: readonly (readonly [name: string, example: Example])[];
  /** Grounds to show each example on; undefined for what is shown once and fills the window as on a page. */
  grounds: readonly Ground[] | undefined;
  opener: string | undefined;
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** The pages of the gallery: the examples of a part side by side on each of its grounds, or each by itself. */
export const sheets: readonly Sheet[] = entries.flatMap((entry): Sheet[] => {
  const { subject, component, examples, grounds = allGrounds, frame, opener } = entry;
  const all = Object.entries(examples);
  if (frame === undefined)
    return [{ subject, title: component, path: component, examples: all, grounds, opener }];
  return all.map((example) => ({
    subject,
    title: `${component}: ${example[0]}`,
    path: `${component}/${slugOf(example[0])}`,
    examples: [example],
    grounds: frame === "island" ? grounds.slice(0, 1) : undefined,
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
