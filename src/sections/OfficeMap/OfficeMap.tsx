import map from "../../art/map.svg";
import type { Practice } from "../../data/practice.ts";
import { Island } from "../../islands/Island.tsx";
import { useWords } from "../../languages/use-words.ts";

/** The drawn map, and the real one when a visitor asks for it. */
export function OfficeMap({ practice }: { practice: Practice }) {
  const words = useWords();
  return (
    <Island
      name="MapOnRequest"
      props={{
        src: practice.mapEmbedUrl,
        title: words.office.mapOf(practice.addressLines.join(", ")),
        imageSrc: map.src,
        imageWidth: map.width,
        imageHeight: map.height,
        imageAlt: words.office.illustratedMap(`${practice.district}, ${practice.address.city}`),
        directionsUrl: practice.directionsUrl,
      }}
    />
  );
}
