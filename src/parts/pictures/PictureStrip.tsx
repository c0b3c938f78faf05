import { PictureList, type PictureListProps } from "./PictureList.tsx";
import styles from "./PictureStrip.module.css";

interface Props extends Pick<PictureListProps, "pictures"> {
  title: string;
}

/** Four pictures of what happens at a visit, each with a sentence. */
export function PictureStrip({ title, pictures }: Props) {
  return (
    <div className={styles["root"]}>
      <h3>{title}</h3>
      <PictureList pictures={pictures} />
    </div>
  );
}
