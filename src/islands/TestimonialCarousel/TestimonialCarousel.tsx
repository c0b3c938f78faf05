import { useEffect, useRef, useState } from "react";
import { Dots } from "../../components/Dots/Dots.tsx";
import { Quote, type QuoteContent } from "../../components/Quote/Quote.tsx";
import { RoundButton } from "../../components/RoundButton/RoundButton.tsx";
import { useWords } from "../../languages/use-words.ts";
import styles from "./TestimonialCarousel.module.css";

export interface TestimonialCarouselProps {
  testimonials: readonly QuoteContent[];
}

/** How long the track must not have moved to stand still. Time alone would not do: a busy device draws no frame for long, in the middle of a movement. */
const still = { milliseconds: 120, frames: 4 };

/** How a visitor moves the track without its buttons. */
const byHand = ["pointerdown", "wheel", "keydown"];

const hashOf = (index: number) => `#testimonial-${index + 1}`;

/** Position of the slide at the start edge of the track. */
function slideInView(track: HTMLElement): number {
  const distances = Array.from(track.children, (slide) =>
    Math.abs((slide as HTMLElement).offsetLeft - track.scrollLeft),
  );
  return distances.indexOf(Math.min(...distances));
}

/**
 * Testimonials one at a time, in a strip that scrolls without script. It never moves by itself.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function TestimonialCarousel({ testimonials }: TestimonialCarouselProps) {
  const words = useWords().testimonials;
  const count = testimonials.length;
  const track = useRef<HTMLUListElement>(null);
  /** The requested animation frame, while the track moves. */
  const frame = useRef(0);
  /** Target of the last press. Undefined once the track is still, or moved by hand. */
  const wanted = useRef<number>(undefined);
  const watch = useRef<() => void>(undefined);
  const [current, setCurrent] = useState(0);
  // Without script every slide can be reached; only a script that can undo it may hide one.
  const [running, setRunning] = useState(false);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    const strip = track.current;
    if (strip === null) return;
    setRunning(true);
    let inView = slideInView(strip);
    setCurrent(inView);
    const leftOf = (index = -1) =>
      (strip?.children[index] as HTMLElement | undefined)?.offsetLeft ?? Number.NaN;
    function settle() {
      cancelAnimationFrame(frame.current);
      let place: number | undefined;
      let since = 0;
      let frames = 0;
      function look(now: number) {
        const moved = strip?.scrollLeft !== place;
        place = strip?.scrollLeft;
        if (Math.abs(leftOf(wanted.current) - (place ?? 0)) <= 1) wanted.current = undefined;
        since = moved ? now : since;
        frames = moved ? 0 : frames + 1;
        if (now - since >= still.milliseconds && frames >= still.frames) arrive();
        else frame.current = requestAnimationFrame(look);
      }
      frame.current = requestAnimationFrame(look);
    }
    function arrive() {
      // Scrolling of the page can interrupt a smooth scroll.
      if (wanted.current !== undefined)
        strip?.scrollTo({ left: leftOf(wanted.current), behavior: "instant" });
      wanted.current = undefined;
      const next = slideInView(strip as HTMLElement);
      // Ignore scrolling caused by a change of width.
      if (next !== inView) setMoved(true);
      inView = next;
      setCurrent(next);
    }
    function takeOver() {
      wanted.current = undefined;
    }
    watch.current = settle;
    strip.addEventListener("scroll", settle, { passive: true });
    for (const sign of byHand) strip.addEventListener(sign, takeOver, { passive: true });
    return () => {
      cancelAnimationFrame(frame.current);
      strip.removeEventListener("scroll", settle);
      for (const sign of byHand) strip.removeEventListener(sign, takeOver);
    };
  }, []);

  useEffect(() => {
    // A turned phone or larger text makes every slide wider or narrower: the one in view stays in view.
    const strip = track.current;
    let width = strip?.clientWidth;
    const observer = new ResizeObserver(() => {
      if (strip === null || strip.clientWidth === width) return;
      width = strip.clientWidth;
      strip.scrollTo({
        left: (strip.children[current] as HTMLElement).offsetLeft,
        behavior: "instant",
      });
    });
    if (strip !== null) observer.observe(strip);
    return () => observer.disconnect();
  }, [current]);

  function show(index: number) {
    const next = (index + count) % count;
    wanted.current = next;
    const slide = track.current?.children[next] as HTMLElement | undefined;
    // Wrapping around jumps: scrolling back past every slide would be noise.
    track.current?.scrollTo({
      left: slide?.offsetLeft ?? 0,
      behavior: Math.abs(next - current) > 1 ? "instant" : "auto",
    });
    watch.current?.();
    setCurrent(next);
    setMoved(true);
  }

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
      {/* Before the testimonials, so that a screen reader goes on from a button to what it has brought. */}
      {count > 1 && (
        <div className={styles["controls"]} data-print="hide">
          <RoundButton icon="arrow-left" label={words.previous} onClick={() => show(current - 1)} />
          <RoundButton icon="arrow-right" label={words.next} onClick={() => show(current + 1)} />
          <Dots
            labelOf={(index) => words.one(index + 1)}
            count={count}
            current={current}
            hrefOf={hashOf}
            onChoose={show}
          />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {moved && shown && `${words.oneOf(current + 1, count)}: ${shown.name}, ${shown.location}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe: scrollable-region-focusable). */}
      <ul ref={track} className={styles["track"]} tabIndex={0} aria-label={words.title}>
        {testimonials.map((testimonial, index) => (
          <li key={hashOf(index)} id={hashOf(index).slice(1)} inert={running && index !== current}>
            <Quote testimonial={testimonial} large />
          </li>
        ))}
      </ul>
    </div>
  );
}
