import type { PageLink } from "../../data/page-link.ts";
import { useHref, useWords } from "../../languages/use-words.ts";
import styles from "./PreviousNext.module.css";

interface Props {
  /** What the pages are part of. */
  label: string;
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
}

/** The page before and the page after, of pages that are read in order. */
export function PreviousNext({ label, previous, next }: Props) {
  const hrefOf = useHref();
  const words = useWords().topic;
  const links = [
    { name: words.previous, page: previous },
    { name: words.next, page: next },
  ];
  return (
    <nav className={styles["root"]} aria-label={words.pageByPage(label)}>
      {links.map(
        ({ name, page }) =>
          page && (
            <a key={name} href={hrefOf(page.path)}>
              <small>{name}</small> {page.label}
            </a>
          ),
      )}
    </nav>
  );
}
