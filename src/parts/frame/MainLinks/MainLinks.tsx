import { useWords } from "../../../languages/use-words.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { SiteLink } from "../SiteLink.tsx";
import { type NavigationLink, type SiteLinks, servicesBelow } from "../site-links.ts";
import styles from "./MainLinks.module.css";

/** The main links in one line of the header, where they fit; elsewhere MainMenu has them. */
export function MainLinks({ navigation, services, path }: SiteLinks) {
  return (
    <nav className={styles["root"]} aria-label={useWords().frame.mainNavigation}>
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
      </ul>
    </nav>
  );
}

/** A link and all services below it, which open on hover, focus or a press. */
function ServicesMenu({
  link,
  services,
  path,
}: Pick<SiteLinks, "services" | "path"> & { link: NavigationLink }) {
  const words = useWords();
  return (
    <div className={styles["disclosure"]} data-module="services-menu">
      <SiteLink link={link} path={path} />
      <button type="button" aria-controls="services-menu" data-part="button">
        <span className="visually-hidden">{words.frame.show(link.label)}</span>
        <Icon name="chevron-down" />
      </button>
      <ul className={styles["services"]} id="services-menu" data-part="list">
        {servicesBelow(link, services, words.frame.allServices).map((each) => (
          <li key={each.path}>
            <SiteLink link={each} path={path} />
          </li>
        ))}
      </ul>
    </div>
  );
}
