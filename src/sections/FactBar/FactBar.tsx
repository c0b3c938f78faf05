import type { ReactNode } from "react";
import { Actions } from "../../components/Actions/Actions.tsx";
import { NewTabLink } from "../../components/ArrowLink/ArrowLink.tsx";
import { BookingButton } from "../../components/BookingButton/BookingButton.tsx";
import { CallNow } from "../../components/Button/Button.tsx";
import { OfficeHours } from "../../components/OfficeHours/OfficeHours.tsx";
import { OpenStatus } from "../../components/OpenStatus/OpenStatus.tsx";
import { PostalAddress } from "../../components/PostalAddress/PostalAddress.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Wrap } from "../../components/Wrap/Wrap.tsx";
import type { Practice } from "../../data/practice.ts";
import { OfficeAddress } from "../OfficeAddress/OfficeAddress.tsx";
import styles from "./FactBar.module.css";

function FactBar({
  label,
  onScreen,
  children,
}: {
  label: string;
  onScreen?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-label={label} data-print={onScreen ? "hide" : undefined}>
      <Wrap>
        <div className={styles["box"]}>{children}</div>
      </Wrap>
    </section>
  );
}

interface BookingBarProps {
  practice: Practice;
  headings: { title: string; hours: string; address: string };
}

/** Over the lower edge of a service's hero: book, call, hours, address. The plain link is always there. */
export function BookingBar({ practice, headings }: BookingBarProps) {
  return (
    // Not printed: the closing band says all of it again.
    <FactBar label={headings.title} onScreen>
      <div>
        <h2>{headings.title}</h2>
        <Actions>
          <BookingButton url={practice.booking.pageUrl} />
          <CallNow href={practice.phoneHref} size="tall" />
        </Actions>
      </div>
      <div>
        <h2>{headings.hours}</h2>
        <p>
          <OfficeHours hours={practice.hours.service} />
        </p>
      </div>
      <div>
        <h2>{headings.address}</h2>
        <p>
          <PostalAddress lines={practice.addressLines} />
          <br />
          {practice.parking}
        </p>
      </div>
    </FactBar>
  );
}

interface ContactBarProps {
  practice: Practice;
  phoneNote: string;
}

/** The same bar on the contact page: phone, address and hours. */
export function ContactBar({ practice, phoneNote }: ContactBarProps) {
  return (
    <FactBar label="Phone, address and hours">
      <div>
        <h2>Phone</h2>
        <p className={styles["big"]}>
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
