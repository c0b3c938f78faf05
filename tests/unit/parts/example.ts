import type { AriaRole, ReactElement } from "react";

/** What assistive technology finds: the one part with a role and a name, a number of parts with a role, or a text. */
export type Shown =
  | readonly [role: AriaRole, name: string]
  | readonly [role: AriaRole, count: number]
  | string;

/** A component with props, and what it must show. Decoration must have nothing to read. */
export type Example = readonly [element: ReactElement, ...shows: Shown[]];

/** What a file in `examples/` exports: the states of a part by name. */
export interface ExamplesFile {
  examples: Examples;
  /** Whether the part runs in the browser. It is then hydrated, and must show the same. */
  isIsland?: boolean;
  /** Name of the button that must be pressed to show it. */
  opener?: string;
}

/** The states of a part by name. */
export type Examples = Readonly<Record<string, Example>>;
