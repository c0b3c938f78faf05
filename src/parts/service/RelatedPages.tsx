import type { ListedPage } from "../../data/page-link.ts";
import { useHref } from "../../languages/use-words.ts";
import type { Service } from "../../schemas/service.ts";
import styles from "./RelatedPages.module.css";
import { ServicePicture } from "./ServicePicture.tsx";

/** A page to read next. */
export interface RelatedPage extends ListedPage {
  /** The service that the page is of or belongs to. */
  service: Pick<Service, "icon" | "view"> | undefined;
}

interface Props {
  /** What the list is, for those who cannot see its pictures. */
  title: string;
  related: readonly RelatedPage[];
}

/** Two to four pages to read next, each with the picture of its service. */
export function RelatedPages({ title, related }: Props) {
  const hrefOf = useHref();
  return (
    <section className={styles["section"]} aria-label={title} data-print="hide">
      <ul className={styles["root"]}>
        {related.map(({ path, label, text, service }) => (
          <li key={path}>
            <div>{service && <ServicePicture {...service} />}</div>
            <div>
              <h3>
                <a className="covers-item" href={hrefOf(path)}>
                  {label}
                </a>
              </h3>
              <p className="soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
