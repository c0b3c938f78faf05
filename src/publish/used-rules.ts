import postcss, { type ChildNode, type Container, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";

/** A minified style sheet of which each page takes the rules that it uses. Parsed once for all pages. */
export class StyleSheet {
  readonly #root: Container;
  /** The classes that each selector of a rule names, without those within :not(), :is(), :has() and :where(). */
  readonly #classes = new WeakMap<Rule, string[][]>();

  /** @throws CssSyntaxError when it is not CSS */
  constructor(css: string) {
    this.#root = postcss.parse(css);
    this.#root.walkRules((rule) => {
      const { nodes } = selectorParser().astSync(rule.selector);
      this.#classes.set(
        rule,
        nodes.map((selector) =>
          selector.nodes.flatMap((node) => (node.type === "class" ? node.value : [])),
        ),
      );
    });
  }

  /**
   * The sheet without the rules that a page cannot use: those whose selectors all name a class that is not in
   * `classes`.
   */
  used(classes: ReadonlySet<string>): string {
    return this.#print(this.#root, (rule) => this.#isUsed(rule, classes), true);
  }

  /** The rules that `classes` use and `others` do not, to follow the sheet of the others. */
  usedBesides(classes: ReadonlySet<string>, others: ReadonlySet<string>): string {
    return this.#print(
      this.#root,
      (rule) => this.#isUsed(rule, classes) && !this.#isUsed(rule, others),
      false,
    );
  }

  #isUsed(rule: Rule, classes: ReadonlySet<string>): boolean {
    const selectors = this.#classes.get(rule) ?? [];
    return selectors.some((names) => names.every((name) => classes.has(name)));
  }

  /** @param whole with what is not a style rule: fonts, keyframes, the order of the layers */
  #print(parent: Container, includes: (rule: Rule) => boolean, whole: boolean): string {
    const parts = (parent.nodes ?? []).flatMap((node: ChildNode) => {
      if (node.type === "rule") return includes(node) ? node.toString() : [];
      if (node.type !== "atrule") return [];
      if (node.nodes === undefined) return whole ? `${node.toString()};` : [];
      if (!holdsRules(node)) return whole ? node.toString() : [];
      const inside = this.#print(node, includes, whole);
      return inside === "" ? [] : `@${node.name} ${node.params}{${inside}}`;
    });
    return parts.join("");
  }
}

/** Whether a group such as @layer or @media holds rules for elements, unlike @keyframes. */
function holdsRules({ name }: { name: string }): boolean {
  return ["layer", "media", "container", "supports"].includes(name);
}
