import type { FunctionComponent } from "react";
import { AccessibilitySettings } from "./AccessibilitySettings.tsx";
import { MapOnRequest, type MapOnRequestProps } from "./MapOnRequest.tsx";
import { TestimonialCarousel, type TestimonialCarouselProps } from "./TestimonialCarousel.tsx";
import { TestimonialPages, type TestimonialPagesProps } from "./TestimonialPages.tsx";

/** Every island and its props. They are written into the page as JSON: only what the island shows, and no functions. */
export interface IslandProps {
  AccessibilitySettings: object;
  MapOnRequest: MapOnRequestProps;
  TestimonialCarousel: TestimonialCarouselProps;
  TestimonialPages: TestimonialPagesProps;
}

export type IslandName = keyof IslandProps;

/** What the server draws; what the browser fetches stands in registry.ts. */
const components: { readonly [Name in IslandName]: FunctionComponent<IslandProps[Name]> } = {
  AccessibilitySettings,
  MapOnRequest,
  TestimonialCarousel,
  TestimonialPages,
};

interface Props<Name extends IslandName> {
  name: Name;
  props: IslandProps[Name];
}

/** A piece that draws itself anew in the browser as its state changes: the server's markup and what hydrates it. */
export function Island<Name extends IslandName>({ name, props }: Props<Name>) {
  const Component: FunctionComponent<IslandProps[Name]> = components[name];
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
