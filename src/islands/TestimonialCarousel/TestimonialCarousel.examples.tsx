import { longTestimonial, someTestimonials } from "../../../tests/example-practice/fixtures.ts";
import type { Examples, Grounds } from "../../gallery/example.ts";
import { Island } from "../Island.tsx";

export const grounds: Grounds = ["tan"];

export const examples: Examples = [
  {
    name: "none",
    element: <Island name="TestimonialCarousel" props={{ testimonials: [] }} />,
    shows: [
      ["figure", 0],
      ["button", 0],
    ],
  },
  {
    name: "1 testimonial",
    element: <Island name="TestimonialCarousel" props={{ testimonials: someTestimonials(1) }} />,
    shows: [
      ["figure", 1],
      ["button", 0],
    ],
  },
  {
    name: "6 testimonials",
    element: <Island name="TestimonialCarousel" props={{ testimonials: someTestimonials(6) }} />,
    shows: [
      ["group", "Testimonials"],
      ["figure", 6],
      ["button", "Previous testimonial"],
      ["button", "Next testimonial"],
      ["link", "Testimonial 6"],
    ],
  },
  {
    name: "every field to its limit",
    element: (
      <Island
        name="TestimonialCarousel"
        props={{ testimonials: [longTestimonial, ...someTestimonials(2)] }}
      />
    ),
    shows: [["figure", 3], longTestimonial.quote],
  },
];
