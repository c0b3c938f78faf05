import type { HoursPlacement } from "../../data/hours.ts";
import { paths } from "../../data/paths.ts";
import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { OfficeHours } from "../office/OfficeHours.tsx";
import { PostalAddress } from "../office/PostalAddress.tsx";
import { CallNow } from "./CallNow.tsx";
import { CallToAction } from "./CallToAction.tsx";

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

/** The closing band of most pages: request an appointment or call; address, phone and hours below. */
export function RequestAppointment({ practice, title, text, action, hours, headings }: Props) {
  const words = useWords();
  const { label, path } = action ?? { label: words.requestAppointment, path: paths.contact };
  const names = headings ?? words.closing;
  return (
    <CallToAction
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink href={path}>{label}</ButtonLink>
          <CallNow href={practice.phoneHref} />
        </>
      }
      facts={[
        {
          name: names.location,
          value: <PostalAddress lines={practice.addressLines} />,
          screenOnly: true,
        },
        {
          name: names.phone,
          value: <a href={practice.phoneHref}>{practice.phone}</a>,
          screenOnly: true,
        },
        { name: names.hours, value: <OfficeHours hours={practice.hours[hours]} /> },
      ]}
    />
  );
}
