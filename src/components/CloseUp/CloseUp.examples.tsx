import type { Examples, Grounds } from "../../gallery/example.ts";
import { CloseUp } from "./CloseUp.tsx";

/** It stands on a dark ground of its own. */
export const grounds: Grounds = ["white"];

export const examples: Examples = {
  "part of a drawing": [<CloseUp drawing="septum" view="wall" />],
  "a whole drawing": [<CloseUp drawing="septum" view="all" />],
};
