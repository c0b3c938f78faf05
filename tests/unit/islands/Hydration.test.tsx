// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Island } from "../../../src/islands/Island.tsx";
import type { ReactIslandName, ReactIslandProps } from "../../../src/islands/react-islands.ts";
import { someTestimonials } from "./testimonials.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const map = {
  src: "https://map.example/",
  title: "Map",
  imageSrc: "/map.svg",
  imageWidth: 640,
  imageHeight: 420,
  imageAlt: "Drawn map",
  directionsUrl: "https://map.example/way",
};

const examples: { [Name in ReactIslandName]: ReactIslandProps[Name] } = {
  AccessibilitySettings: {},
  MapOnRequest: map,
  TestimonialCarousel: { testimonials: someTestimonials(6) },
  TestimonialPages: { testimonials: someTestimonials(13) },
};

// On a mismatch React would render again, and lose the pressed button.
for (const render of [renderToString, renderToStaticMarkup]) {
  test.each(Object.keys(examples) as ReactIslandName[])(
    `React hydrates the markup of %s as ${render.name} wrote it`,
    async (name) => {
      const island = <Island name={name} props={examples[name]} />;
      document.body.innerHTML = `<div>${render(island)}</div>`;
      const before = document.querySelector("button, a");
      const errors: unknown[] = [];
      await act(async () => {
        hydrateRoot(document.body.firstElementChild as Element, island, {
          onRecoverableError: (error) => errors.push(error),
        });
      });
      expect(errors).toEqual([]);
      expect(document.querySelector("button, a")).toBe(before);
    },
  );
}

test("an island carries its props as they were", () => {
  document.body.innerHTML = renderToString(
    <Island name="MapOnRequest" props={{ ...map, title: `"Quoted" & 'so' <on>` }} />,
  );
  expect(
    JSON.parse(document.querySelector<HTMLElement>("[data-island]")?.dataset["props"] ?? ""),
  ).toEqual({ ...map, title: `"Quoted" & 'so' <on>` });
});

test("a wrong prop does not compile", () => {
  // @ts-expect-error: a carousel has testimonials.
  <Island name="TestimonialCarousel" props={{ src: "" }} />;
  // @ts-expect-error: no such island.
  <Island name="Carousel" props={{}} />;
});
