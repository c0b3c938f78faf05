import type { HoursPlacement } from "../../data/hours.ts";
import { paths } from "../../data/paths.ts";
import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { CallNow } from "./CallNow.tsx";
import { ClosingBand } from "./ClosingBand.tsx";

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
  return (
    <ClosingBand
      practice={practice}
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink href={path}>{label}</ButtonLink>
          <CallNow href={practice.phoneHref} />
        </>
      }
      hours={hours}
      headings={headings}
    />
  );
}
