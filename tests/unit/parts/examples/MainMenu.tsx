import { MainMenu, mainMenuId } from "../../../../src/parts/frame/MainMenu/MainMenu.tsx";
import { Button } from "../../../../src/ui/Button.tsx";
import { longPractice, navigation, practice, services } from "../../../practice/fixtures.ts";
import type { Examples } from "../example.ts";

const button = <Button popoverTarget={mainMenuId}>Open the menu</Button>;

export const opener = "Open the menu";

export const examples: Examples = {
  "on a page of the menu": [
    <>
      {button}
      <MainMenu practice={practice} navigation={navigation} services={services} path="/locations" />
    </>,
    ["navigation", "Menu"],
    ["button", "Close menu"],
    ["link", "Locations"],
    ["link", "Sinus Disorders"],
    ["link", "Patient Portal (opens in a new tab)"],
  ],
  "on a service, with long names": [
    <>
      {button}
      <MainMenu
        practice={longPractice}
        navigation={navigation}
        services={services}
        path="/service/head-and-neck-disorders"
      />
    </>,
    ["link", 11],
  ],
};
