import { execFileSync } from "node:child_process";
import { extname } from "node:path";

/** The folder that `npm run build -- --editor` writes. */
export const editorFolder = "dist-editor";

/** Builds the editor as its documentation says, with these settings. */
export function buildEditor(settings: Readonly<Record<string, string>>): void {
  const env = { ...process.env, ...settings };
  execFileSync(process.execPath, ["scripts/build.ts", "--editor"], { env, stdio: "pipe" });
}

const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };

/** The Content-Type of one of its files. */
export const typeOf = (file: string) => types[extname(file)] ?? "application/octet-stream";
