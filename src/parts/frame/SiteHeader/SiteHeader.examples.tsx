import type { Examples } from "../../example.ts";
import { longPractice, navigation, practice, services } from "../../fixtures.ts";
import { SiteHeader } from "./SiteHeader.tsx";

export const examples: Examples = {
  "on a page of the menu": [
    <SiteHeader
      practice={practice}
      navigation={navigation}
      services={services}
      path="/locations"
    />,
    ["banner", 1],
    ["link", practice.brand],
    ["link", "Call Now"],
    ["link", "Book Online (opens in a new tab)"],
    ["button", "Menu"],
  ],
  "on a service, with a long name": [
    <SiteHeader
      practice={longPractice}
      navigation={navigation}
      services={services}
      path="/service/sinus-disorders"
    />,
    ["link", longPractice.brand],
  ],
};

export const frame = "page";
