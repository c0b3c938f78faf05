import { icons as lucideIcons } from "lucide";
import { createElement } from "react";
import { LitDrawing } from "../pictures/LitDrawing.tsx";
import styles from "./ServicePicture.module.css";
import icons from "./service-icons.svg";

interface Props {
  /** An icon of Lucide as its code names it, such as SunMedium, or one of service-icons.svg. */
  icon: string;
  /** The close-up of the practice's drawing at the top of its page. */
  view?: string | undefined;
}

/**
 * The picture of a service. Decorative: the title says the same. It is the practice's drawing with the part lit that
 * the service treats, or the icon of the service where the drawing lights none.
 */
export function ServicePicture({ icon, view }: Props) {
  return (
    <LitDrawing view={view}>
      <ServiceIcon name={icon} />
    </LitDrawing>
  );
}

/** Those of medicine are in one file that all pages share. */
function ServiceIcon({ name }: { name: string }) {
  const shapes = lucideIcons[name as keyof typeof lucideIcons];
  if (shapes === undefined)
    return (
      <svg viewBox="0 0 48 48" className={styles["icon"]} aria-hidden="true">
        <use href={`${icons.src}#${name}`} />
      </svg>
    );
  return (
    <svg viewBox="0 0 24 24" className={styles["icon"]} aria-hidden="true">
      <g className={styles["strokes"]}>
        {shapes.map(([tag, attributes]) =>
          createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
        )}
      </g>
    </svg>
  );
}
