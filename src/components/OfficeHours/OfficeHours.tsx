import { Fragment } from "react";
import type { HoursLine } from "../../data/hours.ts";

interface Props {
  hours: readonly HoursLine[];
  /** The word for a closed day, in the language of the hours. */
  closed?: string;
}

/** The office hours, a line for each run of days. Times never break across lines. */
export function OfficeHours({ hours, closed = "closed" }: Props) {
  return (
    // The attribute lets the launch check compare these hours with the content.
    <span data-hours="">
      {hours.map(({ days, time }, index) => (
        <Fragment key={days}>
          {index > 0 && <br />}
          {time === undefined ? (
            `${days}: ${closed}`
          ) : (
            <>
              {`${days}, `}
              <span className="nowrap">{time}</span>
            </>
          )}
        </Fragment>
      ))}
    </span>
  );
}
