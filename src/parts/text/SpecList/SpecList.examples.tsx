import type { Examples } from "../../example.ts";
import { longWord, practice } from "../../fixtures.ts";
import { PostalAddress } from "../../hours/PostalAddress/PostalAddress.tsx";
import { SpecList } from "./SpecList.tsx";

export const examples: Examples = {
  "several, with a link and two lines": [
    <SpecList
      facts={[
        { name: "Address", value: <PostalAddress lines={practice.addressLines} /> },
        { name: "Phone", value: <a href={practice.phoneHref}>{practice.phone}</a> },
        { name: longWord, value: longWord },
      ]}
    />,
    ["term", 3],
    ["definition", 3],
    ["link", practice.phone],
    practice.addressLines[0],
  ],
};
