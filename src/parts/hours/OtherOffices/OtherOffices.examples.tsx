import type { Examples } from "../../example.ts";
import { practice } from "../../fixtures.ts";
import { OtherOffices } from "./OtherOffices.tsx";

const [office] = practice.offices;

export const examples: Examples = {
  "a second": [
    <OtherOffices practice={{ offices: [office, { ...office, name: "New Town" }] }} />,
    ["heading", "New Town"],
    ["link", office.phone],
    ["img", "Illustrated map with a pin at the practice in Old Town, Springfield"],
    ["button", "Show the map"],
    ["link", "Add to contacts"],
  ],
  none: [<OtherOffices practice={practice} />],
};

export const frame = "page";
