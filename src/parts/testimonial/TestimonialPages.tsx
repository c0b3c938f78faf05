import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../languages/use-words.ts";
import { classList } from "../../ui/class-list.ts";
import { Pager } from "./Pager.tsx";
import { Testimonial, type TestimonialContent } from "./Testimonial.tsx";
import styles from "./TestimonialPages.module.css";

export interface TestimonialPagesProps {
  testimonials: readonly TestimonialContent[];
}

const perPage = 6;

const hashOf = (index: number) => `#page-${index + 1}`;

/** The page that a URL fragment names, from 0; the first if there is no such page; undefined for any other fragment. */
function pageNamedBy(hash: string, count: number): number | undefined {
  if (hash === "") return 0;
  const [, number] = /^#page-(\d+)$/.exec(hash) ?? [];
  if (number === undefined) return undefined;
  return Number(number) >= 1 && Number(number) <= count ? Number(number) - 1 : 0;
}

function usePages(count: number) {
  const [current, setCurrent] = useState(0);
  // Until the script runs, CSS shows the page that the fragment names.
  const [running, setRunning] = useState(false);

  useEffect(() => {
    function follow() {
      const page = pageNamedBy(location.hash, count);
      if (page !== undefined) setCurrent(page);
    }
    follow();
    setRunning(true);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [count]);

  function show(index: number) {
    // Rendered first: the browser can neither scroll to nor focus a hidden element.
    flushSync(() => setCurrent(index));
    location.assign(hashOf(index));
  }

  return { current, running, show };
}

/**
 * All testimonials, six to a page. Each page has a URL fragment, so
 * that links, back, forward and reload reach it, and without script they simply follow one another.
 */
export function TestimonialPages({ testimonials }: TestimonialPagesProps) {
  const words = useWords().testimonials;
  const pages = Array.from({ length: Math.ceil(testimonials.length / perPage) }, (_, index) =>
    testimonials.slice(index * perPage, (index + 1) * perPage),
  );
  const count = pages.length;
  const { current, running, show } = usePages(count);

  if (count === 0) return null;
  return (
    <div className={running ? undefined : styles["waiting"]}>
      {pages.map((page, index) => (
        <ul
          key={hashOf(index)}
          id={hashOf(index).slice(1)}
          className={running && index !== current ? styles["away"] : styles["page"]}
          // Takes the focus when it is shown, so that a screen reader continues at its first testimonial.
          tabIndex={-1}
          aria-label={words.listOf(index + 1, count)}
        >
          {page.map((testimonial) => (
            <li key={testimonial.quote}>
              <Testimonial testimonial={testimonial} />
            </li>
          ))}
        </ul>
      ))}
      <nav
        className={classList(styles["controls"], count === 1 && styles["alone"], "cluster")}
        aria-label={words.pages}
        data-print="hide"
      >
        <Pager
          previous={words.previousPage}
          next={words.nextPage}
          stops
          labelOf={(index) => words.page(index + 1)}
          count={count}
          current={current}
          hrefOf={hashOf}
          onChoose={show}
        >
          <p data-script="">{words.pageOf(current + 1, count)}</p>
        </Pager>
      </nav>
    </div>
  );
}
