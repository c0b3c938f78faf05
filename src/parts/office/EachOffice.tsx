import { Fragment, type ReactNode } from "react";
import type { Office, Practice } from "../../data/practice.ts";

interface Props {
  practice: Pick<Practice, "offices">;
  /** What to show of an office; `first` is the office of the top of every page. */
  children: (office: Office, first: boolean) => ReactNode;
}

/** The same of each office, inline, under its name where there are several. */
export function EachOffice({ practice, children }: Props) {
  return practice.offices.map((office, index) => (
    <Fragment key={office.name ?? ""}>
      {index > 0 && <br />}
      {office.name !== undefined && (
        <>
          <b>{office.name}</b>
          <br />
        </>
      )}
      {children(office, index === 0)}
    </Fragment>
  ));
}
