import { expect, test } from "vitest";
import { Island } from "../../../src/browser/Island.tsx";
import { ButtonLink } from "../../../src/ui/ButtonLink.tsx";
import { Icon } from "../../../src/ui/Icon.tsx";
import { someTestimonials } from "../../practice/fixtures.ts";

// The compiler is the test: it fails on an error that no line expects, and on an expected error that does not come.
test("wrong props do not compile", () => {
  const wrong = [
    // @ts-expect-error: there is no such island.
    <Island key="1" name="Carousel" props={{}} />,
    // @ts-expect-error: a prop is missing.
    <Island key="2" name="TestimonialPages" props={{}} />,
    // @ts-expect-error: testimonials are a list.
    <Island key="3" name="TestimonialPages" props={{ testimonials: someTestimonials(1)[0] }} />,
    // @ts-expect-error: a link leads somewhere.
    <ButtonLink key="4">Nowhere</ButtonLink>,
    // @ts-expect-error: there is no such icon.
    <Icon key="5" name="rocket" />,
  ];
  expect(wrong).toHaveLength(5);
});
