import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, TextNode } from "node-html-parser";
import { shortHash } from "../files/short-hash.ts";
import { splitPrint } from "./split-print.ts";
import { StyleSheet } from "./used-rules.ts";

/** The script in the page sets them before the first paint: src/scripts/before-paint.ts. */
const classesBeforePaint = ["high-contrast"];

/** A style sheet, and what pages use of it by the classes that they have. */
interface Styles {
  screen: StyleSheet;
  printPath: string | undefined;
  used: Map<string, UsedRules>;
}

interface UsedRules {
  /** For what the page shows at first. */
  shown: string;
  /** File with those for what a press may show, in a dialog or by a script. */
  laterPath: string | undefined;
}

/** The styles of finished pages. What several pages share is made once. */
export class PageAssets {
  readonly #root: string;
  readonly #styles = new Map<string, Styles>();
  #scriptWords: string[] | undefined;

  /** @param root folder of the built site */
  constructor(root: string) {
    this.#root = root;
  }

  /** Leaves in the page the styles of what it shows at first, and links the others so that no paint waits for them. */
  finish(page: HTMLElement): void {
    const [style, ...others] = page.querySelectorAll("style");
    if (style === undefined) return;
    const css = [style, ...others].map(({ rawText }) => rawText).join("");
    for (const other of others) other.remove();
    const styles = this.#styles.get(css) ?? this.#stylesOf(css);
    this.#styles.set(css, styles);
    const { shown, laterPath } = this.#usedRules(styles, page);
    style.set_content(new TextNode(shown));
    const link = (attributes: string) => `<link rel="stylesheet" ${attributes}>`;
    if (laterPath !== undefined)
      page.querySelector("body")?.insertAdjacentHTML("beforeend", link(`href="${laterPath}"`));
    if (styles.printPath !== undefined)
      style.insertAdjacentHTML("afterend", link(`media="print" href="${styles.printPath}"`));
  }

  #usedRules({ screen, used }: Styles, page: HTMLElement): UsedRules {
    const hidden = new Set(
      page
        .querySelectorAll("dialog, [popover]:not([data-in-view])")
        .flatMap((dialog) => [dialog, ...dialog.querySelectorAll("[class]")]),
    );
    const visible = page.querySelectorAll("[class]").filter((element) => !hidden.has(element));
    const shown = new Set([...classesBeforePaint, ...classesOf(visible)]);
    const inDialogs = classesOf([...hidden]);
    // Pages of one kind have the same classes.
    const key = [shown, new Set(inDialogs)].map((names) => [...names].sort().join(" ")).join();
    const known = used.get(key);
    if (known !== undefined) return known;
    const later = screen.usedBesides(
      new Set([...shown, ...inDialogs, ...this.#wordsOfScripts()]),
      shown,
    );
    const rules = {
      shown: screen.used(shown),
      laterPath: later === "" ? undefined : this.#write(later),
    };
    used.set(key, rules);
    return rules;
  }

  /** Every word of a script may be a class that it sets. */
  #wordsOfScripts(): string[] {
    this.#scriptWords ??= globSync("assets/*.js", { cwd: this.#root }).flatMap(
      (file) => readFileSync(join(this.#root, file), "utf8").match(/[\w-]+/g) ?? [],
    );
    return this.#scriptWords;
  }

  #stylesOf(css: string): Styles {
    const { screen, print } = splitPrint(css);
    const printPath = print === "" ? undefined : this.#write(print);
    return { screen: new StyleSheet(screen), printPath, used: new Map() };
  }

  /** Writes a file under a name that changes with its bytes, so that it may be cached forever. */
  #write(css: string): string {
    const path = `/assets/${shortHash(css)}.css`;
    writeFileSync(join(this.#root, path), css);
    return path;
  }
}

function classesOf(elements: readonly HTMLElement[]): string[] {
  return elements.flatMap((element) => element.getAttribute("class")?.split(/\s+/) ?? []);
}
