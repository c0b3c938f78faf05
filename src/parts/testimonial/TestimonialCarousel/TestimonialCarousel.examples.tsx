import { Island } from "../../../scripts/Island.tsx";
import type { Examples, Grounds } from "../../example.ts";
import { someTestimonials } from "../../fixtures.ts";

export const grounds: Grounds = ["tan"];

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

export const frame = "island";
