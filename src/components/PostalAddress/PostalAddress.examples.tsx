import { longPractice, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { PostalAddress } from "./PostalAddress.tsx";

export const examples: Examples = {
  usual: [<PostalAddress lines={practice.addressLines} />, ...practice.addressLines],
  long: [<PostalAddress lines={longPractice.addressLines} />, ...longPractice.addressLines],
};
