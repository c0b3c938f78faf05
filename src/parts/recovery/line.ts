import type { Recovery } from "../../schemas/recovery.ts";

/** A line of a sheet: for everybody, for a child or for an adult. */
export type Line = Recovery["normal"][number];

/** What a line says, and to whom, for `data-whom`: the choice of My child or Me hides the other's lines. */
export function toldBy(line: Line): { text: string; whom: "child" | "adult" | undefined } {
  return typeof line === "string" ? { text: line, whom: undefined } : { whom: line.whom, ...line };
}
