import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { Icon } from "../../ui/Icon.tsx";
import { bookingDialogId } from "../book/BookingDialog.tsx";
import { accessibilityPanelId } from "./AccessibilityPanel.tsx";
import styles from "./QuickDock.module.css";

interface Props {
  practice: Practice;
  /** Whether its number is the one for patients after an operation. */
  isOnCall?: boolean;
}

/**
 * Book at bottom left, if that is offered, and Settings at bottom right, always at hand; on small screens Call and
 * Directions between them. Book stands out; after an operation the call does.
 */
export function QuickDock({ practice, isOnCall }: Props) {
  const { dock, opensInNewTab } = useWords();
  return (
    <>
      <div className={styles["space"]} data-print="hide" />
      <section className={styles["root"]} aria-label={dock.label} data-print="hide">
        <div className={styles["bar"]}>
          {/* Browsers without invoker commands open the dialog as a popover, so that no press waits for a script. */}
          {practice.booking && (
            <button
              className={isOnCall ? styles["book"] : `${styles["book"]} ${styles["first"]}`}
              type="button"
              command="show-modal"
              commandfor={bookingDialogId}
              popoverTarget={bookingDialogId}
            >
              <Icon name="calendar" />
              <span>
                {dock.book}
                <span className="visually-hidden">{dock.bookWhat}</span>
              </span>
            </button>
          )}
          <a className={isOnCall ? styles["first"] : undefined} href={practice.phoneHref}>
            <Icon name="phone" />
            <span>
              {isOnCall ? dock.callNight : dock.call}
              <span className="visually-hidden">
                {isOnCall ? ` ${practice.phone}` : dock.callWhen}
              </span>
            </span>
          </a>
          <a href={practice.directionsUrl} target="_blank" rel="noopener">
            <Icon name="navigation" />
            <span>
              {dock.directions}
              <span className="visually-hidden">{` ${opensInNewTab}`}</span>
            </span>
          </a>
          <button type="button" popoverTarget={accessibilityPanelId}>
            <Icon name="access" />
            <span>
              <span className="visually-hidden">{dock.settingsOf}</span>
              {dock.settings}
            </span>
          </button>
        </div>
      </section>
    </>
  );
}
