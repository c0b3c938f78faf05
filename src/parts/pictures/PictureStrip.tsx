import { visitPictureOf } from "../../art/pictures.ts";
import type { PageContent } from "../../schemas/pages.ts";
import styles from "./PictureStrip.module.css";

interface Props {
  title: string;
  /** By the names of their drawings, in the order of what happens. */
  pictures: Readonly<Record<string, PageContent<"for-children">["pictures"]["chair"]>>;
}

/** Four pictures of what happens at a visit, each with a sentence. */
export function PictureStrip({ title, pictures }: Props) {
  return (
    <div className={styles["root"]}>
      <h3>{title}</h3>
      <ol>
        {Object.entries(pictures).map(([name, { text, alt }]) => (
          <li key={name}>
            <img className="framed" {...visitPictureOf(name)} alt={alt} loading="lazy" />
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
