import { useHref } from "../../../languages/use-words.ts";
import { Icon } from "../../frame/Icon/Icon.tsx";
import { RuledList } from "../RuledList/RuledList.tsx";
import styles from "./LinkList.module.css";

interface Props {
  links: readonly { label: string; path: string | undefined }[];
}

/** A ruled list of pages, the whole line a link. An entry without a page is plain text. */
export function LinkList({ links }: Props) {
  const hrefOf = useHref();
  return (
    <RuledList columns={2}>
      {links.map(({ label, path }) =>
        path === undefined ? (
          <li key={label}>{label}</li>
        ) : (
          <li key={label} className={styles["item"]}>
            <a className={styles["link"]} href={hrefOf(path)}>
              {label}
              <Icon name="arrow-right" />
            </a>
          </li>
        ),
      )}
    </RuledList>
  );
}
