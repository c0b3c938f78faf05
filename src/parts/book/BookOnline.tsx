import picture from "../../art/book-online.svg";
import { useWords } from "../../languages/use-words.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import type { ButtonLook } from "../../ui/button-classes.ts";
import { classList } from "../../ui/class-list.ts";
import styles from "./BookOnline.module.css";

interface Props extends ButtonLook {
  /** The scheduling page; undefined where the practice has none. */
  url: string | undefined;
  /** 60 px high, with a picture before the words. */
  illustrated?: boolean;
}

/** "Book Online": the scheduling page, in a new tab, or nothing where there is none. The words are text, not part of the picture (WCAG 1.4.5). */
export function BookOnline({ url, illustrated, wide, ...look }: Props) {
  const { bookOnline } = useWords();
  if (url === undefined) return null;
  if (!illustrated)
    return (
      <ButtonLink href={url} newTab wide={wide} {...look}>
        {bookOnline}
      </ButtonLink>
    );
  return (
    <span className={classList(styles["root"], wide && styles["wide"])}>
      <ButtonLink href={url} newTab size="tall" wide>
        {/* Lazy, so that it is not fetched while its dialog is closed. */}
        <img
          src={picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
        {bookOnline}
      </ButtonLink>
    </span>
  );
}
