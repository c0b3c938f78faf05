import { useHref } from "../../../languages/use-words.ts";
import type { Service } from "../../../schemas/service.ts";
import { CloseUp } from "../CloseUp/CloseUp.tsx";
import styles from "./RelatedPages.module.css";

interface Props {
  related: NonNullable<Service["related"]>;
}

/** Two to four pages to read next, each with a picture where it has one. */
export function RelatedPages({ related }: Props) {
  const hrefOf = useHref();
  return (
    <ul className={styles["root"]}>
      {related.map(({ path, label, text, closeUp }) => (
        <li key={path}>
          {closeUp && <CloseUp {...closeUp} className={styles["picture"]} />}
          <div className={styles["text"]}>
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
  );
}
