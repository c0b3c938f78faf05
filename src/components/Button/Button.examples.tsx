import { longWord, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import {
  BookOnline,
  Button,
  ButtonLink,
  CallNow,
  ExternalButtonLink,
  NewTabMark,
} from "./Button.tsx";

const { pageUrl } = practice.booking;

export const examples: Examples = [
  {
    name: "link",
    element: <ButtonLink href="/contact-us">Request Appointment</ButtonLink>,
    shows: [["link", "Request Appointment"]],
  },
  {
    name: "outline",
    element: (
      <ButtonLink href="/contact-us" outline>
        Request Appointment
      </ButtonLink>
    ),
    shows: [["link", "Request Appointment"]],
  },
  {
    name: "small",
    element: (
      <ButtonLink href="/contact-us" size="small">
        Request Appointment
      </ButtonLink>
    ),
    shows: [["link", "Request Appointment"]],
  },
  {
    name: "tall",
    element: (
      <ButtonLink href="/contact-us" size="tall">
        Request Appointment
      </ButtonLink>
    ),
    shows: [["link", "Request Appointment"]],
  },
  {
    name: "wide",
    element: (
      <ButtonLink href="/contact-us" wide>
        Request Appointment
      </ButtonLink>
    ),
    shows: [["link", "Request Appointment"]],
  },
  {
    name: "long words",
    element: <ButtonLink href="/contact-us">{`About Wilhelmina ${longWord}, MD`}</ButtonLink>,
    shows: [["link", 1]],
  },
  {
    name: "to another site",
    element: <ExternalButtonLink href={pageUrl}>See the schedule</ExternalButtonLink>,
    shows: [["link", "See the schedule (opens in a new tab)"]],
  },
  {
    name: "the mark of a new tab",
    element: (
      <a href={pageUrl} target="_blank" rel="noopener">
        The schedule <NewTabMark />
      </a>
    ),
    shows: [["link", "The schedule (opens in a new tab)"]],
  },
  {
    name: "Book Online",
    element: <BookOnline url={pageUrl} />,
    shows: [["link", "Book Online (opens in a new tab)"]],
  },
  {
    name: "Call Now",
    element: <CallNow href={practice.phoneHref} />,
    shows: [["link", "Call Now"]],
  },
  { name: "button", element: <Button>Show the map</Button>, shows: [["button", "Show the map"]] },
  {
    name: "outline button",
    element: <Button outline>Show the map</Button>,
    shows: [["button", "Show the map"]],
  },
  {
    name: "disabled button",
    element: <Button disabled>Show the map</Button>,
    shows: [["button", "Show the map"]],
  },
];
