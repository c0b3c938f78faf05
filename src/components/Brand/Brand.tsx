import { BrandMark } from "../BrandMark/BrandMark.tsx";
import styles from "./Brand.module.css";

interface Props {
  name: string;
  /** Links to the home page; left out where it is only a name. */
  href?: string;
}

/** The logo and the name of the practice. */
export function Brand({ name, href }: Props) {
  const content = (
    <>
      <BrandMark />
      {name}
    </>
  );
  return href === undefined ? (
    <span className={styles["root"]}>{content}</span>
  ) : (
    <a className={styles["root"]} href={href}>
      {content}
    </a>
  );
}
