import { NewTabLink } from "../../components/NewTabLink/NewTabLink.tsx";
import { OfficeHours } from "../../components/OfficeHours/OfficeHours.tsx";
import { OpenStatus } from "../../components/OpenStatus/OpenStatus.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import type { Practice } from "../../data/practice.ts";
import { FactBar } from "../FactBar/FactBar.tsx";
import { OfficeAddress } from "../OfficeAddress/OfficeAddress.tsx";
import styles from "./ContactBar.module.css";

interface Props {
  practice: Practice;
  phoneNote: string;
}

/** Below the contact page's hero: phone, address and hours. */
export function ContactBar({ practice, phoneNote }: Props) {
  return (
    <FactBar label="Phone, address and hours">
      <div>
        <h2>Phone</h2>
        <p className={styles["phone"]}>
          <a href={practice.phoneHref}>{practice.phone}</a>
        </p>
        <p>
          <Prose text={phoneNote} />
        </p>
      </div>
      <div>
        <h2>Address</h2>
        <OfficeAddress practice={practice} />
        <NewTabLink href={practice.directionsUrl}>Get directions</NewTabLink>
      </div>
      <div>
        <h2>Office hours</h2>
        <p>
          <OfficeHours hours={[...practice.hours.contact, ...practice.closures]} />
        </p>
        <p>
          <OpenStatus times={practice.opening.contact} />
        </p>
      </div>
    </FactBar>
  );
}
