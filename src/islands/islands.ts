import type { FunctionComponent } from "react";
import { AccessibilitySettings } from "./AccessibilitySettings/AccessibilitySettings.tsx";
import { MapOnRequest, type MapOnRequestProps } from "./MapOnRequest/MapOnRequest.tsx";
import {
  TestimonialCarousel,
  type TestimonialCarouselProps,
} from "./TestimonialCarousel/TestimonialCarousel.tsx";
import {
  TestimonialPages,
  type TestimonialPagesProps,
} from "./TestimonialPages/TestimonialPages.tsx";

/** Every island that React draws, and its props. They are written into the page as JSON: only what the island shows, and no functions. */
export interface IslandProps {
  AccessibilitySettings: object;
  MapOnRequest: MapOnRequestProps;
  TestimonialCarousel: TestimonialCarouselProps;
  TestimonialPages: TestimonialPagesProps;
}

export type IslandName = keyof IslandProps;

/** Their components, for the server and for the browser. */
export const islands: { readonly [Name in IslandName]: FunctionComponent<IslandProps[Name]> } = {
  AccessibilitySettings,
  MapOnRequest,
  TestimonialCarousel,
  TestimonialPages,
};
