import { useEffect, useRef, useState } from "react";
import { useWords } from "../../languages/use-words.ts";
import { Pager } from "./Pager.tsx";
import { Testimonial, type TestimonialContent } from "./Testimonial.tsx";
import styles from "./TestimonialCarousel.module.css";

export interface TestimonialCarouselProps {
  testimonials: readonly TestimonialContent[];
}

const hashOf = (index: number) => `#testimonial-${index + 1}`;

/** Position of the slide at the start edge of the track. */
function slideInView(track: HTMLElement): number {
  const distances = Array.from(track.children, (slide) =>
    Math.abs((slide as HTMLElement).offsetLeft - track.scrollLeft),
  );
  return distances.indexOf(Math.min(...distances));
}

/**
 * Reports when the visitor scrolls to another slide, and keeps the current slide in view when the track is
 * resized.
 *
 * @param pressed a press is scrolling the track to the current slide
 */
function watchTrack(
  track: HTMLElement,
  current: number,
  pressed: { current: boolean },
  onArrival: (index: number) => void,
): () => void {
  const watch = new AbortController();
  const options = { passive: true, signal: watch.signal };
  const arrive = () => {
    const next = slideInView(track);
    if (next === current) pressed.current = false;
    // The end of the previous scroll may be reported after a press.
    else if (!pressed.current) onArrival(next);
  };
  for (const type of ["pointerdown", "wheel", "keydown"])
    track.addEventListener(
      type,
      () => {
        pressed.current = false;
      },
      options,
    );
  // Safari before 26.2 does not say when a scroll ends.
  const end = "onscrollend" in track ? "scrollend" : "scroll";
  track.addEventListener(end, arrive, options);
  // Rotating a phone or enlarging text changes the width of every slide.
  let width = track.clientWidth;
  const observer = new ResizeObserver(() => {
    if (track.clientWidth === width) return;
    width = track.clientWidth;
    track.scrollTo({
      left: (track.children[current] as HTMLElement).offsetLeft,
      behavior: "instant",
    });
  });
  observer.observe(track);
  return () => {
    watch.abort();
    observer.disconnect();
  };
}

function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const pressed = useRef(false);
  const [current, setCurrent] = useState(0);
  // Without script every slide can be reached; only a script that can undo it may hide one.
  const [running, setRunning] = useState(false);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    if (track.current === null) return;
    setRunning(true);
    setCurrent(slideInView(track.current));
  }, []);

  useEffect(() => {
    if (track.current === null) return;
    return watchTrack(track.current, current, pressed, (next) => {
      setCurrent(next);
      setMoved(true);
    });
  }, [current]);

  function show(index: number) {
    const next = (index + count) % count;
    const slide = track.current?.children[next] as HTMLElement | undefined;
    pressed.current = true;
    // Wrapping around jumps: scrolling back past every slide would be noise.
    track.current?.scrollTo({
      left: slide?.offsetLeft ?? 0,
      behavior: Math.abs(next - current) > 1 ? "instant" : "auto",
    });
    setCurrent(next);
    setMoved(true);
  }

  return { track, current, running, moved, show };
}

/**
 * Testimonials one at a time, in a strip that scrolls without script. It never moves by itself.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function TestimonialCarousel({ testimonials }: TestimonialCarouselProps) {
  const words = useWords().testimonials;
  const count = testimonials.length;
  const { track, current, running, moved, show } = useCarousel(count);
  const shown = testimonials[current];
  if (count === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group, and this is no set of form fields.
    <div
      className={styles["root"]}
      role="group"
      aria-roledescription="carousel"
      aria-label={words.title}
    >
      {/* Before the testimonials, so that a screen reader continues from a button to what it has shown. */}
      {count > 1 && (
        <div className={`${styles["controls"]} cluster`} data-print="hide">
          <Pager
            previous={words.previous}
            next={words.next}
            labelOf={(index) => words.label(index + 1)}
            count={count}
            current={current}
            hrefOf={hashOf}
            onChoose={show}
          />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {moved &&
          shown &&
          `${words.position(current + 1, count)}: ${shown.name}, ${shown.location}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable). */}
      <ul ref={track} className={styles["track"]} tabIndex={0} aria-label={words.title}>
        {testimonials.map((testimonial, index) => (
          <li key={hashOf(index)} id={hashOf(index).slice(1)} inert={running && index !== current}>
            <Testimonial testimonial={testimonial} large />
          </li>
        ))}
      </ul>
    </div>
  );
}
