import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Unbroken } from "../../ui/Unbroken.tsx";
import { Wrap } from "../../ui/Wrap.tsx";
import { hoursInShort } from "../office/hours-in-short.ts";
import { OpenStatus } from "../office/OpenStatus/OpenStatus.tsx";
import { PatientLinks } from "./PatientLinks.tsx";
import type { SiteLinks } from "./site-links.ts";
import styles from "./TopBanner.module.css";

/** Id of the hours and the fax, which a button opens on phones. */
const moreId = "hours-and-fax";

interface Props extends Pick<SiteLinks, "navigation" | "path"> {
  practice: Practice;
  /** Whether its number is the one for patients after an operation. */
  isOnCall?: boolean;
}

/**
 * The facts most visitors come for, above everything: open or closed, phone, hours, fax. On phones in one line, whose
 * state opens hours and fax; from 62rem in two, with what patients come to do beside them.
 */
export function TopBanner({ practice, isOnCall, ...links }: Props) {
  const words = useWords();
  const { phone, phoneHref, fax, openingTimes, hours } = practice;
  const { open, closed } = hoursInShort(hours.banner, words);
  const [{ name }] = practice.offices;
  return (
    <section className={styles["root"]} data-ground="dark" aria-label={words.frame.phoneFaxHours}>
      <Wrap>
        <div className={styles["row"]}>
          <ul className={styles["facts"]}>
            <li className={styles["state"]}>
              <div className={styles["status"]}>
                <OpenStatus times={openingTimes} />
              </div>
              <button className="covers-item" type="button" popoverTarget={moreId}>
                <span className={styles["label"]}>{words.office.hours}</span>
                {fax !== undefined && <span className="visually-hidden">{words.frame.andFax}</span>}
                <Icon name="chevron-down" />
              </button>
              <ul className={styles["more"]} id={moreId} popover="auto">
                <li>
                  <span className={`${styles["hours"]} soft`}>{words.office.hours}</span>{" "}
                  <span data-hours="">
                    {open}
                    {closed !== "" && (
                      <span className={styles["closed"]}>
                        ; <span className="nowrap">{closed}</span>
                      </span>
                    )}
                  </span>
                </li>
                {fax !== undefined && (
                  <li>
                    <span className="soft">{words.office.fax}</span> <Unbroken>{fax}</Unbroken>
                  </li>
                )}
                {/* On a screen a script says it. */}
                {openingTimes.weeks.length > 1 && (
                  <li className={styles["paper"]}>
                    <b>{words.openStatus.phrases.differ}</b>
                  </li>
                )}
              </ul>
            </li>
            <li className={styles["phone"]}>
              {isOnCall ? (
                <span className="soft">{words.anyHour}</span>
              ) : (
                <span className={`${styles["office"]} soft`}>
                  {name ?? words.frame.officePhone}
                </span>
              )}{" "}
              <a href={phoneHref}>{phone}</a>
            </li>
          </ul>
          <nav className={styles["patients"]} aria-label={words.frame.forPatients}>
            <PatientLinks practice={practice} {...links} />
          </nav>
        </div>
      </Wrap>
    </section>
  );
}
