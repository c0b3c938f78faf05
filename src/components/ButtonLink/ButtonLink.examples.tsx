import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { ButtonLink } from "./ButtonLink.tsx";

const looks = {
  solid: {},
  outline: { outline: true },
  small: { size: "small" },
  tall: { size: "tall" },
  wide: { wide: true },
} as const;

export const examples: Examples = [
  {
    name: "long words",
    element: <ButtonLink href="/contact-us">{`About Wilhelmina ${longWord}, MD`}</ButtonLink>,
    shows: [["link", 1]],
  },
  {
    name: "to another site",
    element: (
      <ButtonLink href="https://booking.example/" newTab>
        See the schedule
      </ButtonLink>
    ),
    shows: [["link", "See the schedule (opens in a new tab)"]],
  },
  ...Object.entries(looks).map(([name, look]) => ({
    name,
    element: (
      <ButtonLink href="/contact-us" {...look}>
        Request Appointment
      </ButtonLink>
    ),
    shows: [["link", "Request Appointment"]] as const,
  })),
];
