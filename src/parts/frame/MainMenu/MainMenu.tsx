import type { Practice } from "../../../data/practice.ts";
import { useHref, useWords } from "../../../languages/use-words.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { NewTabLink } from "../../../ui/NewTabLink.tsx";
import { LanguageLinks } from "../LanguageLinks/LanguageLinks.tsx";
import { SiteLink } from "../SiteLink.tsx";
import {
  currentMark,
  type NavigationLink,
  type SiteLinks,
  searchPath,
  serviceLink,
} from "../site-links.ts";
import styles from "./MainMenu.module.css";

/** Id of the menu that the header's Menu button opens. */
export const mainMenuId = "mobile-menu";

interface Props extends SiteLinks {
  practice: Practice;
}

/**
 * The main links, once for every width: in the header where they fit, else a popover over the page, which needs no
 * script. First what a patient comes to do, in large; then the practice.
 */
export function MainMenu({ practice: { patientPortal }, navigation, services, path }: Props) {
  const hrefOf = useHref();
  const words = useWords();
  return (
    <nav
      className={styles["root"]}
      id={mainMenuId}
      popover="auto"
      aria-label={words.frame.mainNavigation}
    >
      <div className="press-guard" />
      <div className={styles["bar"]}>
        {/* biome-ignore lint/a11y/noAutofocus: it acts when the menu opens. On Close, a second Enter would close it. */}
        <p className="title" tabIndex={-1} autoFocus>
          {words.frame.menu}
        </p>
        <IconButton
          icon="close"
          label={words.frame.closeMenu}
          popoverTarget={mainMenuId}
          popoverTargetAction="hide"
        />
      </div>
      <ul className={styles["patients"]}>
        {navigation.menu.map((link) => (
          <li key={link.path}>
            <SiteLink link={link} path={path} />
          </li>
        ))}
        <li className={styles["search"]}>
          <a href={hrefOf(searchPath)} aria-current={currentMark(path, { path: searchPath })}>
            <Icon name="search" />
            <span>{words.frame.search}</span>
          </a>
        </li>
        {navigation.header
          .filter((link) => link.services)
          .map((link) => (
            <li key={link.path}>
              <ServicesMenu link={link} services={services} path={path} />
            </li>
          ))}
      </ul>
      <ul className={styles["practice"]}>
        {navigation.header
          .filter((link) => !link.services)
          .map((link) => (
            <li key={link.path}>
              <SiteLink link={link} path={path} />
            </li>
          ))}
        <LanguageLinks />
        {patientPortal !== undefined && (
          <li>
            <NewTabLink href={patientPortal}>{words.online.patientPortal}</NewTabLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** A link and all services below it: always there in the popover, in the header on hover, focus or a press. */
function ServicesMenu({
  link,
  services,
  path,
}: Pick<Props, "services" | "path"> & { link: NavigationLink }) {
  const words = useWords();
  return (
    <div className={styles["disclosure"]} data-module="services-menu">
      <SiteLink link={link} path={path} />
      <button type="button" aria-controls="services-menu" data-part="button">
        <span className="visually-hidden">{words.frame.show(link.label)}</span>
        <Icon name="chevron-down" />
      </button>
      <ul className={styles["services"]} id="services-menu" data-part="list">
        {services.map((service) => (
          <li key={service.slug}>
            <SiteLink link={serviceLink(service)} path={path} />
          </li>
        ))}
      </ul>
    </div>
  );
}
