import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Unbroken } from "../../ui/Unbroken.tsx";

interface Props {
  phone: string;
  phoneHref: string;
  outline?: boolean;
}

/** A button that calls a number, and says which. */
export function CallNumber({ phone, phoneHref, outline = false }: Props) {
  return (
    <ButtonLink href={phoneHref} outline={outline}>
      <Icon name="phone" />
      <Unbroken>{phone}</Unbroken>
    </ButtonLink>
  );
}
