import { practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Actions } from "../Actions/Actions.tsx";
import { BookOrCall } from "./BookOrCall.tsx";

export const examples: Examples = [
  {
    name: "both",
    element: (
      <Actions>
        <BookOrCall practice={practice} />
      </Actions>
    ),
    shows: [
      ["link", "Book Online (opens in a new tab)"],
      ["link", "Call Now"],
    ],
  },
];
