import type { Examples, Grounds } from "../../gallery/example.ts";
import { Wrap } from "./Wrap.tsx";

/** It is the width of a page, which it shares with whatever stands on a ground. */
export const grounds: Grounds = ["white"];

export const examples: Examples = {
  text: [
    <Wrap>
      <p>As wide as a page.</p>
    </Wrap>,
    "As wide as a page.",
  ],
};
