import postcss, { type AtRule, type ChildNode, type Root } from "postcss";

const condition = /^(container|media|supports)$/;

/** Rank of a condition among those of a layer: narrower before narrow, wide before wider, and all others last. */
function rankOf({ name, params }: AtRule): number {
  const [, sign, rem] = /^\(width(<=|>=)([\d.]+)rem\)$/.exec(params) ?? [];
  if (name !== "container" || rem === undefined) return Number.POSITIVE_INFINITY;
  return sign === "<=" ? -Number(rem) : Number(rem);
}

function isCondition(node: ChildNode): node is AtRule {
  return node.type === "atrule" && condition.test(node.name);
}

/**
 * Gathers what holds under one condition in one block at the end of its layer. So a rule under a
 * condition wins over one without, of equal specificity, wherever the two are written.
 */
function gatherConditions(root: Root): void {
  root.walkAtRules("layer", (layer) => {
    const blocks = new Map<string, AtRule>();
    for (const node of (layer.nodes ?? []).filter(isCondition)) {
      const block = blocks.get(`${node.name} ${node.params}`);
      if (block === undefined) blocks.set(`${node.name} ${node.params}`, node);
      else block.append(node.nodes ?? []);
      node.remove();
    }
    layer.append(
      [...blocks.values()].sort((a, b) =>
        rankOf(a) < rankOf(b) ? -1 : Number(rankOf(a) > rankOf(b)),
      ),
    );
  });
}

/** Longest value that is shorter to write out than to name again and again. */
const shortValue = 10;

/** Writes out the custom properties that have one value always and everywhere, if they are short or used once. */
function writeOutConstants(root: Root): void {
  const stated = new Map<string, number>();
  root.walkDecls(/^--/, ({ prop }) => {
    stated.set(prop, (stated.get(prop) ?? 0) + 1);
  });
  root.walkRules(":root", ({ parent, nodes }) => {
    if (parent?.type !== "atrule" || (parent as AtRule).name !== "layer") return;
    for (const node of [...nodes]) {
      if (node.type !== "decl" || stated.get(node.prop) !== 1 || node.value.includes("var("))
        continue;
      const use = `var(${node.prop})`;
      const uses: { value: string }[] = [];
      root.walkDecls((declaration) => {
        if (declaration.value.includes(use)) uses.push(declaration);
      });
      if (uses.length > 1 && node.value.length > shortValue) continue;
      for (const declaration of uses)
        declaration.value = declaration.value.replaceAll(use, node.value);
      node.remove();
    }
  });
}

/** What is only for paper, taken out of the rest. */
function takePrint(root: Root): Root {
  const print = postcss.root();
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "print") print.append(layer.remove());
  });
  return print;
}

const sides: Readonly<Record<string, string>> = { start: "top", end: "bottom" };

/**
 * Names by width and height what is named by the direction of the text: the same as long as lines run
 * across, as in every language of the site. Left and right stay unsaid, so that a language may run either way.
 */
function nameSides(root: Root): void {
  root.walkDecls(/^(?!--).*(?:(?:inline|block)-size$|-block-(?:start|end))/, (declaration) => {
    declaration.prop = declaration.prop
      .replace(/(^|-)inline-size$/, "$1width")
      .replace(/(^|-)block-size$/, "$1height")
      .replace(/^inset-block-(start|end)$/, (_, side: string) => sides[side] ?? "")
      .replace(/-block-(start|end)\b/, (_, side: string) => `-${sides[side]}`);
  });
}

/** Names of layers by their first letters. The page's statement of their order gets the same. */
export function shortLayers(names: string): string {
  return names.replace(/(\w)\w*,?\s*/g, "$1,").replace(/,$/, "");
}

/** Style sheets of one page, in two files. */
export interface Sheets {
  /** What the page needs to be shown. */
  screen: string;
  /** The layer "print", which no screen waits for. */
  print: string;
}

/** Gives the fonts that the sheet brings along short names. Nobody reads them. */
function shortenFonts(root: Root): void {
  const names = new Set<string>();
  root.walkAtRules("font-face", (face) => {
    face.walkDecls("font-family", ({ value }) => {
      names.add(value.replace(/^"|"$/g, ""));
    });
  });
  if (names.size === 0) return;
  const own = [...names];
  const longestFirst = own.toSorted((a, b) => b.length - a.length).map(RegExp.escape);
  const name = new RegExp(`"?\\b(${longestFirst.join("|")})\\b"?`, "g");
  root.walkDecls(/^(?:--.*|font|font-family)$/, (declaration) => {
    declaration.value = declaration.value.replace(
      name,
      (_, found: string) => `f${own.indexOf(found)}`,
    );
  });
}

/** Takes the blanks that minifiers leave in the values of custom properties; `content` and names of fonts may hold their own. */
function closeUpLists(root: Root): void {
  root.walkDecls((declaration) => {
    if (!/["']/.test(declaration.value))
      declaration.value = declaration.value.replace(/,\s+/g, ",");
  });
}

/** Gives custom properties names of one or two letters, the same in both. No script knows them. */
function shortenNames({ screen, print }: Sheets): Sheets {
  const names = [...new Set(`${screen}${print}`.match(/--[a-z][\w-]*/g))];
  const shortened = (sheet: string) =>
    sheet.replace(/--[a-z][\w-]*/g, (name) => `--${names.indexOf(name).toString(36)}`).trim();
  return { screen: shortened(screen), print: shortened(print) };
}

/**
 * The style sheet in fewer bytes. It stands in every page, so each counts as often as there are pages. Does what a
 * minifier cannot know to be safe: docs/decisions/0009-styles-and-icons.md.
 *
 * @param sheet minified CSS
 * @throws CssSyntaxError when it is not CSS
 */
export function compactSheet(sheet: string): Sheets {
  const root = postcss.parse(sheet);
  root.walkComments((comment) => {
    comment.remove();
  });
  gatherConditions(root);
  writeOutConstants(root);
  shortenFonts(root);
  closeUpLists(root);
  nameSides(root);
  const print = takePrint(root);
  for (const sheetOf of [root, print])
    sheetOf.walkAtRules("layer", (layer) => {
      layer.params = shortLayers(layer.params);
    });
  return shortenNames({ screen: root.toString(), print: print.toString() });
}
