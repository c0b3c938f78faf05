import { useHref } from "../../../languages/use-words.ts";
import styles from "./ReadOn.module.css";

interface Props {
  /** `anchors`: ids that were on this page before what they named moved there. Links to them end here. */
  links: readonly { label: string; path: string; anchors?: readonly string[] }[];
}

/** Links to pages that go on, names only. */
export function ReadOn({ links }: Props) {
  const hrefOf = useHref();
  return (
    <ul className={styles["root"]}>
      {links.map(({ label, path, anchors = [] }) => (
        <li key={path}>
          {anchors.map((id) => (
            <span key={id} id={id} />
          ))}
          <a href={hrefOf(path)}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
