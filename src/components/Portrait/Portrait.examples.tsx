import { longProvider, portrait, provider } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Portrait } from "./Portrait.tsx";

const { alt } = provider.image;

export const examples: Examples = [
  {
    name: "plain",
    element: <Portrait picture={portrait} alt={alt} first />,
    shows: [["img", alt]],
  },
  {
    name: "compact",
    element: <Portrait picture={portrait} alt={alt} compact />,
    shows: [["img", alt]],
  },
  {
    name: "with a plate",
    element: <Portrait picture={portrait} alt={alt} plate={provider} />,
    shows: [["img", alt], provider.name],
  },
  {
    name: "long name on the plate",
    element: <Portrait picture={portrait} alt={alt} plate={longProvider} rises />,
    shows: [["img", alt], longProvider.name],
  },
];
