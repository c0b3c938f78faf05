import { useWords } from "../../languages/use-words.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./PictureBook.module.css";
import { PictureList, type PictureListProps } from "./PictureList.tsx";

type Props = Pick<PictureListProps, "pictures">;

/** Pictures with a sentence each. In print, two to a sheet, to cut apart. A script adds the button. */
export function PictureBook({ pictures }: Props) {
  const { print } = useWords();
  return (
    <div data-module="print-page">
      <div className={styles["print"]} data-print="hide" data-script="">
        <Button outline data-part="print">
          {print}
        </Button>
      </div>
      <PictureList pictures={pictures} className={styles["root"]} />
    </div>
  );
}
