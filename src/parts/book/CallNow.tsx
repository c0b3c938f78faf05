import { useWords } from "../../languages/use-words.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import type { ButtonLook } from "../../ui/button-classes.ts";
import { Icon } from "../../ui/Icon.tsx";

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
