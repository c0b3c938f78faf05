import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { splitPrint, usedRules } from "./split-print.ts";

/**
 * The style sheet and the scripts of a built site, as finished pages use them. Each is prepared once,
 * however many pages share it.
 */
export class PageAssets {
  readonly #root: string;
  readonly #styles = new Map<string, { screen: string; printPath: string | undefined }>();
  readonly #digests = new Map<string, string>();
  #scriptWords: Set<string> | undefined;

  /** @param root folder of the built site */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Keeps of the inlined styles what the page can use, and moves the print styles into a linked file,
   * so that neither holds up the first paint.
   * Gives every script the digest of its file, and lets none wait for the end of the page.
   *
   * @throws Error when the page names a script that was not built
   */
  finish(document: Document): void {
    for (const style of document.querySelectorAll("style")) {
      const { screen, printPath } = this.#style(style.textContent);
      style.textContent = usedRules(screen, this.#classesOf(document));
      if (printPath === undefined) continue;
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.media = "print";
      link.href = printPath;
      style.after(link);
    }
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[src^="/"]')) {
      script.setAttribute("integrity", this.#digest(script.getAttribute("src") ?? ""));
      script.async = true;
    }
  }

  /** Classes of a page, and whatever a script of the site may set as one. */
  #classesOf(document: Document): Set<string> {
    this.#scriptWords ??= new Set(
      globSync("assets/*.js", { cwd: this.#root }).flatMap(
        (file) => readFileSync(join(this.#root, file), "utf8").match(/[\w-]+/g) ?? [],
      ),
    );
    const elements = [...document.querySelectorAll("[class]")];
    return new Set([...this.#scriptWords, ...elements.flatMap(({ classList }) => [...classList])]);
  }

  #style(css: string) {
    const known = this.#styles.get(css);
    if (known !== undefined) return known;
    const { screen, print } = splitPrint(css);
    const printPath = print === "" ? undefined : this.#write(print, ".css");
    const styles = { screen, printPath };
    this.#styles.set(css, styles);
    return styles;
  }

  /** For subresource integrity: https://www.w3.org/TR/SRI/ */
  #digest(path: string): string {
    const known = this.#digests.get(path);
    if (known !== undefined) return known;
    const file = join(this.#root, path);
    if (!existsSync(file))
      throw new Error(`A page asks for ${path}, which the build did not write.`);
    const digest = `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`;
    this.#digests.set(path, digest);
    return digest;
  }

  /** Writes a file under a name that changes with its bytes, so that it may be cached forever. */
  #write(content: string | Buffer, extension: string): string {
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
    const path = `/assets/${hash}${extension}`;
    writeFileSync(join(this.#root, path), content);
    return path;
  }
}
