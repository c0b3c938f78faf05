import { longProvider, portrait, provider } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Portrait } from "./Portrait.tsx";

const { alt } = provider.image;

export const examples: Examples = {
  plain: [<Portrait picture={portrait} alt={alt} first />, ["img", alt]],
  compact: [<Portrait picture={portrait} alt={alt} compact />, ["img", alt]],
  "with a plate": [
    <Portrait picture={portrait} alt={alt} plate={provider} />,
    ["img", alt],
    provider.name,
  ],
  "long name on the plate": [
    <Portrait picture={portrait} alt={alt} plate={longProvider} rises />,
    ["img", alt],
    longProvider.name,
  ],
};
