import type { Examples } from "../../example.ts";
import { longPractice, navigation, practice, services } from "../../fixtures.ts";
import { Button } from "../../text/Button/Button.tsx";
import { MobileMenu, mobileMenuId } from "./MobileMenu.tsx";

const button = <Button popoverTarget={mobileMenuId}>Open the menu</Button>;

export const opener = "Open the menu";

export const examples: Examples = {
  "on a page of the menu": [
    <>
      {button}
      <MobileMenu
        practice={practice}
        navigation={navigation}
        services={services}
        path="/locations"
      />
    </>,
    ["navigation", "Menu"],
    ["button", "Close menu"],
    ["link", "Locations"],
    ["link", "Sinus Disorders"],
    ["link", "Patient Portal (opens in a new tab)"],
    ["link", "Book Online (opens in a new tab)"],
    ["link", "Call Now"],
  ],
  "on a service, with long names": [
    <>
      {button}
      <MobileMenu
        practice={longPractice}
        navigation={navigation}
        services={services}
        path="/service/head-and-neck-disorders"
      />
    </>,
    ["link", 13],
  ],
};

export const frame = "page";
