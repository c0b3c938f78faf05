import { LanguageLinks } from "../../components/LanguageLinks/LanguageLinks.tsx";
import { NewTabLink } from "../../components/NewTabLink/NewTabLink.tsx";
import { hoursInShort } from "../../components/OfficeHours/hours-in-short.ts";
import { OpenStatus } from "../../components/OpenStatus/OpenStatus.tsx";
import { Wrap } from "../../components/Wrap/Wrap.tsx";
import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
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
            <span className={styles["label"]}>{name ?? words.frame.officePhone}</span>{" "}
            <a href={phoneHref}>{phone}</a>
          </li>
          {fax !== undefined && (
            <li>
              <span className={styles["label"]}>{words.office.fax}</span>
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
            <OpenStatus times={opening} />{" "}
            <span className={styles["label"]}>{words.office.hours}</span>{" "}
            <span data-hours="">{hoursInShort(hours.banner, words)}</span>
          </li>
        </ul>
      </Wrap>
    </section>
  );
}
