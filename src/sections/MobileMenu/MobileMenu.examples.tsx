import {
  longPractice,
  navigation,
  practice,
  services,
} from "../../../tests/example-practice/fixtures.ts";
import { Button } from "../../components/Button/Button.tsx";
import type { Examples } from "../../gallery/example.ts";
import { MobileMenu, mobileMenuId } from "./MobileMenu.tsx";

const opener = <Button popoverTarget={mobileMenuId}>Open the menu</Button>;

export const examples: Examples = [
  {
    name: "on a page of the menu",
    element: (
      <>
        {opener}
        <MobileMenu
          practice={practice}
          navigation={navigation}
          services={services}
          path="/locations"
        />
      </>
    ),
    opens: "Open the menu",
    shows: [
      ["navigation", "Menu"],
      ["button", "Close menu"],
      ["link", "Locations"],
      ["link", "Sinus Disorders"],
      ["link", "Book Online (opens in a new tab)"],
      ["link", "Call Now"],
    ],
  },
  {
    name: "on a service, with long names",
    element: (
      <>
        {opener}
        <MobileMenu
          practice={longPractice}
          navigation={navigation}
          services={services}
          path="/service/head-and-neck-disorders"
        />
      </>
    ),
    opens: "Open the menu",
    shows: [["link", 10]],
  },
  {
    name: "no services",
    element: (
      <>
        {opener}
        <MobileMenu practice={practice} navigation={navigation} services={[]} path="/" />
      </>
    ),
    opens: "Open the menu",
    shows: [["link", 7]],
  },
];
