import type { FunctionComponent } from "react";
import { AccessibilitySettings } from "../parts/frame/AccessibilitySettings/AccessibilitySettings.tsx";
import { MapOnRequest, type MapOnRequestProps } from "../parts/office/MapOnRequest.tsx";
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
  MapOnRequest: MapOnRequestProps;
  TestimonialCarousel: TestimonialCarouselProps;
  TestimonialPages: TestimonialPagesProps;
}

export type IslandName = keyof IslandProps;

/**
 * Their components, for the server and for the browser: the one place where what starts parts imports them, since a
 * page can name a component for the browser by a text alone.
 */
export const islandComponents: {
  readonly [Name in IslandName]: FunctionComponent<IslandProps[Name]>;
} = {
  AccessibilitySettings,
  MapOnRequest,
  TestimonialCarousel,
  TestimonialPages,
};
