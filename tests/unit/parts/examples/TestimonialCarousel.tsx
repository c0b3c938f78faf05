import { Island } from "../../../../src/browser/Island.tsx";
import { someTestimonials } from "../../../practice/fixtures.ts";
import type { Examples } from "../example.ts";

export const examples: Examples = {
  none: [
    <Island name="TestimonialCarousel" props={{ testimonials: [] }} />,
    ["figure", 0],
    ["button", 0],
  ],
  "1 testimonial": [
    <Island name="TestimonialCarousel" props={{ testimonials: someTestimonials(1) }} />,
    ["figure", 1],
    ["button", 0],
  ],
  "6 testimonials": [
    <Island name="TestimonialCarousel" props={{ testimonials: someTestimonials(6) }} />,
    ["group", "Testimonials"],
    ["figure", 6],
    ["button", "Previous testimonial"],
    ["button", "Next testimonial"],
    ["link", "Testimonial 6"],
  ],
};

export const isIsland = true;
