import {
  longPractice,
  navigation,
  practice,
  services,
} from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { SiteFooter } from "./SiteFooter.tsx";

export const examples: Examples = [
  {
    name: "one social link",
    element: (
      <SiteFooter
        practice={practice}
        navigation={navigation}
        services={services}
        path="/testimonials"
      />
    ),
    shows: [
      ["contentinfo", 1],
      ["navigation", "Quick links"],
      ["navigation", "Services"],
      ["region", "Contact"],
      ["link", practice.phone],
      ["link", "Privacy"],
      ["button", "Accessibility settings"],
    ],
  },
  {
    name: "social links and long names",
    element: (
      <SiteFooter practice={longPractice} navigation={navigation} services={services} path="/" />
    ),
    shows: [
      ["link", longPractice.brand],
      ["link", "Facebook (opens in a new tab)"],
      ["link", "Instagram (opens in a new tab)"],
    ],
  },
];
