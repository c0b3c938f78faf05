import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Script } from "node:vm";
import { splitPrint, usedRules } from "./split-print.ts";

/** A script as a page names it. */
interface FinishedScript {
  path: string;
  /** For subresource integrity: https://www.w3.org/TR/SRI/ */
  integrity: string;
}

/**
 * The style sheet and the scripts of a built site, as finished pages use them. Each is prepared once,
 * however many pages share it.
 */
export class PageAssets {
  readonly #root: string;
  readonly #styles = new Map<string, { screen: string; printPath: string | undefined }>();
  readonly #scripts = new Map<string, FinishedScript>();
  readonly #replaced = new Set<string>();
  #scriptWords: Set<string> | undefined;

  /** @param root folder of the built site */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Keeps of the inlined styles what the page can use, and moves the print styles into a linked file,
   * so that neither holds up the first paint.
   * Turns modules into plain scripts, and gives every script the digest of its file.
   *
   * @throws Error when the page names a script that was not built, or a module that only a module can be
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
      const isModule = script.type === "module";
      const { path, integrity } = this.#script(script.getAttribute("src") ?? "", isModule);
      script.src = path;
      script.setAttribute("integrity", integrity);
      if (!isModule) continue;
      script.removeAttribute("type");
      script.async = true;
    }
  }

  /** Deletes the modules that plain scripts have replaced. Call it after the last page. */
  removeReplaced(): void {
    for (const path of this.#replaced) rmSync(join(this.#root, path));
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

  #script(path: string, isModule: boolean): FinishedScript {
    const known = this.#scripts.get(path);
    if (known !== undefined) return known;
    const file = join(this.#root, path);
    if (!existsSync(file))
      throw new Error(`A page asks for ${path}, which the build did not write.`);
    const code = isModule ? plainScript(readFileSync(file, "utf8"), path) : readFileSync(file);
    if (isModule) this.#replaced.add(path);
    const script = {
      path: isModule ? this.#write(code, ".js") : path,
      integrity: `sha256-${createHash("sha256").update(code).digest("base64")}`,
    };
    this.#scripts.set(path, script);
    return script;
  }

  /** Writes a file under a name that changes with its bytes, so that it may be cached forever. */
  #write(content: string | Buffer, extension: string): string {
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
    const path = `/assets/${hash}${extension}`;
    writeFileSync(join(this.#root, path), content);
    return path;
  }
}

/**
 * A module as a plain script. A browser that has it in its cache runs it before the first paint, and a
 * module only after it.
 */
function plainScript(code: string, path: string): string {
  const script = `(()=>{"use strict";${code.trim()}\n})();\n`;
  try {
    new Script(script, { filename: path });
  } catch (error) {
    throw new Error(
      `${path} cannot be a plain script: ${(error as Error).message}. It must not share modules with other files.`,
    );
  }
  return script;
}
