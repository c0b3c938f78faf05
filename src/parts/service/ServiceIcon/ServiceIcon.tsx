import { icons as lucideIcons } from "lucide";
import { createElement } from "react";
import styles from "./ServiceIcon.module.css";
import icons from "./service-icons.svg";

interface Props {
  /** An icon of Lucide as its code names it, such as SunMedium, or one of service-icons.svg. */
  name: string;
  className?: string | undefined;
}

/** The icon of a service. Decorative: the title says the same. Those of medicine are in one file that all pages share. */
export function ServiceIcon({ name, className }: Props) {
  const shapes = lucideIcons[name as keyof typeof lucideIcons];
  if (shapes === undefined)
    return (
      <svg viewBox="0 0 48 48" width="44" height="44" className={className} aria-hidden="true">
        <use href={`${icons.src}#${name}`} />
      </svg>
    );
  return (
    <svg viewBox="0 0 24 24" width="44" height="44" className={className} aria-hidden="true">
      <g className={styles["strokes"]}>
        {shapes.map(([tag, attributes]) =>
          createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
        )}
      </g>
    </svg>
  );
}
