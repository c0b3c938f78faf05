import type { Practice } from "../../../data/practice.ts";
import { OfficeHours } from "../../hours/OfficeHours/OfficeHours.tsx";
import { PostalAddress } from "../../hours/PostalAddress/PostalAddress.tsx";
import { FactBar } from "../../layout/FactBar/FactBar.tsx";
import { Actions } from "../../text/Actions/Actions.tsx";
import { BookOnline } from "../BookOnline/BookOnline.tsx";
import { CallNow } from "../CallNow/CallNow.tsx";

interface Props {
  practice: Practice;
  headings: { title: string; hours: string; address: string };
}

/** Below a service's hero: book, call, hours, address. Not printed: the closing band repeats it. */
export function BookingBar({ practice, headings }: Props) {
  return (
    <FactBar label={headings.title} screenOnly>
      <div>
        <h2 className="title">{headings.title}</h2>
        <Actions>
          <BookOnline illustrated url={practice.booking?.pageUrl} />
          <CallNow href={practice.phoneHref} size="tall" outline={practice.booking !== undefined} />
        </Actions>
      </div>
      <div>
        <h2 className="title">{headings.hours}</h2>
        <p>
          <OfficeHours hours={practice.hours.service} />
        </p>
      </div>
      <div>
        <h2 className="title">{headings.address}</h2>
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
    </FactBar>
  );
}
