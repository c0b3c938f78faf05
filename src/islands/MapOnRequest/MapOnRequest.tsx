import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { NewTabLink } from "../../components/NewTabLink/NewTabLink.tsx";
import { afterPaint } from "../after-paint.ts";
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

/** Milliseconds for which a map may keep a visitor waiting without a word. */
const patience = 8_000;

/**
 * Asked: the visitor has been told so, and the frame comes next. Late: nothing has come yet. Offline: nothing can
 * come, so nothing is asked for.
 */
type State = "drawing" | "offline" | "asked" | "loading" | "late" | "loaded";

const loading = "The map is loading.";
const notes: Partial<Record<State, string>> = {
  asked: loading,
  loading,
  offline: "You are offline. The map needs a connection; the address does not.",
  late: "The map has not come yet. The address and Get directions work without it.",
};

/**
 * A drawn map, the way there, and the real map for those who ask for it. Browsers hide from a page
 * whether a frame of another site came or failed at once; they then say so in the frame themselves.
 */
export function MapOnRequest({
  src,
  title,
  imageSrc,
  imageWidth,
  imageHeight,
  imageAlt,
  directionsUrl,
}: MapOnRequestProps) {
  const [state, setState] = useState<State>("drawing");
  const frame = useRef<HTMLIFrameElement>(null);
  const framed = state === "loading" || state === "late" || state === "loaded";

  // To make a frame takes a slow phone longer than an answer may.
  useEffect(() => {
    if (state !== "asked") return;
    return afterPaint(() => setState("loading"));
  }, [state]);

  useEffect(() => {
    if (!framed) return;
    // The pressed button is gone; the focus goes on where it led.
    frame.current?.focus();
    const timer = setTimeout(() => setState((now) => (now === "loading" ? "late" : now)), patience);
    return () => clearTimeout(timer);
  }, [framed]);

  return (
    <div data-print="hide">
      <div className={styles["place"]}>
        {framed ? (
          <iframe
            ref={frame}
            className={styles["picture"]}
            src={src}
            title={title}
            allowFullScreen
            onLoad={() => setState("loaded")}
          />
        ) : (
          <img
            className={`${styles["picture"]} ${styles["drawing"]}`}
            src={imageSrc}
            alt={imageAlt}
            width={imageWidth}
            height={imageHeight}
            loading="lazy"
          />
        )}
        <p className={styles["note"]} role="status">
          {notes[state]}
        </p>
      </div>
      <div className={styles["actions"]}>
        {!framed && (
          <Button
            outline
            size="small"
            onClick={() => setState(navigator.onLine ? "asked" : "offline")}
          >
            Show the map
          </Button>
        )}
        <NewTabLink href={directionsUrl}>Get directions</NewTabLink>
      </div>
    </div>
  );
}
