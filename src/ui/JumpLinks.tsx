import styles from "./JumpLinks.module.css";

interface Props {
  links: readonly { label: string; section: string }[];
}

/** Links to sections of the page. */
export function JumpLinks({ links }: Props) {
  if (links.length === 0) return null;
  return (
    <p className={`${styles["root"]} cluster`} data-print="hide">
      {links.map(({ label, section }) => (
        <a key={section} href={`#${section}`}>
          {label}
        </a>
      ))}
    </p>
  );
}
