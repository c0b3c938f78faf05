import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix, win32 } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { filesBelow } from "../../../src/data/files-below.ts";

test.each([posix, win32])(
  "files are named with slashes, whatever separates folders: %#",
  (path) => {
    const root = mkdtempSync(join(tmpdir(), "files-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    mkdirSync(join(root, "es/services"), { recursive: true });
    for (const name of ["es/services/sinus.yaml", "es/care.yaml", "practice.yaml"])
      writeFileSync(join(root, name), "");
    expect(filesBelow(root, path)).toEqual([
      "es/care.yaml",
      "es/services/sinus.yaml",
      "practice.yaml",
    ]);
  },
);
