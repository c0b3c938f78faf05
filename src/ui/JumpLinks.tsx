import { classList } from "./class-list.ts";
import styles from "./JumpLinks.module.css";

interface Props {
  links: readonly { label: string; section: string }[];
  className?: string | undefined;
}

/** Links to sections of the page. */
export function JumpLinks({ links, className }: Props) {
  if (links.length === 0) return null;
  return (
    <p className={classList(className, styles["root"], "cluster")} data-print="hide">
      {links.map(({ label, section }) => (
        <a key={section} href={`#${section}`}>
          {label}
        </a>
      ))}
    </p>
  );
}
