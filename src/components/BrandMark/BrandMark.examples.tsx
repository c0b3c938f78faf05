import type { Examples } from "../../gallery/example.ts";
import { BrandMark } from "./BrandMark.tsx";

export const examples: Examples = [{ name: "by itself", element: <BrandMark />, shows: [] }];
