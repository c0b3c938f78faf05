import type { Examples } from "../../example.ts";
import { longPractice, longWord, practice } from "../../fixtures.ts";
import { BookOnline } from "../BookOnline/BookOnline.tsx";
import { CallNow } from "../CallNow/CallNow.tsx";
import { CallToAction } from "./CallToAction.tsx";

const call = <CallNow href={practice.phoneHref} />;

export const examples: Examples = {
  "one button, no facts": [
    <CallToAction title="Come and talk" text="Bring your questions." actions={call} />,
    ["heading", "Come and talk"],
    ["link", "Call Now"],
  ],
  "two buttons, long title and facts": [
    <CallToAction
      title={`Come and talk of ${longWord}`}
      text={`${"Bring your questions. ".repeat(10)}[More](/contact-us).`}
      actions={
        <>
          <BookOnline url={practice.booking.pageUrl} />
          {call}
        </>
      }
      facts={[
        { name: longWord, value: longPractice.addressLines[0] },
        { name: "Phone", value: <a href={practice.phoneHref}>{practice.phone}</a> },
        { name: "Parking", value: practice.parking },
      ]}
    />,
    ["heading", 4],
    ["heading", "Phone"],
    ["link", "More"],
    ["link", practice.phone],
  ],
};

export const frame = "page";
