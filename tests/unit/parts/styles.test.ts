import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

it("every class that a component names has a rule in its module", () => {
  const missing = globSync("src/**/*.{ts,tsx}").flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return [...source.matchAll(/import (\w+) from "(\..+?\.module\.css)"/g)].flatMap(
      ([, styles = "", module = ""]) => {
        const rules = readFileSync(join(dirname(file), module), "utf8");
        const named = [...source.matchAll(new RegExp(`\\b${styles}\\["([\\w-]+)"\\]`, "g"))];
        return named
          .filter(([, name]) => !new RegExp(`\\.${name}(?![\\w-])`).test(rules))
          .map(([, name]) => `${file}: ${name}`);
      },
    );
  });
  expect(missing).toEqual([]);
});
