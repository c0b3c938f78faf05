import type { Practice } from "../../../data/practice.ts";
import { useWords } from "../../../languages/use-words.ts";
import { AfterHours } from "../../hours/AfterHours/AfterHours.tsx";
import { OfficeAddress } from "../../hours/OfficeAddress/OfficeAddress.tsx";
import { OfficeHours } from "../../hours/OfficeHours/OfficeHours.tsx";
import { OpenStatus } from "../../hours/OpenStatus/OpenStatus.tsx";
import { FactBar } from "../../layout/FactBar/FactBar.tsx";
import { NewTabLink } from "../../text/NewTabLink/NewTabLink.tsx";
import { Prose } from "../../text/Prose/Prose.tsx";
import styles from "./ContactBar.module.css";

interface Props {
  practice: Practice;
  phoneNote: string;
}

/** Below the contact page's hero: phone, address and hours. */
export function ContactBar({ practice, phoneNote }: Props) {
  const words = useWords();
  const [{ name }] = practice.offices;
  /** Which office it is of, where there are several. */
  const ofOffice = (title: string) => (name === undefined ? title : `${title}: ${name}`);
  return (
    <FactBar label={words.contact.facts}>
      <div>
        <h2 className="title">{ofOffice(words.office.phone)}</h2>
        <p className={styles["phone"]}>
          <a href={practice.phoneHref}>{practice.phone}</a>
        </p>
        <p>
          <Prose text={phoneNote} />
        </p>
        <AfterHours practice={practice} />
      </div>
      <div>
        <h2 className="title">{ofOffice(words.office.address)}</h2>
        <OfficeAddress office={practice} />
        <NewTabLink href={practice.directionsUrl}>{words.getDirections}</NewTabLink>
      </div>
      <div>
        <h2 className="title">{ofOffice(words.office.officeHours)}</h2>
        <p>
          <OfficeHours hours={[...practice.hours.contact, ...practice.closures]} />
        </p>
        <p>
          <OpenStatus times={practice.opening} />
        </p>
      </div>
    </FactBar>
  );
}
