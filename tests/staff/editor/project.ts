import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { chooseFolder } from "./local-folder.ts";

/** A copy of the example practice, the development server on it, and the editor on its folder. */
export class Project {
  readonly folder = mkdtempSync(join(tmpdir(), "editor-"));
  /** Where the server answers. */
  site = "";
  #server: ChildProcess | undefined;

  constructor() {
    cpSync("tests/practice/content", join(this.folder, "content"), { recursive: true });
  }

  async start(): Promise<void> {
    this.#server = spawn(process.execPath, ["tests/staff/editor/dev-server.ts"], {
      env: {
        ...process.env,
        CONTENT_DIR: join(this.folder, "content"),
        ASTRO_TELEMETRY_DISABLED: "1",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    if (this.#server.stdout === null) throw new Error("The server has no output.");
    const [line] = await once(this.#server.stdout, "data");
    this.site = String(line).trim();
  }

  stop(): void {
    this.#server?.kill();
    rmSync(this.folder, { recursive: true });
  }

  textOf(file: string): string {
    return readFileSync(join(this.folder, "content", file), "utf8");
  }

  /** Opens the editor on the folder and waits for the list of "The practice". */
  async open(page: Page): Promise<void> {
    await chooseFolder(page, this.folder);
    await page.goto(`${this.site}/admin`);
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    await expect(page.getByRole("row", { name: "Testimonials" })).toBeVisible();
  }
}

/** Saves, and waits until the editor has gone back to its list: it does so after the file is written. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeHidden();
}
