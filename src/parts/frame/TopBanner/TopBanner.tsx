import type { Practice } from "../../../data/practice.ts";
import { useWords } from "../../../languages/use-words.ts";
import { hoursInShort } from "../../hours/OfficeHours/hours-in-short.ts";
import { OpenStatus } from "../../hours/OpenStatus/OpenStatus.tsx";
import { Wrap } from "../../layout/Wrap/Wrap.tsx";
import { NewTabLink } from "../../text/NewTabLink/NewTabLink.tsx";
import { LanguageLinks } from "../LanguageLinks/LanguageLinks.tsx";
import styles from "./TopBanner.module.css";

/** The facts most visitors come for, above everything: phone, fax, hours; and the page in another language. */
export function TopBanner({ practice }: { practice: Practice }) {
  const words = useWords();
  const { phone, phoneHref, fax, opening, hours } = practice;
  const [{ name }] = practice.offices;
  return (
    <section className={styles["root"]} data-ground="dark" aria-label={words.frame.phoneFaxHours}>
      <Wrap>
        <ul className={styles["facts"]}>
          <li>
            <span className="soft">{name ?? words.frame.officePhone}</span>{" "}
            <a href={phoneHref}>{phone}</a>
          </li>
          {fax !== undefined && (
            <li>
              <span className="soft">{words.office.fax}</span>
              {` ${fax}`}
            </li>
          )}
          {practice.patientPortal !== undefined && (
            <li className={styles["portal"]}>
              <NewTabLink href={practice.patientPortal}>{words.online.patientPortal}</NewTabLink>
            </li>
          )}
          <LanguageLinks />
          <li>
            <OpenStatus times={opening} /> <span className="soft">{words.office.hours}</span>{" "}
            <span data-hours="">{hoursInShort(hours.banner, words)}</span>
          </li>
        </ul>
      </Wrap>
    </section>
  );
}
