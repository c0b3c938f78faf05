import { transform, type Visitor } from "lightningcss";

/** Style sheets of a page. */
interface Sheets {
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
 * Minifies a style sheet and splits off the layer "print". All rules must be in a layer. The screen part, which
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
