import type { Examples, Grounds } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { OnThisPage } from "./OnThisPage.tsx";

/** It has an id, so a page holds it once. */
export const grounds: Grounds = ["white"];

export const examples: Examples = {
  several: [
    <OnThisPage
      entries={["Causes", "Tests", "Options", longWord].map((name) => ({ id: name, name }))}
    />,
    ["navigation", "On this page"],
    ["link", "Tests"],
    ["link", 4],
  ],
};
