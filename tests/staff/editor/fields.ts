import type { Locator, Page } from "playwright/test";

/** A field by its label, which the editor wraps in invisible characters. */
export const field = (within: Page | Locator, label: string) =>
  within.getByRole("group", { name: new RegExp(`^\\W*${label}\\W* Field$`) });
