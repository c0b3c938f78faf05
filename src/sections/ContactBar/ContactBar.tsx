import { AfterHours } from "../../components/AfterHours/AfterHours.tsx";
import { NewTabLink } from "../../components/NewTabLink/NewTabLink.tsx";
import { OfficeHours } from "../../components/OfficeHours/OfficeHours.tsx";
import { OpenStatus } from "../../components/OpenStatus/OpenStatus.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { FactBar } from "../FactBar/FactBar.tsx";
import { OfficeAddress } from "../OfficeAddress/OfficeAddress.tsx";
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
        <h2>{ofOffice(words.office.phone)}</h2>
        <p className={styles["phone"]}>
          <a href={practice.phoneHref}>{practice.phone}</a>
        </p>
        <p>
          <Prose text={phoneNote} />
        </p>
        <AfterHours practice={practice} />
      </div>
      <div>
        <h2>{ofOffice(words.office.address)}</h2>
        <OfficeAddress office={practice} />
        <NewTabLink href={practice.directionsUrl}>{words.getDirections}</NewTabLink>
      </div>
      <div>
        <h2>{ofOffice(words.office.officeHours)}</h2>
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
