import type { Practice } from "../../data/practice.ts";
import { useHref, useWords } from "../../languages/use-words.ts";
import { Icon } from "../../ui/Icon.tsx";
import { NewTabLink } from "../../ui/NewTabLink.tsx";
import { LanguageLinks } from "./LanguageLinks/LanguageLinks.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { currentMark, type SiteLinks, searchPath } from "./site-links.ts";

interface Props extends Pick<SiteLinks, "navigation" | "path"> {
  practice: Pick<Practice, "patientPortal">;
}

/** What patients come to do, behind the main links: in the banner's line, and in the menu of phones. */
export function PatientLinks({ practice: { patientPortal }, navigation, path }: Props) {
  const hrefOf = useHref();
  const words = useWords();
  return (
    <ul>
      {navigation.patients.map((link) => (
        <li key={link.path}>
          <SiteLink link={link} path={path} />
        </li>
      ))}
      {patientPortal !== undefined && (
        <li>
          <NewTabLink href={patientPortal}>{words.online.patientPortal}</NewTabLink>
        </li>
      )}
      <li>
        <a href={hrefOf(searchPath)} aria-current={currentMark(path, { path: searchPath })}>
          <Icon name="search" />
          <span>{words.frame.search}</span>
        </a>
      </li>
      <LanguageLinks />
    </ul>
  );
}
