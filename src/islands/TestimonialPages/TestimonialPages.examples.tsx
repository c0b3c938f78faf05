import { longTestimonial, someTestimonials } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Island } from "../Island.tsx";

export const examples: Examples = [
  {
    name: "none",
    element: <Island name="TestimonialPages" props={{ testimonials: [] }} />,
    shows: [],
  },
  {
    name: "1 testimonial",
    element: <Island name="TestimonialPages" props={{ testimonials: someTestimonials(1) }} />,
    shows: [["list", "Testimonials, page 1 of 1"], ["figure", 1], "Page 1 of 1"],
  },
  {
    name: "6 testimonials",
    element: <Island name="TestimonialPages" props={{ testimonials: someTestimonials(6) }} />,
    shows: [["list", "Testimonials, page 1 of 1"], ["figure", 6], "Page 1 of 1"],
  },
  {
    name: "7 testimonials",
    element: <Island name="TestimonialPages" props={{ testimonials: someTestimonials(7) }} />,
    shows: [
      ["list", "Testimonials, page 1 of 2"],
      ["list", "Testimonials, page 2 of 2"],
      ["figure", 7],
      ["navigation", "Pages of testimonials"],
      ["button", "Previous page"],
      ["button", "Next page"],
      ["link", "Page 2"],
    ],
  },
  {
    name: "100 testimonials",
    element: <Island name="TestimonialPages" props={{ testimonials: someTestimonials(100) }} />,
    shows: [["figure", 100], ["link", "Page 17"], "Page 1 of 17"],
  },
  {
    name: "every field to its limit",
    element: (
      <Island
        name="TestimonialPages"
        props={{ testimonials: [longTestimonial, ...someTestimonials(2)] }}
      />
    ),
    shows: [["figure", 3], longTestimonial.quote],
  },
];
