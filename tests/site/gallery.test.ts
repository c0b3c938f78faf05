import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { siteFiles } from "../../src/hosting/site-files.ts";
import { practice } from "../example-practice/fixtures.ts";
import { root } from "./built-site.ts";

const files = siteFiles(root);

it("keeps the gallery to development", () => {
  expect(files.filter((file) => file.includes("gallery"))).toEqual([]);
  const texts = files.filter((file) =>
    /\.(html|js|css|json|xml|txt|svg|webmanifest)$|\/_\w+$/.test(file),
  );
  expect(texts).not.toEqual([]);
  for (const file of texts) {
    const text = readFileSync(join(root, file), "utf8");
    expect(text.includes("/gallery"), file).toBe(false);
    expect(text.includes(practice.brand), `${file} holds the example practice`).toBe(false);
  }
});
