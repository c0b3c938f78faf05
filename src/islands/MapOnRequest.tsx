import { useEffect, useRef, useState } from "react";
import { Button } from "../components/Button.tsx";
import { NewTabLink } from "../components/GoLink.tsx";
import styles from "./MapOnRequest.module.css";

export interface MapOnRequestProps {
  /** Address of the embedded map. Nothing is fetched from it before the visitor asks. */
  src: string;
  /** What the frame shows, for assistive technology. */
  title: string;
  /** The drawn map that stands in its place until then. */
  imageSrc: string;
  imageWidth: number;
  imageHeight: number;
  imageAlt: string;
  directionsUrl: string;
}

/** A drawn map, the way there, and the real map for those who ask for it. */
export function MapOnRequest({ src, title, imageSrc, imageWidth, imageHeight, imageAlt, directionsUrl }: MapOnRequestProps) {
  const [asked, setAsked] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The pressed button is gone; the focus goes on where it led.
  useEffect(() => {
    if (asked) frame.current?.focus();
  }, [asked]);
  return (
    <div data-print="hide">
      {asked ? (
        <iframe ref={frame} className={styles["picture"]} src={src} title={title} allowFullScreen />
      ) : (
        <img className={`${styles["picture"]} ${styles["drawing"]}`} src={imageSrc} alt={imageAlt} width={imageWidth} height={imageHeight} loading="lazy" />
      )}
      <div className={styles["actions"]}>
        {!asked && (
          <Button outline size="small" onClick={() => setAsked(true)}>
            Show the map
          </Button>
        )}
        <NewTabLink href={directionsUrl}>Get directions</NewTabLink>
      </div>
    </div>
  );
}
