import { ButtonLink } from "../../components/ButtonLink/ButtonLink.tsx";
import { CallNow } from "../../components/CallNow/CallNow.tsx";
import { OfficeHours } from "../../components/OfficeHours/OfficeHours.tsx";
import { PostalAddress } from "../../components/PostalAddress/PostalAddress.tsx";
import type { HoursPlacement } from "../../data/hours.ts";
import type { Practice } from "../../data/practice.ts";
import { CallToAction } from "../CallToAction/CallToAction.tsx";

interface Props {
  practice: Practice;
  title: string;
  text: string;
  /** The first button; Request Appointment, to the contact page, unless a page says otherwise. */
  action?: { label: string; path: string };
  /** The page's schedule of office hours. */
  hours: HoursPlacement;
  headings?: { location: string; phone: string; hours: string };
}

const usual = { location: "Our Location", phone: "Call us directly", hours: "Office Hours" };

/** The closing band of most pages: request an appointment or call; address, phone and hours below. */
export function RequestAppointment({
  practice,
  title,
  text,
  action = { label: "Request Appointment", path: "/contact-us" },
  hours,
  headings = usual,
}: Props) {
  return (
    <CallToAction
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink href={action.path}>{action.label}</ButtonLink>
          <CallNow href={practice.phoneHref} />
        </>
      }
      facts={[
        { name: headings.location, value: <PostalAddress lines={practice.addressLines} /> },
        { name: headings.phone, value: <a href={practice.phoneHref}>{practice.phone}</a> },
        { name: headings.hours, value: <OfficeHours hours={practice.hours[hours]} /> },
      ]}
    />
  );
}
