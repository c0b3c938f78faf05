import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, TextNode } from "node-html-parser";
import { shortHash } from "./short-hash.ts";
import { splitPrint } from "./split-print.ts";
import { StyleSheet } from "./used-rules.ts";

/** The script in the page sets them before the first paint: src/scripts/before-paint.ts. */
const classesBeforePaint = ["high-contrast"];

/** What pages with the same classes use of a sheet. */
interface UsedRules {
  shown: string;
  laterPath: string | undefined;
}

interface Styles {
  screen: StyleSheet;
  printPath: string | undefined;
  used: Map<string, UsedRules>;
}

/**
 * The style sheet and the scripts of a built site, as finished pages use them. Each is prepared once,
 * however many pages share it.
 */
export class PageAssets {
  readonly #root: string;
  readonly #styles = new Map<string, Styles>();
  #scriptWords: string[] | undefined;

  /** @param root folder of the built site */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Inlines only the styles of what the page shows at first. Those for print go into a linked file, and those
   * for what a press may show, in a dialog or by a script, into another at the end of the page, so that neither
   * delays a paint.
   */
  finish(page: HTMLElement): void {
    const [style, ...others] = page.querySelectorAll("style");
    if (style === undefined) return;
    const styles = this.#style([style, ...others].map(({ rawText }) => rawText).join(""));
    for (const other of others) other.remove();
    const { printPath } = styles;
    const { shown, laterPath } = this.#usedRules(styles, page);
    style.set_content(new TextNode(shown));
    if (laterPath !== undefined)
      page
        .querySelector("body")
        ?.insertAdjacentHTML("beforeend", `<link rel="stylesheet" href="${laterPath}">`);
    if (printPath !== undefined)
      style.insertAdjacentHTML(
        "afterend",
        `<link rel="stylesheet" media="print" href="${printPath}">`,
      );
  }

  /** The rules for the classes that a page shows, and those for what its dialogs and any script may show. */
  #usedRules({ screen, used }: Styles, page: HTMLElement): UsedRules {
    this.#scriptWords ??= globSync("assets/*.js", { cwd: this.#root }).flatMap(
      (file) => readFileSync(join(this.#root, file), "utf8").match(/[\w-]+/g) ?? [],
    );
    const hidden = new Set(
      page
        .querySelectorAll("dialog, [popover]:not([data-in-view])")
        .flatMap((dialog) => [dialog, ...dialog.querySelectorAll("[class]")]),
    );
    const classesOf = (elements: readonly HTMLElement[]) =>
      elements.flatMap((element) => element.getAttribute("class")?.split(/\s+/) ?? []);
    const all = page.querySelectorAll("[class]");
    const shown = new Set([
      ...classesBeforePaint,
      ...classesOf(all.filter((element) => !hidden.has(element))),
    ]);
    const inDialogs = new Set(classesOf([...hidden]));
    // Pages of one kind have the same classes.
    const key = [shown, inDialogs].map((classes) => [...classes].sort().join(" ")).join();
    const known = used.get(key);
    if (known !== undefined) return known;
    const later = new Set([...shown, ...inDialogs, ...this.#scriptWords]);
    const rest = screen.usedBesides(later, shown);
    const rules = {
      shown: screen.used(shown),
      laterPath: rest === "" ? undefined : this.#write(rest),
    };
    used.set(key, rules);
    return rules;
  }

  #style(css: string): Styles {
    const known = this.#styles.get(css);
    if (known !== undefined) return known;
    const { screen, print } = splitPrint(css);
    const printPath = print === "" ? undefined : this.#write(print);
    const styles: Styles = { screen: new StyleSheet(screen), printPath, used: new Map() };
    this.#styles.set(css, styles);
    return styles;
  }

  /** Writes a file under a name that changes with its bytes, so that it may be cached forever. */
  #write(css: string): string {
    const path = `/assets/${shortHash(css)}.css`;
    writeFileSync(join(this.#root, path), css);
    return path;
  }
}
