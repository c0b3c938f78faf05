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

/** The islands that React draws. Their props stand in the page as JSON: only what they show, and no functions. */
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
