import picture from "../../art/book-online.svg";
import { ExternalButtonLink } from "../Button/Button.tsx";
import styles from "./BookingButton.module.css";

interface Props {
  /** The scheduling page. */
  url: string;
  /** As wide as its place. */
  wide?: boolean;
}

/**
 * "Book Online" at 60 px high with the site's own picture at its start. The words stay text, because
 * words in a picture cannot be enlarged or recolored (WCAG 1.4.5).
 */
export function BookingButton({ url, wide = false }: Props) {
  return (
    <span className={wide ? `${styles["root"]} ${styles["wide"]}` : styles["root"]}>
      <ExternalButtonLink href={url} size="tall" wide>
        {/* Lazy: nothing is asked for while the button stands in a window that is closed. */}
        <img
          src={picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
        Book Online
      </ExternalButtonLink>
    </span>
  );
}
