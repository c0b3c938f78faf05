import { practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Actions } from "../Actions/Actions.tsx";
import { BookOrCall } from "./BookOrCall.tsx";

export const examples: Examples = {
  both: [
    <Actions>
      <BookOrCall practice={practice} />
    </Actions>,
    ["link", "Book Online (opens in a new tab)"],
    ["link", "Call Now"],
  ],
};
