import type { OnCall } from "../../data/after-hours.ts";
import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { AfterHours } from "../office/AfterHours.tsx";
import { EachOffice } from "../office/EachOffice.tsx";
import { OfficeHours } from "../office/OfficeHours.tsx";
import { OpenStatus } from "../office/OpenStatus/OpenStatus.tsx";
import styles from "./BookingDialog.module.css";
import { BookOnline } from "./BookOnline.tsx";

/** Id of the dialog that the Book buttons open. */
export const bookingDialogId = "booking-dialog";

interface Props {
  practice: Practice;
  /** Whom to call at any hour, on pages for patients after an operation. */
  onCall?: OnCall | undefined;
}

/** How to book: online if the practice offers that, by telephone, and when someone answers. Opens and closes without script. */
export function BookingDialog({ practice, onCall }: Props) {
  const words = useWords();
  const { booking } = practice;
  return (
    <dialog
      className={`${styles["root"]} panel`}
      id={bookingDialogId}
      aria-labelledby="booking-title"
      closedby="any"
      popover="auto"
      data-module="dialog"
      data-widget={booking?.widgetScriptUrl}
      data-print="hide"
    >
      <div className={styles["bar"]} data-ground="tan">
        {/* biome-ignore lint/a11y/noAutofocus: it acts when the dialog opens. On Close, a second Enter would close it. */}
        <h2 id="booking-title" tabIndex={-1} autoFocus>
          {words.booking.title}
        </h2>
        <IconButton
          icon="close"
          label={words.close}
          command="close"
          commandfor={bookingDialogId}
          popoverTarget={bookingDialogId}
          popoverTargetAction="hide"
        />
      </div>
      <div className="press-guard" />
      {booking && (
        <section>
          <h3>{words.booking.online}</h3>
          <p>{words.booking.onlineText}</p>
          <BookOnline illustrated url={booking.pageUrl} wide />
        </section>
      )}
      <section>
        <h3>{words.booking.phone}</h3>
        {onCall && (
          <p>
            <span className="soft">{words.anyHour}</span>{" "}
            <a className={styles["phone"]} href={onCall.phoneHref}>
              <Icon name="phone" />
              {onCall.phone}
            </a>
          </p>
        )}
        <p>
          <EachOffice practice={practice}>
            {({ phone, phoneHref }) => (
              <a className={styles["phone"]} href={phoneHref}>
                <Icon name="phone" />
                {phone}
              </a>
            )}
          </EachOffice>
        </p>
        <AfterHours practice={practice} />
        <p>
          <Prose text={practice.phoneHelp.brief} />
        </p>
      </section>
      <section>
        <h3>{words.office.officeHours}</h3>
        <p>
          <EachOffice practice={practice}>
            {(office, first) => (
              <>
                <OfficeHours
                  hours={first ? [...practice.hours.booking, ...practice.closures] : office.hours}
                />
                <br />
                <OpenStatus times={office.openingTimes} />
              </>
            )}
          </EachOffice>
        </p>
      </section>
    </dialog>
  );
}
