import type { Examples, Grounds } from "../../example.ts";
import { Band } from "../../layout/Band/Band.tsx";
import { Note } from "./Note.tsx";

/** It is used in bands, and has a prop for a tinted one. */
export const grounds: Grounds = ["white"];

export const examples: Examples = {
  plain: [
    <Note title="Good to know" text="Bring a list of your [medicines](/contact-us)." />,
    ["heading", "Good to know"],
    ["link", "medicines"],
  ],
  urgent: [
    <Note title="Call 911" text="When breathing is hard." urgent />,
    ["heading", "Call 911"],
  ],
  "wide and urgent": [
    <Note title="Call 911" text="When breathing is hard." wide urgent level={2} />,
    ["heading", "Call 911"],
  ],
  "on a tinted band": [
    <Band ground="mist">
      <Note title="Good to know" text="It takes an hour." wide onTint />
    </Band>,
    ["heading", "Good to know"],
  ],
};
