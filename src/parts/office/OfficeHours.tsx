import { Fragment } from "react";
import type { HoursLine } from "../../data/hours.ts";
import { useWords } from "../../languages/use-words.ts";

interface Props {
  hours: readonly HoursLine[];
}

/** The office hours, a line for each run of days. Neither days nor spans of time break across lines. */
export function OfficeHours({ hours }: Props) {
  const words = useWords();
  return (
    // Tests find the hours of each part of a page by this attribute.
    <span data-hours="">
      {hours.map(({ days, time }, index) => (
        <Fragment key={days}>
          {index > 0 && <br />}
          {time === undefined ? (
            <span className="nowrap">{`${days}: ${words.office.closed}`}</span>
          ) : (
            <>
              <span className="nowrap">{days + words.hours.beforeTime.trimEnd()}</span>{" "}
              {time.split(/(?<=,) /).map((span, index) => (
                <Fragment key={span}>
                  {index > 0 && " "}
                  <span className="nowrap">{span}</span>
                </Fragment>
              ))}
            </>
          )}
        </Fragment>
      ))}
    </span>
  );
}
