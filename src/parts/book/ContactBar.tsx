import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { NewTabLink } from "../../ui/NewTabLink.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { Wrap } from "../../ui/Wrap.tsx";
import { AfterHours } from "../office/AfterHours.tsx";
import { OfficeAddress } from "../office/OfficeAddress.tsx";
import { OfficeHours } from "../office/OfficeHours.tsx";
import { OpenStatus } from "../office/OpenStatus/OpenStatus.tsx";
import styles from "./ContactBar.module.css";
import { FactBar } from "./FactBar.tsx";

interface Props {
  practice: Practice;
  phoneNote: string;
}

/** Below the contact page's hero: address, phone and hours, and when to use the phone. */
export function ContactBar({ practice, phoneNote }: Props) {
  const words = useWords();
  const [{ name }] = practice.offices;
  /** Which office it is of, where there are several. */
  const ofOffice = (title: string) => (name === undefined ? title : `${title}: ${name}`);
  return (
    <div>
      <FactBar label={words.contact.facts}>
        <div>
          <h2 className="title">{ofOffice(words.office.address)}</h2>
          <OfficeAddress office={practice} />
          <NewTabLink href={practice.directionsUrl}>{words.getDirections}</NewTabLink>
        </div>
        <div>
          <h2 className="title">{ofOffice(words.office.phone)}</h2>
          <p className={styles["phone"]}>
            <a href={practice.phoneHref}>{practice.phone}</a>
          </p>
        </div>
        <div>
          <h2 className="title">{ofOffice(words.office.officeHours)}</h2>
          <p>
            <OfficeHours hours={[...practice.hours.contact, ...practice.closures]} />
          </p>
          <p>
            <OpenStatus times={practice.openingTimes} />
          </p>
        </div>
      </FactBar>
      <Wrap>
        <div className={styles["notes"]}>
          <p>
            <Prose text={phoneNote} />
          </p>
          <AfterHours practice={practice} />
        </div>
      </Wrap>
    </div>
  );
}
