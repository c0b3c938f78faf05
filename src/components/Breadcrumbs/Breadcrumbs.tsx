import type { PageLink } from "../../data/page-link.ts";
import styles from "./Breadcrumbs.module.css";

interface Props {
  /** From Home to the page itself. */
  trail: readonly PageLink[];
  /** What it is, in the language of the page. */
  label?: string;
}

/** The trail to the page. The last step is the page itself and not a link. */
export function Breadcrumbs({ trail, label: name = "Breadcrumb" }: Props) {
  return (
    <nav className={styles["root"]} aria-label={name}>
      <ol>
        {trail.map(({ label, path }, index) =>
          index === trail.length - 1 ? (
            <li key={path} aria-current="page">
              {label}
            </li>
          ) : (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
