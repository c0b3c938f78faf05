import type { PageLink } from "../../data/page-link.ts";
import { useHref, useWords } from "../../languages/use-words.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./TopicNav.module.css";

interface Props {
  /** Name of the service. */
  title: string;
  /** The page of the service, then its topics in order. */
  pages: readonly PageLink[];
  /** Path of this page. */
  path: string;
}

/**
 * The pages of a service. Beside the text where there is room, and on a phone one line that opens: a native
 * disclosure, which a wide window keeps open where `::details-content` is known.
 */
export function TopicNav({ title, pages, path }: Props) {
  const hrefOf = useHref();
  const words = useWords().topic;
  const position = pages.findIndex((page) => page.path === path) + 1;
  return (
    <nav className={styles["root"]} aria-labelledby="pages">
      <h2 id="pages" className="title">
        {title}
      </h2>
      <details>
        <summary>
          <span>
            {title}, <span className="nowrap soft">{words.position(position, pages.length)}</span>
          </span>
          <Icon name="chevron-down" />
        </summary>
        <ul>
          {pages.map((page) => (
            <li key={page.path}>
              {page.path === path ? (
                <b aria-current="page">{page.label}</b>
              ) : (
                <a href={hrefOf(page.path)}>{page.label}</a>
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
