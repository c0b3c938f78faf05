import type { Practice } from "../../data/practice.ts";
import { useHref } from "../../languages/use-words.ts";
import type { Level } from "../../schemas/levels.ts";
import styles from "./SignLinks.module.css";

/** A link to a sign, of this page or another, in words that end a sentence. */
export interface SignLink {
  path: string;
  label: string;
  /** None for thoughts of suicide. */
  level?: Level | undefined;
  /** Ids that it has had on this page. */
  aliases?: readonly string[] | undefined;
}

interface Props {
  practice: Pick<Practice, "levels">;
  /** Begins the sentence. */
  title: string;
  links: readonly SignLink[];
}

/** Links to signs in one line, each with its level in brackets. */
export function SignLinks({ practice, title, links }: Props) {
  const hrefOf = useHref();
  return (
    <div className={styles["root"]}>
      <b>{title}</b>{" "}
      <ul>
        {links.map(({ path, label, level, aliases = [] }) => (
          <li key={path}>
            {aliases.map((anchor) => (
              <span key={anchor} id={anchor} />
            ))}
            <a href={path.startsWith("#") ? path : hrefOf(path)}>{label}</a>
            {level && (
              <>
                {" "}
                <span className={styles["level"]}>
                  ({lowerFirst(practice.levels[level].short)})
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "Call today" within a sentence. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
