import type { Examples } from "../../gallery/example.ts";
import { BrandMark } from "./BrandMark.tsx";

export const examples: Examples = {
  "by itself": [<BrandMark />],
};
