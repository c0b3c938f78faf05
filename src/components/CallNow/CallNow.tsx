import { useWords } from "../../languages/use-words.ts";
import type { ButtonLook } from "../Button/button-classes.ts";
import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";
import { Icon } from "../Icon/Icon.tsx";

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
