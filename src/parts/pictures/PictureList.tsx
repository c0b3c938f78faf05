import { visitPictureOf } from "../../art/pictures.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { classList } from "../../ui/class-list.ts";
import styles from "./PictureList.module.css";

export interface PictureListProps {
  /** By the names of their drawings, in the order of what happens. */
  pictures: Readonly<Record<string, PageContent<"for-children">["pictures"]["chair"]>>;
  className?: string | undefined;
}

/** Pictures of what happens at a visit, each with a sentence. */
export function PictureList({ pictures, className }: PictureListProps) {
  return (
    <ol className={classList(className, styles["root"])}>
      {Object.entries(pictures).map(([name, { text, alt }]) => (
        <li key={name}>
          <img className="framed" {...visitPictureOf(name)} alt={alt} loading="lazy" />
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
