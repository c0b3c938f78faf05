import map from "../../art/map.svg";
import type { Office } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { Button } from "../../ui/Button.tsx";
import { NewTabLink } from "../../ui/NewTabLink.tsx";
import styles from "./OfficeMap.module.css";

interface Props {
  office: Pick<Office, "addressLines" | "place" | "mapEmbedUrl" | "directionsUrl">;
}

/** A drawn map, directions, and the real map when a visitor asks for it. */
export function OfficeMap({ office }: Props) {
  const words = useWords();
  const { show, loading, offline, late } = words.map;
  return (
    <div data-module="office-map" data-print="hide">
      <div className={styles["place"]}>
        <img
          className={`${styles["picture"]} ${styles["drawing"]}`}
          src={map.src}
          alt={words.office.illustratedMap(office.place)}
          width={map.width}
          height={map.height}
          loading="lazy"
          data-part="drawing"
        />
        {/* A template fetches nothing. */}
        <template data-part="map">
          <iframe
            className={styles["picture"]}
            src={office.mapEmbedUrl}
            title={words.office.mapOf(office.addressLines.join(", "))}
            allowFullScreen
          />
        </template>
        <p
          className={styles["note"]}
          role="status"
          data-part="status"
          data-loading={loading}
          data-offline={offline}
          data-late={late}
        />
      </div>
      <div className={`${styles["actions"]} cluster`}>
        <NewTabLink href={office.directionsUrl}>{words.getDirections}</NewTabLink>
        <Button outline size="small" data-part="show" data-script="">
          {show}
        </Button>
      </div>
    </div>
  );
}
