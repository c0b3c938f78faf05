import type { Entry } from "../../data/load-content.ts";
import { paths } from "../../data/paths.ts";
import { useHref, useWords } from "../../languages/use-words.ts";
import type { Service } from "../../schemas/service.ts";
import { Icon } from "../../ui/Icon.tsx";
import { RingList } from "../../ui/RingList.tsx";
import styles from "./ServiceDirectory.module.css";
import { ServicePicture } from "./ServicePicture.tsx";

/** What a card shows of a service. */
export type ServiceCard = Pick<
  Entry<Service>,
  "slug" | "title" | "icon" | "view" | "short" | "summary" | "features"
>;

interface Props {
  services: readonly ServiceCard[];
  /** Two to a line, three to a line in few words, or one to a line with its features. */
  layout: "pairs" | "triples" | "rows";
}

/** Services as a ruled sheet. Learn More is the one link of each, and takes presses on the whole cell. */
export function ServiceDirectory({ services, layout }: Props) {
  const hrefOf = useHref();
  const words = useWords();
  return (
    <ul className={`${styles["root"]} ${styles[layout]}`}>
      {services.map(({ slug, title, icon, view, short, summary, features }) => (
        <li key={slug}>
          <div className={styles["picture"]}>
            <ServicePicture icon={icon} view={view} />
          </div>
          <h3>{title}</h3>
          <p>{layout === "triples" ? (short ?? summary) : summary}</p>
          {layout === "rows" && (
            <div className={styles["features"]}>
              <RingList items={features} />
            </div>
          )}
          <a className={`${styles["more"]} covers-item`} href={hrefOf(`${paths.service}/${slug}`)}>
            {words.learnMore}
            <span className="visually-hidden">{words.learnMoreAbout(title)}</span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
