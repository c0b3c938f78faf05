import type { Practice } from "../../../data/practice.ts";
import { useHref, useWords } from "../../../languages/use-words.ts";
import { BookOnline } from "../../book/BookOnline/BookOnline.tsx";
import { CallNow } from "../../book/CallNow/CallNow.tsx";
import { Wrap } from "../../layout/Wrap/Wrap.tsx";
import { Brand } from "../Brand/Brand.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { mobileMenuId } from "../MobileMenu/MobileMenu.tsx";
import { SiteLink } from "../SiteLink/SiteLink.tsx";
import {
  currentMark,
  type NavigationLink,
  type SiteLinks,
  searchPath,
  serviceLink,
} from "../site-links.ts";
import styles from "./SiteHeader.module.css";

interface Props extends SiteLinks {
  practice: Practice;
}

/** Name, main links, Call Now and Book Online. It stays at the top; where the links do not fit they become a menu. */
export function SiteHeader({ practice, navigation, services, path }: Props) {
  const hrefOf = useHref();
  const words = useWords();
  return (
    <header className={styles["root"]}>
      <Wrap>
        <div className={styles["row"]}>
          <Brand name={practice.brand} href="/" />
          <nav className={styles["nav"]} aria-label={words.frame.mainNavigation}>
            <ul>
              {navigation.header.map((link) => (
                <li key={link.path}>
                  {link.services ? (
                    <ServicesMenu link={link} services={services} path={path} />
                  ) : (
                    <SiteLink link={link} path={path} />
                  )}
                </li>
              ))}
              <li>
                <a href={hrefOf(searchPath)} aria-current={currentMark(path, { path: searchPath })}>
                  <Icon name="search" />
                  <span className="visually-hidden">{words.frame.search}</span>
                </a>
              </li>
            </ul>
          </nav>
          <div className={styles["actions"]}>
            <CallNow
              href={practice.phoneHref}
              size="small"
              outline={practice.booking !== undefined}
            />
            <BookOnline url={practice.booking?.pageUrl} size="small" />
          </div>
          {/* Where browsers know no commands yet, the menu opens as a popover. */}
          <button
            className={styles["burger"]}
            type="button"
            command="show-modal"
            commandfor={mobileMenuId}
            popoverTarget={mobileMenuId}
          >
            <Icon name="menu" />
            {words.frame.menu}
          </button>
        </div>
      </Wrap>
    </header>
  );
}

/** A link with a button that shows all services. Hover shows them too. */
function ServicesMenu({
  link,
  services,
  path,
}: Pick<Props, "services" | "path"> & { link: NavigationLink }) {
  const words = useWords();
  return (
    <div className={styles["disclosure"]} data-module="services-menu">
      <SiteLink link={link} path={path} />
      <button type="button" aria-controls="services-menu">
        <span className="visually-hidden">{words.frame.show(link.label)}</span>
        <Icon name="chevron-down" />
      </button>
      <ul className={styles["services"]} id="services-menu">
        {services.map((service) => (
          <li key={service.slug}>
            <SiteLink link={serviceLink(service)} path={path} />
          </li>
        ))}
      </ul>
    </div>
  );
}
