import { Island } from "../../../../src/browser/Island.tsx";
import { longTestimonial, someTestimonials } from "../../../practice/fixtures.ts";
import type { Examples } from "../example.ts";

export const examples: Examples = {
  none: [<Island name="TestimonialPages" props={{ testimonials: [] }} />],
  "6 testimonials": [
    <Island name="TestimonialPages" props={{ testimonials: someTestimonials(6) }} />,
    ["list", "Testimonials, page 1 of 1"],
    ["figure", 6],
    ["link", "Page 1"],
    "Page 1 of 1",
  ],
  "7 testimonials": [
    <Island
      name="TestimonialPages"
      props={{ testimonials: [longTestimonial, ...someTestimonials(6)] }}
    />,
    ["list", "Testimonials, page 1 of 2"],
    ["list", "Testimonials, page 2 of 2"],
    ["figure", 7],
    longTestimonial.quote,
    ["navigation", "Pages of testimonials"],
    ["button", "Previous page"],
    ["button", "Next page"],
    ["link", "Page 2"],
  ],
  "100 testimonials": [
    <Island name="TestimonialPages" props={{ testimonials: someTestimonials(100) }} />,
    ["figure", 100],
    ["link", "Page 17"],
    "Page 1 of 17",
  ],
};

export const isIsland = true;
