import type { en } from "./en.ts";

/** Every word of the interface that is not content, in one language. Content is in content/. */
export type Words = typeof en;
