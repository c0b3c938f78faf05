import { longPractice, practice } from "../../../tests/example-practice/fixtures.ts";
import { Button } from "../../components/Button/Button.tsx";
import type { Examples } from "../../gallery/example.ts";
import { BookingDialog, bookingDialogId } from "./BookingDialog.tsx";

const opener = (
  <Button command="show-modal" commandfor={bookingDialogId}>
    Book a visit
  </Button>
);

export const examples: Examples = [
  {
    name: "with a button that opens it",
    element: (
      <>
        {opener}
        <BookingDialog practice={practice} />
      </>
    ),
    opens: "Book a visit",
    shows: [
      ["dialog", "Book Your Appointment"],
      ["heading", "Book Your Appointment"],
      ["button", "Close"],
      ["link", "Book Online (opens in a new tab)"],
      ["link", practice.phone],
      ["heading", "Office hours"],
    ],
  },
  {
    name: "long hours",
    element: (
      <>
        {opener}
        <BookingDialog
          practice={{
            ...longPractice,
            hours: { ...longPractice.hours, booking: longPractice.hours.footer },
          }}
        />
      </>
    ),
    opens: "Book a visit",
    shows: [["dialog", "Book Your Appointment"], "9:00 AM to 2:00 PM"],
  },
];
