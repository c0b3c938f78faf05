import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, TextNode } from "node-html-parser";
import { splitPrint, usedRules } from "./split-print.ts";

/**
 * The style sheet and the scripts of a built site, as finished pages use them. Each is prepared once,
 * however many pages share it.
 */
export class PageAssets {
  readonly #root: string;
  readonly #styles = new Map<string, { screen: string; printPath: string | undefined }>();
  readonly #digests = new Map<string, string>();
  readonly #used = new Map<string, string>();
  #scriptWords: string[] | undefined;

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
  finish(page: HTMLElement): void {
    for (const style of page.querySelectorAll("style")) {
      const { screen, printPath } = this.#style(style.rawText);
      style.set_content(new TextNode(this.#usedRules(screen, page)));
      if (printPath !== undefined)
        style.insertAdjacentHTML(
          "afterend",
          `<link rel="stylesheet" media="print" href="${printPath}">`,
        );
    }
    for (const script of page.querySelectorAll('script[src^="/"]')) {
      script.setAttribute("integrity", this.#digest(script.getAttribute("src") ?? ""));
      script.setAttribute("async", "");
    }
  }

  /** The rules for the classes of a page, and for whatever a script of the site may set as one. */
  #usedRules(css: string, page: HTMLElement): string {
    this.#scriptWords ??= globSync("assets/*.js", { cwd: this.#root }).flatMap(
      (file) => readFileSync(join(this.#root, file), "utf8").match(/[\w-]+/g) ?? [],
    );
    const classes = page
      .querySelectorAll("[class]")
      .flatMap((element) => element.getAttribute("class")?.split(/\s+/) ?? []);
    // Pages of one kind have the same classes.
    const key = `${[...new Set(classes)].sort().join(" ")}\n${css}`;
    const rules =
      this.#used.get(key) ?? usedRules(css, new Set([...this.#scriptWords, ...classes]));
    this.#used.set(key, rules);
    return rules;
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
