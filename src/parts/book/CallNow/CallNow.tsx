import { useWords } from "../../../languages/use-words.ts";
import { Icon } from "../../frame/Icon/Icon.tsx";
import type { ButtonLook } from "../../text/Button/button-classes.ts";
import { ButtonLink } from "../../text/ButtonLink/ButtonLink.tsx";

/** "Call Now": a tel: link to the office. */
export function CallNow({ href, ...look }: ButtonLook & { href: string }) {
  const words = useWords();
  return (
    <ButtonLink href={href} outline {...look}>
      <Icon name="phone" />
      {words.callNow}
    </ButtonLink>
  );
}
