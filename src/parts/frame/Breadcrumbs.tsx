import type { PageLink } from "../../data/page-link.ts";
import { useHref, useWords } from "../../languages/use-words.ts";
import styles from "./Breadcrumbs.module.css";

interface Props {
  /** From Home to the page itself. */
  trail: readonly PageLink[];
}

/** The trail to the page. The last step is the page itself and not a link. */
export function Breadcrumbs({ trail }: Props) {
  const hrefOf = useHref();
  return (
    <nav className={styles["root"]} aria-label={useWords().breadcrumb}>
      <ol>
        {trail.map(({ label, path, language }, index) =>
          index === trail.length - 1 ? (
            <li key={path} aria-current="page">
              {label}
            </li>
          ) : (
            <li key={path}>
              <a href={hrefOf(path)} lang={language} hrefLang={language}>
                {label}
              </a>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
