import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";

/** Addresses of maps that do not ask for the office's address, and show another place once it moves. */
export function fixedMaps({ strings }: Content): Problem[] {
  return strings
    .filter(({ file, field }) => file === "content/practice.yaml" && field.startsWith("map."))
    .filter(({ text }) => !text.includes("{addressQuery}"))
    .map((string) =>
      problemAt(
        string,
        "This shows one place for every office, and stays when the address changes. Write {addressQuery} where the address goes.",
      ),
    );
}
