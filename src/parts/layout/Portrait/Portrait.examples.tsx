import type { Examples } from "../../example.ts";
import { longProvider, portrait } from "../../fixtures.ts";
import { Portrait } from "./Portrait.tsx";

const { alt } = portrait;

export const examples: Examples = {
  compact: [<Portrait picture={portrait} compact />, ["img", alt]],
  "long name on the plate": [
    <Portrait picture={portrait} plate={longProvider} rises />,
    ["img", alt],
    longProvider.name,
  ],
};
