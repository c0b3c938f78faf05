import type { Examples } from "../../example.ts";
import { practice } from "../../fixtures.ts";
import { Button } from "../../text/Button/Button.tsx";
import { BookingDialog, bookingDialogId } from "./BookingDialog.tsx";

const button = (
  <Button command="show-modal" commandfor={bookingDialogId}>
    Book a visit
  </Button>
);

export const opener = "Book a visit";

export const examples: Examples = {
  "with a button that opens it": [
    <>
      {button}
      <BookingDialog practice={practice} />
    </>,
    ["dialog", "Book Your Appointment"],
    ["heading", "Book Your Appointment"],
    ["button", "Close"],
    ["link", "Book Online (opens in a new tab)"],
    ["link", practice.phone],
    "If nobody answers, go to an emergency room.",
    ["link", "All ways to reach us"],
    ["heading", "Office hours"],
  ],
};

export const frame = "page";
