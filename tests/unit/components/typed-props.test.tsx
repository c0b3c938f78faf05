import { expect, test } from "vitest";
import { ButtonLink } from "../../../src/components/ButtonLink/ButtonLink.tsx";
import { Dots } from "../../../src/components/Dots/Dots.tsx";
import { Icon } from "../../../src/components/Icon/Icon.tsx";
import type { Example, Examples } from "../../../src/gallery/example.ts";
import { Island } from "../../../src/islands/Island.tsx";
import type { IslandProps } from "../../../src/islands/islands.ts";
import { someTestimonials } from "../../example-practice/fixtures.ts";

/*
 * The compiler is the test here. `npm test types` fails on an error that no line expects, and on an
 * expected error that does not come; Vitest only sees to it that the file is not forgotten.
 */

const map: IslandProps["MapOnRequest"] = {
  src: "https://map.example/",
  title: "Map",
  imageSrc: "/map.svg",
  imageWidth: 640,
  imageHeight: 420,
  imageAlt: "Drawn map",
  directionsUrl: "https://map.example/way",
};
const { title: _title, ...untitled } = map;

test("an island and its props are one: a wrong prop does not compile", () => {
  const right = [
    <Island key="1" name="MapOnRequest" props={map} />,
    <Island key="2" name="TestimonialPages" props={{ testimonials: someTestimonials(2) }} />,
    <Island key="3" name="TestimonialCarousel" props={{ testimonials: [] }} />,
    <Island key="4" name="AccessibilitySettings" props={{}} />,
  ];
  const worded = someTestimonials(1).map((one) => ({ ...one, rating: "5" }));
  const wrong = [
    // @ts-expect-error: there is no such island.
    <Island key="1" name="Carousel" props={{}} />,
    // @ts-expect-error: an island always has props, be they none.
    <Island key="2" name="AccessibilitySettings" />,
    // @ts-expect-error: these are the props of another island.
    <Island key="3" name="TestimonialCarousel" props={map} />,
    // @ts-expect-error: a prop is missing.
    <Island key="4" name="MapOnRequest" props={untitled} />,
    // @ts-expect-error: no island has this prop.
    <Island key="5" name="MapOnRequest" props={{ ...map, zoom: 3 }} />,
    // @ts-expect-error: a size is a number.
    <Island key="6" name="MapOnRequest" props={{ ...map, imageWidth: "640" }} />,
    // @ts-expect-error: testimonials are a list.
    <Island key="7" name="TestimonialPages" props={{ testimonials: someTestimonials(1)[0] }} />,
    // @ts-expect-error: a rating is a number, all the way down.
    <Island key="8" name="TestimonialPages" props={{ testimonials: worded }} />,
  ];
  expect([right.length, wrong.length]).toEqual([4, 8]);
});

test("nor does a wrong prop of a component", () => {
  const wrong = [
    // @ts-expect-error: a link leads somewhere.
    <ButtonLink key="1">Nowhere</ButtonLink>,
    // @ts-expect-error: there is no such size.
    <ButtonLink key="2" href="/" size="huge" />,
    // @ts-expect-error: there is no such icon.
    <Icon key="3" name="rocket" />,
    // @ts-expect-error: a dot needs an address, to work without script.
    <Dots key="4" word="Page" count={2} current={0} />,
  ];
  expect(wrong).toHaveLength(4);
});

test("nor does an example without a name, an element or what it shows", () => {
  const element = <Icon name="phone" />;
  // @ts-expect-error: it has no name.
  const nameless: Example = { element, shows: [] };
  // @ts-expect-error: it has nothing to show.
  const empty: Example = { name: "empty", shows: [] };
  // @ts-expect-error: it does not say what it shows.
  const silent: Example = { name: "silent", element };
  // @ts-expect-error: a file without an example would say nothing.
  const none: Examples = [];
  expect([nameless, empty, silent, none]).toHaveLength(4);
});
