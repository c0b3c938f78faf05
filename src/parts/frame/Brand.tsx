import { useHref } from "../../languages/use-words.ts";
import { classList } from "../../ui/class-list.ts";
import styles from "./Brand.module.css";
import { BrandMark } from "./BrandMark.tsx";

/** A name of more characters takes several lines in the header, so it is set smaller. */
const lineLength = 30;

interface Props {
  name: string;
  /** Links to the home page; left out where it is only a name. */
  href?: string;
}

/** The logo and the name of the practice. */
export function Brand({ name, href }: Props) {
  const hrefOf = useHref();
  const content = (
    <>
      <BrandMark />
      {name}
    </>
  );
  const classes = classList(styles["root"], name.length > lineLength && styles["long"]);
  return href === undefined ? (
    <span className={classes}>{content}</span>
  ) : (
    <a className={classes} href={hrefOf(href)}>
      {content}
    </a>
  );
}
