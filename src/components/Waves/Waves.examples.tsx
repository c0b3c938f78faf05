import type { Examples, Grounds } from "../../gallery/example.ts";
import { Waves } from "./Waves.tsx";

/** They end a band, in its upper corner. */
export const grounds: Grounds = ["green", "dark"];

export const examples: Examples = {
  light: [<Waves />],
  shade: [<Waves shade first />],
};
