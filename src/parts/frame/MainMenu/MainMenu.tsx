import type { Practice } from "../../../data/practice.ts";
import { useWords } from "../../../languages/use-words.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { PatientLinks } from "../PatientLinks.tsx";
import { SiteLink } from "../SiteLink.tsx";
import { type SiteLinks, servicesBelow } from "../site-links.ts";
import styles from "./MainMenu.module.css";

/** Id of the menu that the header's Menu button opens. */
export const mainMenuId = "mobile-menu";

interface Props extends SiteLinks {
  practice: Practice;
}

/**
 * The main links where they do not fit into the header: a popover over the page, which needs no script. The services
 * are folded, so that all of it is in view on a phone. Below is what patients come to do.
 */
export function MainMenu({ practice, navigation, services, path }: Props) {
  const words = useWords();
  return (
    <nav className={styles["root"]} id={mainMenuId} popover="auto" aria-label={words.frame.menu}>
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
      <ul className={styles["main"]}>
        {navigation.header.map((link) => (
          <li key={link.path}>
            {link.services ? (
              <details>
                <summary>
                  {link.label}
                  <Icon name="chevron-down" />
                </summary>
                <ul>
                  {servicesBelow(link, services, words.frame.allServices).map((each) => (
                    <li key={each.path}>
                      <SiteLink link={each} path={path} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <SiteLink link={link} path={path} />
            )}
          </li>
        ))}
      </ul>
      <div className={styles["patients"]}>
        <p className="soft">{words.frame.forPatients}</p>
        <PatientLinks practice={practice} navigation={navigation} path={path} />
      </div>
    </nav>
  );
}
