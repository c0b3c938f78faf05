import type { ReactNode } from "react";
import type { HoursPlacement } from "../../data/hours.ts";
import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { EachOffice } from "../office/EachOffice.tsx";
import { OfficeHours } from "../office/OfficeHours.tsx";
import { PostalAddress } from "../office/PostalAddress.tsx";
import { CallToAction } from "./CallToAction.tsx";

interface Props {
  practice: Practice;
  title: string;
  text: string;
  /** One or two buttons. */
  actions: ReactNode;
  /** The page's schedule of office hours. */
  hours: HoursPlacement;
  headings?: { location: string; phone: string; hours: string } | undefined;
}

/** The closing band of most pages, with where each office is, how to call it and when it is open. */
export function ClosingBand({ practice, title, text, actions, hours, headings }: Props) {
  const words = useWords();
  const names = headings ?? words.closing;
  return (
    <CallToAction
      title={title}
      text={text}
      actions={actions}
      facts={[
        {
          name: names.location,
          value: (
            <EachOffice practice={practice}>
              {({ addressLines }) => <PostalAddress lines={addressLines} />}
            </EachOffice>
          ),
          screenOnly: true,
        },
        {
          name: names.phone,
          value: (
            <EachOffice practice={practice}>
              {({ phone, phoneHref }) => <a href={phoneHref}>{phone}</a>}
            </EachOffice>
          ),
          screenOnly: true,
        },
        {
          name: names.hours,
          value: (
            <EachOffice practice={practice}>
              {(office, first) => (
                <OfficeHours hours={first ? practice.hours[hours] : office.hours} />
              )}
            </EachOffice>
          ),
        },
      ]}
    />
  );
}
