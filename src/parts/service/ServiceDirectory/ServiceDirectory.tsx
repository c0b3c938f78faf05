import type { Entry } from "../../../data/load-content.ts";
import { useHref, useWords } from "../../../languages/use-words.ts";
import type { Service } from "../../../schemas/service.ts";
import { Icon } from "../../frame/Icon/Icon.tsx";
import { ServiceIcon } from "../ServiceIcon/ServiceIcon.tsx";
import styles from "./ServiceDirectory.module.css";

/** What a card shows of a service. */
export type ServiceCard = Pick<Entry<Service>, "slug" | "title" | "icon" | "summary" | "features">;

interface Props {
  services: readonly ServiceCard[];
  /** Two or three to a line, or one to a line with its features. */
  layout: "pairs" | "triples" | "rows";
}

/** Services as a ruled sheet. Learn More is the one link of each, and takes presses on the whole cell. */
export function ServiceDirectory({ services, layout }: Props) {
  const hrefOf = useHref();
  const words = useWords();
  const Heading = layout === "rows" ? "h2" : "h3";
  return (
    <ul className={`${styles["root"]} ${styles[layout]}`}>
      {services.map(({ slug, title, icon, summary, features }) => (
        <li key={slug}>
          <ServiceIcon name={icon} className={styles["icon"]} />
          <Heading>{title}</Heading>
          <p>{summary}</p>
          {layout === "rows" && (
            <ul className={styles["features"]}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
          <a className={`${styles["more"]} covers-item`} href={hrefOf(`/service/${slug}`)}>
            {words.learnMore}
            <span className="visually-hidden">{words.learnMoreAbout(title)}</span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
