import type { ServiceIcon as Name } from "../../schemas/service.ts";
import icons from "./service-icons.svg";

interface Props {
  name: Name;
  className?: string | undefined;
}

/** The icon of a service, from one file that all pages share. Decorative: the title says the same. */
export function ServiceIcon({ name, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
      <use href={`${icons.src}#${name}`} />
    </svg>
  );
}
