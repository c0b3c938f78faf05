import type { FunctionComponent } from "react";
import { QuestionsForCare, type QuestionsForCareProps } from "../parts/costs/QuestionsForCare.tsx";
import { AccessibilitySettings } from "../parts/frame/AccessibilitySettings/AccessibilitySettings.tsx";
import { PlanButtons, type PlanButtonsProps } from "../parts/recovery/Plan/PlanButtons.tsx";
import { PlanChoice, type PlanChoiceProps } from "../parts/recovery/Plan/PlanChoice.tsx";
import { PlanDays, type PlanDaysProps } from "../parts/recovery/Plan/PlanDays.tsx";
import { PlanToday, type PlanTodayProps } from "../parts/recovery/Plan/PlanToday.tsx";
import type { SiteSearchProps } from "../parts/search/SiteSearch.tsx";
import {
  TestimonialCarousel,
  type TestimonialCarouselProps,
} from "../parts/testimonial/TestimonialCarousel.tsx";
import {
  TestimonialPages,
  type TestimonialPagesProps,
} from "../parts/testimonial/TestimonialPages.tsx";

/** The parts that hold state. Their props are in the page as JSON: only data, no functions. For markup, see `Slot`. */
export interface IslandProps {
  AccessibilitySettings: object;
  PlanChoice: PlanChoiceProps;
  PlanDays: PlanDaysProps;
  PlanButtons: PlanButtonsProps;
  PlanToday: PlanTodayProps;
  QuestionsForCare: QuestionsForCareProps;
  SiteSearch: SiteSearchProps;
  TestimonialCarousel: TestimonialCarouselProps;
  TestimonialPages: TestimonialPagesProps;
}

export type IslandName = keyof IslandProps;

/**
 * Their components by name, for the server and the browser. A page can only name an island as text, so this is the one
 * place where scripts import parts. The search is a file of its own (hydrate-search.ts): its pages alone need it.
 */
export const islandComponents: {
  readonly [Name in Exclude<IslandName, "SiteSearch">]: FunctionComponent<IslandProps[Name]>;
} = {
  AccessibilitySettings,
  PlanChoice,
  PlanDays,
  PlanButtons,
  PlanToday,
  QuestionsForCare,
  TestimonialCarousel,
  TestimonialPages,
};
