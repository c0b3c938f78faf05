import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Wrap } from "../../ui/Wrap.tsx";
import { hoursInShort } from "../office/hours-in-short.ts";
import { OpenStatus } from "../office/OpenStatus/OpenStatus.tsx";
import { LanguageLinks } from "./LanguageLinks/LanguageLinks.tsx";
import styles from "./TopBanner.module.css";

/** Id of the hours and the fax, which a button opens on phones. */
const moreId = "hours-and-fax";

/**
 * The facts most visitors come for, in one line above everything: open or closed, phone, hours, fax; and the page in
 * another language. On phones hours and fax open from it.
 */
export function TopBanner({ practice }: { practice: Practice }) {
  const words = useWords();
  const { phone, phoneHref, fax, opening, hours } = practice;
  const [{ name }] = practice.offices;
  return (
    <section className={styles["root"]} data-ground="dark" aria-label={words.frame.phoneFaxHours}>
      <Wrap>
        <ul className={styles["facts"]}>
          <li className={styles["status"]}>
            <OpenStatus times={opening} />
          </li>
          <li>
            <span className={styles["office"]}>{name ?? words.frame.officePhone}</span>{" "}
            <a href={phoneHref}>{phone}</a>
          </li>
          <li>
            <button type="button" popoverTarget={moreId}>
              {words.office.hours}
              {fax !== undefined && <span className="visually-hidden">{words.frame.andFax}</span>}
              <Icon name="chevron-down" />
            </button>
            <ul className={styles["more"]} id={moreId} popover="auto">
              <li>
                <span className="soft">{words.office.hours}</span>{" "}
                <span data-hours="">{hoursInShort(hours.banner, words)}</span>
              </li>
              {fax !== undefined && (
                <li>
                  <span className="soft">{words.office.fax}</span>
                  {` ${fax}`}
                </li>
              )}
            </ul>
          </li>
          <LanguageLinks />
        </ul>
      </Wrap>
    </section>
  );
}
