import type { AriaRole, ReactElement } from "react";

/** What a component may stand on: the bands of `Band`, and the values of `data-ground`. */
export const allGrounds = ["white", "mist", "warm", "tan", "green", "dark"] as const;

export type Ground = (typeof allGrounds)[number];

/** What assistive technology finds: the one part with a role and a name, so many parts of a role, or a text. */
export type Shown =
  | readonly [role: AriaRole, name: string]
  | readonly [role: AriaRole, count: number]
  | string;

/** One state of a component that is worth seeing and testing. */
export interface Example {
  /** Says the state in a few words: "no link", "7 testimonials". */
  name: string;
  /** The component with its props, so that a wrong one does not compile. */
  element: ReactElement;
  /** What it must show. Empty for pure decoration and for nothing at all: then there must be nothing to read. */
  shows: readonly Shown[];
  /** Name of the button in the example without whose press nothing is in view. */
  opens?: string;
}

/** What a file `Name.examples.tsx` exports as `examples`. */
export type Examples = readonly [Example, ...Example[]];

/** What such a file may export as `grounds`: where its component stands. Left out: on every one. */
export type Grounds = readonly [Ground, ...Ground[]];
