import type { Examples, Grounds } from "../../example.ts";
import { longWord, portrait } from "../../fixtures.ts";
import { PageHead } from "./PageHead.tsx";

/** Pages show it on white. */
export const grounds: Grounds = ["white"];

const trail = [
  { label: "Home", path: "/" },
  { label: "About", path: "/about" },
];

export const examples: Examples = {
  "heading and sentence": [
    <PageHead trail={trail} title="About us">
      <p>Who we are.</p>
    </PageHead>,
    ["navigation", "Breadcrumb"],
    ["heading", "About us"],
    "Who we are.",
  ],
  "long word beside a picture": [
    <PageHead trail={trail} title={longWord} picture={<img {...portrait} alt="A house" />}>
      <p>Who we are.</p>
    </PageHead>,
    ["heading", longWord],
    ["img", "A house"],
  ],
};
