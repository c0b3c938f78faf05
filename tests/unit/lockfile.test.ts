import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each(["package-lock.json", ".github/deploy/package-lock.json"])(
  "every package in %s has a digest, whatever machine it is for",
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, "utf8")) as {
      packages: Record<string, { integrity?: string }>;
    };
    const unverified = Object.entries(packages)
      // The project itself has no name here.
      .filter(([name, { integrity = "" }]) => name !== "" && !integrity.startsWith("sha512-"))
      .map(([name]) => name);
    expect(unverified).toEqual([]);
  },
);
