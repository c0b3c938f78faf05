import { type Selector, transform, type Visitor } from "lightningcss";

/** Style sheets of a page. */
export interface Sheets {
  /** What the page needs to be painted. */
  screen: string;
  /** The layer "print", for a file that no paint waits for. */
  print: string;
}

type Rules = Extract<Visitor<Record<string, never>>["Rule"], object>;

function minified(css: string, rules: Rules): string {
  const { code } = transform({
    filename: "site.css",
    code: Buffer.from(css),
    minify: true,
    visitor: { Rule: rules },
  });
  return new TextDecoder().decode(code);
}

const remove = () => [];

function removeLayers(isRemoved: (name: string | undefined) => boolean): Rules {
  return { "layer-block": ({ value }) => (isRemoved(value.name?.[0]) ? [] : undefined) };
}

/**
 * A style sheet without the rules that a page cannot use: those whose selectors all name a class that is not
 * in `classes`. A class within :not(), :is(), :has() or :where() does not count.
 *
 * @param classes of the page's elements, and every word of its scripts, which may set one
 */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  const isUsed = (selector: Selector) =>
    selector.every((part) => part.type !== "class" || classes.has(part.name));
  const used = minified(css, {
    style: ({ value }) => (value.selectors.some(isUsed) ? undefined : []),
  });
  // Blocks that are empty now are minified away.
  return minified(used, {});
}

/**
 * Minifies a style sheet and splits the layer "print" off. All rules must be in a layer. The screen part, which
 * a page has first, declares the order of the layers.
 *
 * @throws SyntaxError when it is not CSS
 */
export function splitPrint(css: string): Sheets {
  return {
    screen: minified(
      css,
      removeLayers((name) => name === "print"),
    ),
    print: minified(css, {
      ...removeLayers((name) => name !== "print"),
      "layer-statement": remove,
      "font-face": remove,
    }),
  };
}
