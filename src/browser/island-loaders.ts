import type { FunctionComponent } from "react";
import type { IslandName, IslandProps } from "./island-components.ts";

/** How the browser gets each island: in a script of its own, so that no island waits for those of other pages. */
export const islandLoaders: {
  readonly [Name in IslandName]: () => Promise<FunctionComponent<IslandProps[Name]>>;
} = {
  AccessibilitySettings: async () =>
    (await import("../parts/frame/AccessibilitySettings/AccessibilitySettings.tsx"))
      .AccessibilitySettings,
  PlanChoice: async () => (await import("../parts/recovery/Plan/PlanChoice.tsx")).PlanChoice,
  PlanDays: async () => (await import("../parts/recovery/Plan/PlanDays.tsx")).PlanDays,
  PlanButtons: async () => (await import("../parts/recovery/Plan/PlanButtons.tsx")).PlanButtons,
  PlanToday: async () => (await import("../parts/recovery/Plan/PlanToday.tsx")).PlanToday,
  QuestionsForCare: async () =>
    (await import("../parts/costs/QuestionsForCare.tsx")).QuestionsForCare,
  SiteSearch: async () => (await import("../parts/search/SiteSearch.tsx")).SiteSearch,
  TestimonialCarousel: async () =>
    (await import("../parts/testimonial/TestimonialCarousel.tsx")).TestimonialCarousel,
  TestimonialPages: async () =>
    (await import("../parts/testimonial/TestimonialPages.tsx")).TestimonialPages,
};
