import { useWords } from "../../languages/use-words.ts";
import type { CareContent } from "../../schemas/care.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { LinkedText } from "../../ui/LinkedText.tsx";
import { NoteFrame } from "../../ui/NoteFrame.tsx";
import styles from "./CrisisNote.module.css";

interface Props extends Pick<NonNullable<CareContent["crisis"]>, "title" | "text" | "number"> {
  /** Target of links from signs. */
  id?: string;
  wide?: boolean;
}

/** Whom to call or text with thoughts of suicide. It has no level: a false alarm costs nothing. */
export function CrisisNote({ id, title, text, number, wide = false }: Props) {
  const words = useWords().danger;
  return (
    <NoteFrame id={id} title={title} wide={wide} level={2} urgent>
      <p>
        <LinkedText text={text} />
      </p>
      <div className={`${styles["ways"]} cluster`} data-print="hide">
        <ButtonLink href={`tel:${number}`}>
          <Icon name="phone" />
          {words.call(number)}
        </ButtonLink>
        <ButtonLink href={`sms:${number}`} outline>
          {words.text(number)}
        </ButtonLink>
      </div>
    </NoteFrame>
  );
}
