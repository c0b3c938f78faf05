import map from "../../art/map.svg";
import type { Practice } from "../../data/practice.ts";
import { Island } from "../../islands/Island.tsx";

/** The drawn map, and the real one when a visitor asks for it. */
export function OfficeMap({ practice }: { practice: Practice }) {
  return (
    <Island
      name="MapOnRequest"
      props={{
        src: practice.mapEmbedUrl,
        title: `Map of ${practice.addressLines[0]}, ${practice.addressLines[1]}`,
        imageSrc: map.src,
        imageWidth: map.width,
        imageHeight: map.height,
        imageAlt: `Illustrated map with a pin at the practice in ${practice.district}, ${practice.address.city}`,
        directionsUrl: practice.directionsUrl,
      }}
    />
  );
}
