import type { ReactNode } from "react";
import { visitPictureOf } from "../../art/pictures.ts";
import { useHref } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { Band } from "../../ui/Band.tsx";
import styles from "./PictureBookCard.module.css";

interface Props extends Pick<PageContent<"for-children">, "hero" | "pictures"> {
  path: string;
  /** Below the link. */
  children?: ReactNode;
}

/** A link to the picture book, with some of its pictures. */
export function PictureBookCard({ hero, pictures, path, children }: Props) {
  const hrefOf = useHref();
  return (
    <Band ground="warm">
      <ul className={styles["root"]} data-print="hide">
        <li>
          <div>
            <h2>
              <a className="covers-item" href={hrefOf(path)}>
                {hero.title}
              </a>
            </h2>
            <p className="lead">{hero.lead}</p>
          </div>
          <div className={styles["pictures"]}>
            {Object.keys(pictures)
              .slice(0, 3)
              .map((name) => (
                <img key={name} {...visitPictureOf(name)} alt="" loading="lazy" />
              ))}
          </div>
        </li>
      </ul>
      {children}
    </Band>
  );
}
