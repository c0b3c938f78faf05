import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";

/** The upper one of two in the middle; 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The longest of some files below a folder, in bytes as stored; empty of none. */
export function longestOf(root: string, files: readonly string[]): string {
  const size = (file: string) => statSync(join(root, file)).size;
  return files.toSorted((a, b) => size(b) - size(a))[0] ?? "";
}

/** Prints rows in columns, the first aligned to the left. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  for (const row of rows)
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart((widths?.[column] ?? 0) + 2),
        )
        .join(""),
    );
}

/** Writes the figures to test-results/, and says whether the machine had other work meanwhile. */
export function report(name: string, figures: object): void {
  const folder = "test-results";
  const load = loadavg().map((one) => one.toFixed(1));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${JSON.stringify({ load, ...figures }, undefined, 2)}\n`);
  const processors = availableParallelism();
  const busy = Number(load[0]) > processors ? ", busy: the figures are too high" : "";
  console.log(
    `Load ${load.join(" ")} on ${processors} processors${busy}. In ${join(folder, name)}.`,
  );
}
