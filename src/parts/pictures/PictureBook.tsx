import { visitPictureOf } from "../../art/pictures.ts";
import { useWords } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./PictureBook.module.css";

type Props = Pick<PageContent<"for-children">, "pictures">;

/** Pictures with a sentence each. In print, two to a sheet, to cut apart. A script adds the button. */
export function PictureBook({ pictures }: Props) {
  const { print } = useWords();
  return (
    <div data-module="print-page">
      <div className={styles["print"]} data-print="hide" data-script="">
        <Button outline>{print}</Button>
      </div>
      <ol className={styles["root"]}>
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
