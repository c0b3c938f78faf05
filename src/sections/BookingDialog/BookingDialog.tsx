import { BookOnline } from "../../components/BookOnline/BookOnline.tsx";
import { CloseButton } from "../../components/CloseButton/CloseButton.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { OfficeHours } from "../../components/OfficeHours/OfficeHours.tsx";
import { OpenStatus } from "../../components/OpenStatus/OpenStatus.tsx";
import type { Practice } from "../../data/practice.ts";
import { Enhanced } from "../../islands/Enhanced.tsx";
import styles from "./BookingDialog.module.css";

/** Id of the dialog that the Book buttons open. */
export const bookingDialogId = "booking-dialog";

/** How to book: online, by telephone, and when someone answers. Opens and closes without script. */
export function BookingDialog({ practice }: { practice: Practice }) {
  return (
    <Enhanced name="BookingDialog">
      <dialog
        className={styles["root"]}
        id={bookingDialogId}
        aria-labelledby="booking-title"
        closedby="any"
        popover="auto"
        data-widget={practice.booking.widgetScriptUrl}
        data-print="hide"
      >
        <div className={styles["bar"]} data-ground="tan">
          <h2 id="booking-title">Book Your Appointment</h2>
          <CloseButton
            label="Close"
            command="close"
            commandfor={bookingDialogId}
            popoverTarget={bookingDialogId}
            popoverTargetAction="hide"
          />
        </div>
        <section>
          <h3>Schedule online</h3>
          <p>Choose a time that suits you on our scheduling page.</p>
          <BookOnline illustrated url={practice.booking.pageUrl} wide />
          <p className="soft">Opens in a new tab.</p>
        </section>
        <section>
          <h3>Prefer to talk?</h3>
          <a className={styles["phone"]} href={practice.phoneHref}>
            <Icon name="phone" />
            {practice.phone}
          </a>
        </section>
        <section>
          <h3>Office hours</h3>
          <p>
            <OfficeHours hours={[...practice.hours.booking, ...practice.closures]} />
          </p>
          <p>
            <OpenStatus times={practice.opening.booking} />
          </p>
        </section>
      </dialog>
    </Enhanced>
  );
}
