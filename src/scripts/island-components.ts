import type { FunctionComponent } from "react";
import { AccessibilitySettings } from "../parts/frame/AccessibilitySettings/AccessibilitySettings.tsx";
import {
  TestimonialCarousel,
  type TestimonialCarouselProps,
} from "../parts/testimonial/TestimonialCarousel.tsx";
import {
  TestimonialPages,
  type TestimonialPagesProps,
} from "../parts/testimonial/TestimonialPages.tsx";

/** The parts that hold state. Their props stand in the page as JSON: only data, no functions. */
export interface IslandProps {
  AccessibilitySettings: object;
  TestimonialCarousel: TestimonialCarouselProps;
  TestimonialPages: TestimonialPagesProps;
}

export type IslandName = keyof IslandProps;

/**
 * Their components by name, for the server and the browser. A page can only name an island as text, so this is the one
 * place where scripts import parts.
 */
export const islandComponents: {
  readonly [Name in IslandName]: FunctionComponent<IslandProps[Name]>;
} = {
  AccessibilitySettings,
  TestimonialCarousel,
  TestimonialPages,
};
