import map from "../../art/map.svg";
import type { Office } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { Island } from "../../scripts/Island.tsx";

/** The drawn map, and the real one when a visitor asks for it. */
export function OfficeMap({ office }: { office: Office }) {
  const words = useWords();
  return (
    <Island
      name="MapOnRequest"
      props={{
        src: office.mapEmbedUrl,
        title: words.office.mapOf(office.addressLines.join(", ")),
        imageSrc: map.src,
        imageWidth: map.width,
        imageHeight: map.height,
        imageAlt: words.office.illustratedMap(office.place),
        directionsUrl: office.directionsUrl,
      }}
    />
  );
}
