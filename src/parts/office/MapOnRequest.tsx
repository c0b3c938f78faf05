import { useEffect, useRef, useState } from "react";
import { useWords } from "../../languages/use-words.ts";
import { afterPaint } from "../../scripts/after-paint.ts";
import { Button } from "../../ui/Button.tsx";
import { NewTabLink } from "../../ui/NewTabLink.tsx";
import styles from "./MapOnRequest.module.css";

export interface MapOnRequestProps {
  /** URL of the embedded map, fetched only after a press. */
  src: string;
  /** What the frame shows, for assistive technology. */
  title: string;
  /** The drawn map, the placeholder until then. */
  imageSrc: string;
  imageWidth: number;
  imageHeight: number;
  imageAlt: string;
  directionsUrl: string;
}

/** Milliseconds after which the page says that the map is slow. */
const slowAfter = 8_000;

/**
 * asked: announced, the frame is created next. late: still loading. offline: there is no connection, so nothing
 * is fetched.
 */
type State = "drawing" | "offline" | "asked" | "loading" | "late" | "loaded";

function useMap() {
  const [state, setState] = useState<State>("drawing");
  const frame = useRef<HTMLIFrameElement>(null);
  const framed = state === "loading" || state === "late" || state === "loaded";

  // On a slow phone, creating the frame takes longer than a response to a press should.
  useEffect(() => {
    if (state !== "asked") return;
    return afterPaint(() => setState("loading"));
  }, [state]);

  useEffect(() => {
    if (!framed) return;
    // The pressed button is gone, so the focus moves to what it opened.
    frame.current?.focus();
    const timer = setTimeout(
      () => setState((now) => (now === "loading" ? "late" : now)),
      slowAfter,
    );
    return () => clearTimeout(timer);
  }, [framed]);

  return { state, setState, frame, framed };
}

/**
 * A drawn map, directions, and the real map on request. Browsers do not tell a page whether a
 * cross-origin frame loaded or failed; they show the failure in the frame.
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
  const words = useWords();
  const { loading, offline, late } = words.map;
  const notes: Partial<Record<State, string>> = { asked: loading, loading, offline, late };
  const { state, setState, frame, framed } = useMap();

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
      <div className={`${styles["actions"]} cluster`}>
        <NewTabLink href={directionsUrl}>{words.getDirections}</NewTabLink>
        {!framed && (
          <Button
            outline
            size="small"
            onClick={() => setState(navigator.onLine ? "asked" : "offline")}
          >
            {words.map.show}
          </Button>
        )}
      </div>
    </div>
  );
}
