import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Wrap } from "../../ui/Wrap.tsx";
import { BookOnline } from "../book/BookOnline.tsx";
import { CallNow } from "../book/CallNow.tsx";
import { Brand } from "./Brand.tsx";
import { MainLinks } from "./MainLinks/MainLinks.tsx";
import { mainMenuId } from "./MainMenu/MainMenu.tsx";
import styles from "./SiteHeader.module.css";
import type { SiteLinks } from "./site-links.ts";

interface Props extends SiteLinks {
  practice: Practice;
}

/** Name, main links, Call Now and Book Online. Sticky. Where the links do not fit, they become a menu. */
export function SiteHeader({ practice, ...links }: Props) {
  const words = useWords();
  return (
    <header className={styles["root"]}>
      <Wrap>
        <div className={styles["row"]}>
          <Brand name={practice.brand} href="/" />
          <MainLinks {...links} />
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
