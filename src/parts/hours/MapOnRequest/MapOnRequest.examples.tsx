import { Island } from "../../../scripts/Island.tsx";
import type { Examples } from "../../example.ts";
import { pictureOf, practice } from "../../fixtures.ts";
import type { MapOnRequestProps } from "./MapOnRequest.tsx";

const { src, width, height } = pictureOf(640, 420);

const map: MapOnRequestProps = {
  src: practice.mapEmbedUrl,
  title: `Map of ${practice.addressLines[0]}`,
  imageSrc: src,
  imageWidth: width,
  imageHeight: height,
  imageAlt: "Drawn map of Old Town",
  directionsUrl: practice.directionsUrl,
};

export const examples: Examples = {
  "before anyone asks": [
    <Island name="MapOnRequest" props={map} />,
    ["img", "Drawn map of Old Town"],
    ["button", "Show the map"],
    ["link", "Get directions (opens in a new tab)"],
  ],
};

export const frame = "island";
