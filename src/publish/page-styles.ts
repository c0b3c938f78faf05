import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TransformOptions, transform } from "lightningcss";
import { type HTMLElement, TextNode } from "node-html-parser";
import { shortHash } from "../files/short-hash.ts";

/** Set before the first paint (src/browser/before-paint.ts), on elements that the server writes without them. */
const storedSettings = ["high-contrast", "reduce-motion"];

/** The whole style sheet of the site, and the files that pages link instead of carrying all of it. */
interface Sheet {
  /** For the screen. */
  css: string;
  /** Every class that a rule may name. */
  classes: readonly string[];
  printPath: string;
  islandsPath: string;
  /** What pages carry, by the classes that they have: pages of one kind have the same. */
  carried: Map<string, string>;
}

/**
 * Styles of finished pages: each carries the rules for its own elements, so that no paint waits for a file. Rules for
 * paper are in a file for print; those for what an island adds come with React (src/browser/islands.ts), in a file
 * that holds the whole sheet, so that rules keep their order.
 */
export class PageStyles {
  readonly #root: string;
  readonly #sheets = new Map<string, Sheet>();

  /** @param root folder of the built site */
  constructor(root: string) {
    this.#root = root;
  }

  /** @throws SyntaxError when a style sheet of the page is not CSS */
  finish(page: HTMLElement): void {
    const [style, ...others] = page.querySelectorAll("style");
    if (style === undefined) return;
    const css = [style, ...others].map(({ rawText }) => rawText).join("");
    for (const other of others) other.remove();
    const sheet = this.#sheets.get(css) ?? this.#sheetOf(css);
    this.#sheets.set(css, sheet);
    style.set_content(new TextNode(carriedBy(page, sheet)));
    const link = (attributes: string) => `<link rel="stylesheet" ${attributes}>`;
    style.insertAdjacentHTML("afterend", link(`media="print" href="${sheet.printPath}"`));
    if (page.querySelector("[data-island]"))
      page
        .querySelector("body")
        ?.insertAdjacentHTML("beforeend", link(`href="${sheet.islandsPath}" disabled`));
  }

  #sheetOf(css: string): Sheet {
    const screen = partFor("screen", css);
    return {
      css: screen,
      classes: [
        ...new Set([...screen.matchAll(/\.([a-z_-][\w-]*)/gi)].map(([, name = ""]) => name)),
      ],
      printPath: this.#write(partFor("print", css)),
      islandsPath: this.#write(screen),
      carried: new Map(),
    };
  }

  /** Writes a file under a name that changes with its bytes, so that it may be cached forever. */
  #write(css: string): string {
    const path = `/assets/${shortHash(css)}.css`;
    writeFileSync(join(this.#root, path), css);
    return path;
  }
}

function carriedBy(page: HTMLElement, { css, classes, carried }: Sheet): string {
  const used = new Set(
    page
      .querySelectorAll("[class]")
      .flatMap((element) => element.getAttribute("class")?.split(/\s+/) ?? []),
  );
  const unused = classes.filter((name) => !used.has(name) && !storedSettings.includes(name));
  const key = unused.join(" ");
  const known = carried.get(key) ?? minified(css, { unusedSymbols: unused });
  carried.set(key, known);
  return known;
}

/**
 * The layer "print" of a style sheet, or all others. All rules must be in a layer. The part for the screen, which a
 * page has first, declares the fonts and the order of the layers.
 */
function partFor(medium: "screen" | "print", css: string): string {
  const onScreenOnly = () => (medium === "print" ? [] : undefined);
  return minified(css, {
    visitor: {
      Rule: {
        "layer-block": ({ value }) =>
          (value.name?.[0] === "print") === (medium === "print") ? undefined : [],
        "layer-statement": onScreenOnly,
        "font-face": onScreenOnly,
      },
    },
  });
}

/** Without a visitor, which takes four times as long, for each page. */
function minified(css: string, options: Partial<TransformOptions<never>>): string {
  const code = Buffer.from(css);
  return transform({ filename: "site.css", code, minify: true, ...options }).code.toString();
}
