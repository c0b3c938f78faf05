import type { AriaRole, ReactElement } from "react";

/** Grounds of a component: the bands of `Band`, and the values of `data-ground`. */
export const allGrounds = ["white", "mist", "warm", "tan", "green", "dark"] as const;

export type Ground = (typeof allGrounds)[number];

/** What assistive technology finds: the one part with a role and a name, a number of parts with a role, or a text. */
export type Shown =
  | readonly [role: AriaRole, name: string]
  | readonly [role: AriaRole, count: number]
  | string;

/** A component with props, and what it must show. Decoration must have nothing to read. */
export type Example = readonly [element: ReactElement, ...shows: Shown[]];

/** What a file `Name.examples.tsx` exports as `examples`: by name, every state worth seeing and testing. */
export type Examples = Readonly<Record<string, Example>>;

/** What such a file may export as `grounds`: where its component is used. Default: on every ground. */
export type Grounds = readonly [Ground, ...Ground[]];

/**
 * What such a file exports. `frame` is for a component that cannot be shown several times on a page, because it
 * has ids, sticks or floats: each example then has a page of the gallery to itself, as wide as the window
 * ("page"), or on the first of its grounds and hydrated ("island"). `opener` names the button that must be
 * pressed to show it.
 */
export interface ExamplesFile {
  examples: Examples;
  grounds?: Grounds;
  frame?: "page" | "island";
  opener?: string;
}
