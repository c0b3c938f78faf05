import type { Examples } from "../../example.ts";
import { longProvider, photographOf, portrait, provider } from "../../fixtures.ts";
import { Portrait } from "./Portrait.tsx";

const { alt } = portrait;

export const examples: Examples = {
  plain: [<Portrait picture={portrait} first />, ["img", alt]],
  compact: [<Portrait picture={portrait} compact />, ["img", alt]],
  photograph: [<Portrait picture={photographOf("Ada King, MD")} />, ["img", "Ada King, MD"]],
  "with a plate": [<Portrait picture={portrait} plate={provider} />, ["img", alt], provider.name],
  "long name on the plate": [
    <Portrait picture={portrait} plate={longProvider} rises />,
    ["img", alt],
    longProvider.name,
  ],
};
