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

  /** The rules that play an animation. */
  #playing(animation: string): Rule[] {
    const rules: Rule[] = [];
    this.#root.walkDecls(/^animation/, ({ value, parent }) => {
      if (value.split(/[\s,]/).includes(animation)) rules.push(parent as Rule);
    });
    return rules;
  }

  /** @param whole with what belongs to no rule: fonts, the order of the layers */
  #print(parent: Container, includes: (rule: Rule) => boolean, whole: boolean): string {
    const parts = (parent.nodes ?? []).flatMap((node: ChildNode) => {
      if (node.type === "rule") return includes(node) ? node.toString() : [];
      if (node.type !== "atrule") return [];
      if (node.nodes !== undefined && holdsRules(node)) {
        const inside = this.#print(node, includes, whole);
        return inside === "" ? [] : `@${node.name} ${node.params}{${inside}}`;
      }
      const isKept = node.name === "keyframes" ? this.#playing(node.params).some(includes) : whole;
      const end = node.nodes === undefined ? ";" : "";
      return isKept ? node.toString() + end : [];
    });
    return parts.join("");
  }
}

/** Whether a group such as @layer or @media holds rules for elements, unlike @font-face. */
function holdsRules({ name }: { name: string }): boolean {
  return ["layer", "media", "container", "supports"].includes(name);
}
