import { type Selector, transform, type Visitor } from "lightningcss";

/** Style sheets of a page. */
export interface Sheets {
  /** What the page needs to be painted. */
  screen: string;
  /** The layer "print", for a file that no paint waits for. */
  print: string;
}

const remove = () => [];

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

function removeLayers(isRemoved: (name: string | undefined) => boolean): Rules {
  return { "layer-block": ({ value }) => (isRemoved(value.name?.[0]) ? [] : undefined) };
}

/**
 * A style sheet without the rules that a page cannot use: those whose selectors all name a class that is not
 * in `classes`. A class within :not(), :is(), :has() or :where() does not count.
 *
 * @param classes that elements have, or may get
 * @param others classes whose rules stand in another sheet of the page
 */
export function usedRules(
  css: string,
  classes: ReadonlySet<string>,
  others?: ReadonlySet<string>,
): string {
  const isUsed = (known: ReadonlySet<string>) => (selector: Selector) =>
    selector.every((part) => part.type !== "class" || known.has(part.name));
  const used = minified(css, {
    style: ({ value: { selectors } }) =>
      selectors.some(isUsed(classes)) && !(others && selectors.some(isUsed(others)))
        ? undefined
        : [],
    ...(others && { "layer-statement": remove, "font-face": remove }),
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
