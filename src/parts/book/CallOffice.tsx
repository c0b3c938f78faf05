import type { Practice } from "../../data/practice.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Unbroken } from "../../ui/Unbroken.tsx";
import styles from "./CallOffice.module.css";

/** The number of the office as a button, below words that ask for a call. On paper it is the number alone. */
export function CallOffice({
  practice: { phone, phoneHref },
}: {
  practice: Pick<Practice, "phone" | "phoneHref">;
}) {
  return (
    <p className={styles["root"]}>
      <ButtonLink href={phoneHref}>
        <Icon name="phone" />
        <Unbroken>{phone}</Unbroken>
      </ButtonLink>
    </p>
  );
}
