import type { Practice } from "../../../data/practice.ts";
import { useWords } from "../../../languages/use-words.ts";
import { BookOnline } from "../../book/BookOnline/BookOnline.tsx";
import { CallNow } from "../../book/CallNow/CallNow.tsx";
import { Wrap } from "../../layout/Wrap/Wrap.tsx";
import { Brand } from "../Brand/Brand.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { MainMenu, mainMenuId } from "../MainMenu/MainMenu.tsx";
import type { SiteLinks } from "../site-links.ts";
import styles from "./SiteHeader.module.css";

interface Props extends SiteLinks {
  practice: Practice;
}

/** Name, main links, Call Now and Book Online. It stays at the top; where the links do not fit they become a menu. */
export function SiteHeader({ practice, ...links }: Props) {
  const words = useWords();
  return (
    <header className={styles["root"]}>
      <Wrap>
        <div className={styles["row"]}>
          <Brand name={practice.brand} href="/" />
          <MainMenu practice={practice} {...links} />
          <div className={styles["actions"]}>
            <CallNow
              href={practice.phoneHref}
              size="small"
              outline={practice.booking !== undefined}
            />
            <BookOnline url={practice.booking?.pageUrl} size="small" />
          </div>
          <button className={styles["burger"]} type="button" popoverTarget={mainMenuId}>
            <Icon name="menu" />
            {words.frame.menu}
          </button>
        </div>
      </Wrap>
    </header>
  );
}
