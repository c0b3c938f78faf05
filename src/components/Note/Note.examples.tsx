import type { Examples, Grounds } from "../../gallery/example.ts";
import { Band } from "../Band/Band.tsx";
import { Note } from "./Note.tsx";

/** It stands in bands, and says itself when it stands on a tinted one. */
export const grounds: Grounds = ["white"];

export const examples: Examples = [
  {
    name: "plain",
    element: <Note title="Good to know" text="Bring a list of your [medicines](/contact-us)." />,
    shows: [
      ["heading", "Good to know"],
      ["link", "medicines"],
    ],
  },
  {
    name: "urgent",
    element: <Note title="Call 911" text="When breathing is hard." urgent />,
    shows: [["heading", "Call 911"]],
  },
  {
    name: "wide",
    element: <Note title="Good to know" text={"It takes an hour. ".repeat(12).trim()} wide />,
    shows: [["heading", "Good to know"]],
  },
  {
    name: "wide and urgent",
    element: <Note title="Call 911" text="When breathing is hard." wide urgent level={2} />,
    shows: [["heading", "Call 911"]],
  },
  {
    name: "on a tinted band",
    element: (
      <Band ground="mist">
        <Note title="Good to know" text="It takes an hour." wide onTint />
      </Band>
    ),
    shows: [["heading", "Good to know"]],
  },
];
