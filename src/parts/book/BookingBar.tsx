import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { OfficeHours } from "../office/OfficeHours.tsx";
import { PostalAddress } from "../office/PostalAddress.tsx";
import styles from "./BookingBar.module.css";
import { BookOnline } from "./BookOnline.tsx";
import { CallNow } from "./CallNow.tsx";
import { FactBar } from "./FactBar.tsx";

interface Props {
  practice: Practice;
  /** Name of the bar, for people who cannot see it. */
  title: string;
}

/** Below a service's hero: book, call, hours, address, number. Not printed, because the closing band repeats it. */
export function BookingBar({ practice, title }: Props) {
  const words = useWords().closing;
  return (
    <FactBar label={title} screenOnly>
      <div>
        <div className={`${styles["actions"]} cluster`}>
          <BookOnline illustrated url={practice.booking?.pageUrl} />
          <CallNow href={practice.phoneHref} size="tall" outline={practice.booking !== undefined} />
        </div>
      </div>
      <div>
        <h2 className="title">{words.hours}</h2>
        <p>
          <OfficeHours hours={practice.hours.service} />
        </p>
      </div>
      <div>
        <h2 className="title">{words.location}</h2>
        <p>
          <PostalAddress lines={practice.addressLines} />
          {practice.parking !== undefined && (
            <>
              <br />
              {practice.parking}
            </>
          )}
        </p>
      </div>
      <div>
        <h2 className="title">{words.phone}</h2>
        <p>
          <a href={practice.phoneHref}>{practice.phone}</a>
        </p>
      </div>
    </FactBar>
  );
}
