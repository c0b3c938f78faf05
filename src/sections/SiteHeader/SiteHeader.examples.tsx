import {
  longPractice,
  navigation,
  practice,
  services,
} from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { SiteHeader } from "./SiteHeader.tsx";

export const examples: Examples = [
  {
    name: "on a page of the menu",
    element: (
      <SiteHeader
        practice={practice}
        navigation={navigation}
        services={services}
        path="/locations"
      />
    ),
    shows: [
      ["banner", 1],
      ["navigation", "Main"],
      ["link", practice.brand],
      ["link", "Services"],
      ["button", "Show services"],
      ["link", "Call Now"],
      ["link", "Book Online (opens in a new tab)"],
      ["button", "Menu"],
    ],
  },
  {
    name: "on a service, with a long name",
    element: (
      <SiteHeader
        practice={longPractice}
        navigation={navigation}
        services={services}
        path="/service/sinus-disorders"
      />
    ),
    shows: [["link", longPractice.brand]],
  },
];
