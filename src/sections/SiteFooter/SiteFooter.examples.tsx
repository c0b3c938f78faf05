import {
  longPractice,
  navigation,
  practice,
  services,
} from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { SiteFooter } from "./SiteFooter.tsx";

export const examples: Examples = {
  "one social link": [
    <SiteFooter
      practice={practice}
      navigation={navigation}
      services={services}
      path="/testimonials"
    />,
    ["contentinfo", 1],
    ["navigation", "Quick links"],
    ["navigation", "Services"],
    ["region", "Contact"],
    ["link", practice.phone],
    ["link", "Pay a Bill (opens in a new tab)"],
    ["link", "Privacy"],
    ["button", "Accessibility settings"],
  ],
  "social links and long names": [
    <SiteFooter practice={longPractice} navigation={navigation} services={services} path="/" />,
    ["link", longPractice.brand],
    ["link", 17],
    ["link", "Facebook (opens in a new tab)"],
    ["link", "Instagram (opens in a new tab)"],
  ],
};
