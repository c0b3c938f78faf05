import type { PageLink } from "../../data/page-link.ts";
import { useHref } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Wrap } from "../../ui/Wrap.tsx";
import styles from "./PlaceStrip.module.css";

interface Props extends Pick<PageContent<"where">, "title" | "places"> {
  /** Link to the page of all symptoms. */
  symptoms?: PageLink | undefined;
}

/** "Where's the problem?" in one strip: the eight places of the body as links of a word each. */
export function PlaceStrip({ title, places, symptoms }: Props) {
  const hrefOf = useHref();
  return (
    <section className={styles["root"]} aria-labelledby="where">
      <Wrap>
        <div className={styles["inner"]}>
          <div>
            <h2 id="where">{title}</h2>
            {symptoms && (
              <p>
                <a href={hrefOf(symptoms.path)}>{symptoms.label}</a>
              </p>
            )}
          </div>
          <ul>
            {Object.values(places).map(({ name, short = name, path }) => (
              <li key={name}>
                <a href={hrefOf(path)}>
                  {short}
                  <Icon name="chevron-right" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </section>
  );
}
