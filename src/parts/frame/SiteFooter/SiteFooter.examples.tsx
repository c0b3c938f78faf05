import type { Examples } from "../../example.ts";
import { longPractice, navigation, practice, services } from "../../fixtures.ts";
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

export const frame = "page";
