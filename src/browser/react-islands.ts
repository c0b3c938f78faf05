import type { FunctionComponent } from "react";
import { AccessibilitySettings } from "../parts/frame/AccessibilitySettings/AccessibilitySettings.tsx";
import { MapOnRequest, type MapOnRequestProps } from "../parts/hours/MapOnRequest/MapOnRequest.tsx";
import {
  TestimonialCarousel,
  type TestimonialCarouselProps,
} from "../parts/testimonial/TestimonialCarousel/TestimonialCarousel.tsx";
import {
  TestimonialPages,
  type TestimonialPagesProps,
} from "../parts/testimonial/TestimonialPages/TestimonialPages.tsx";

/** The islands that React renders. Their props are serialized as JSON in the page: only data, no functions. */
export interface ReactIslandProps {
  AccessibilitySettings: object;
  MapOnRequest: MapOnRequestProps;
  TestimonialCarousel: TestimonialCarouselProps;
  TestimonialPages: TestimonialPagesProps;
}

export type ReactIslandName = keyof ReactIslandProps;

/** Their components, for the server and for the browser. */
export const reactIslands: {
  readonly [Name in ReactIslandName]: FunctionComponent<ReactIslandProps[Name]>;
} = {
  AccessibilitySettings,
  MapOnRequest,
  TestimonialCarousel,
  TestimonialPages,
};
