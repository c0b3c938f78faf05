import type { ServiceIcon as Name } from "../../schemas/service.ts";

interface Props {
  name: Name;
  className?: string | undefined;
}

/** The picture of a service, from a file that all pages share. Decoration: the title says the same. */
export function ServiceIcon({ name, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
      <use href={`/service-icons.svg#${name}`} />
    </svg>
  );
}
