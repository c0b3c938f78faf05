import type { Examples } from "../../example.ts";
import { Article } from "./Article.tsx";

const text = `Before.

### What we keep

- Your name
- Your number

1. First
2. Second

Ask [us](/contact-us).`;

export const examples: Examples = {
  "headings, lists and a link": [
    <Article text={text} />,
    ["heading", "What we keep"],
    ["list", 2],
    ["listitem", 4],
    ["link", "us"],
  ],
};
