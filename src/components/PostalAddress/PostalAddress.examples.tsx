import { longPractice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { PostalAddress } from "./PostalAddress.tsx";

export const examples: Examples = {
  long: [<PostalAddress lines={longPractice.addressLines} />, ...longPractice.addressLines],
};
