import type { Practice } from "../../../data/practice.ts";
import { useHref, useWords } from "../../../languages/use-words.ts";
import { BookOrCall } from "../../book/BookOrCall/BookOrCall.tsx";
import { Actions } from "../../text/Actions/Actions.tsx";
import { NewTabLink } from "../../text/NewTabLink/NewTabLink.tsx";
import { Brand } from "../Brand/Brand.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { LanguageLinks } from "../LanguageLinks/LanguageLinks.tsx";
import { SiteLink } from "../SiteLink/SiteLink.tsx";
import { currentMark, type SiteLinks, searchPath, serviceLink } from "../site-links.ts";
import styles from "./MobileMenu.module.css";

/** Id of the menu that the header's Menu button opens. */
export const mobileMenuId = "mobile-menu";

interface Props extends SiteLinks {
  practice: Practice;
}

/** The main links, all services, and how to book, over the whole screen. A modal dialog: it needs no script. */
export function MobileMenu({ practice, navigation, services, path }: Props) {
  const hrefOf = useHref();
  const words = useWords();
  return (
    <dialog
      className={styles["root"]}
      id={mobileMenuId}
      aria-label={words.frame.menu}
      popover="auto"
      data-module="dialog"
      data-print="hide"
    >
      <div className="press-guard" />
      {/* biome-ignore lint/a11y/noAutofocus: it acts when the menu opens. On Close, a second Enter would close it. */}
      <nav aria-label={words.frame.menu} tabIndex={-1} autoFocus>
        <div className={styles["bar"]}>
          <Brand name={practice.brand} />
          <IconButton
            icon="close"
            label={words.frame.closeMenu}
            command="close"
            commandfor={mobileMenuId}
            popoverTarget={mobileMenuId}
            popoverTargetAction="hide"
          />
        </div>
        <ul className={styles["main"]}>
          <li>
            <a href={hrefOf(searchPath)} aria-current={currentMark(path, { path: searchPath })}>
              <Icon name="search" />
              {words.frame.search}
            </a>
          </li>
          {navigation.menu.map((link) => (
            <li key={link.path}>
              <SiteLink link={link} path={path} />
            </li>
          ))}
          {navigation.header.map((link) => (
            <li key={link.path}>
              <SiteLink link={link} path={path} />
              {link.services && <Services services={services} path={path} />}
            </li>
          ))}
          <LanguageLinks />
          {practice.patientPortal !== undefined && (
            <li>
              <NewTabLink href={practice.patientPortal}>{words.online.patientPortal}</NewTabLink>
            </li>
          )}
        </ul>
        <Actions>
          <BookOrCall practice={practice} />
        </Actions>
      </nav>
    </dialog>
  );
}

function Services({ services, path }: Pick<Props, "services" | "path">) {
  return (
    <ul className={styles["services"]}>
      {services.map((service) => (
        <li key={service.slug}>
          <SiteLink link={serviceLink(service)} path={path} />
        </li>
      ))}
    </ul>
  );
}
