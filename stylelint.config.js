import stylelint from "stylelint";

/** Physical names and the logical ones to write in their place: the page then follows the reading direction. */
const physical = [
  "/^(margin|padding|border|scroll-margin|scroll-padding)-(top|right|bottom|left)/",
  "/^border-(top|bottom)-(left|right)-radius$/",
  "/^(min-|max-)?(width|height)$/",
  "top",
  "right",
  "bottom",
  "left",
];

/** Pixels stand still when a reader enlarges the text. Up to 4 of them draw a line or a nudge; a size is in rem. */
const largePixels = String.raw`/(?<![\w.#-])-?(?:[5-9]|\d{2,}|4\.\d*[1-9])(?:\.\d+)?px\b/`;

/** The widths at which a layout changes, in rem: src/styles/tokens.css says what each is. */
const breakpoints = ["15", "22", "44", "62", "76", "84"];

const breakpointRule = stylelint.createPlugin("site/breakpoints", () => (root, result) => {
  root.walkAtRules(/^(?:container|media)$/, (node) => {
    const sizes = [...node.params.matchAll(/([\d.]+)rem/g)].map(([, size]) => size);
    if (!/\bwidth\b/.test(node.params) || sizes.every((size) => breakpoints.includes(size))) return;
    const message = `Use a width of tokens.css: ${breakpoints.join(", ")} rem.`;
    stylelint.utils.report({ result, ruleName: "site/breakpoints", message, node });
  });
});

/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  plugins: [breakpointRule],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    "site/breakpoints": true,
    // Colours are tokens, so that contrast is checked once and every mode can change them.
    "color-no-hex": [true, { message: "Use a colour of tokens.css, such as var(--text)." }],
    "color-named": "never",
    "function-disallowed-list": [
      ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"],
      { message: "Use a colour of tokens.css, such as var(--text)." },
    ],
    "declaration-property-value-disallowed-list": [
      {
        "/.*/": [largePixels],
        "text-align": ["left", "right"],
        float: ["left", "right"],
        clear: ["left", "right"],
        // It crashes the page in WebKit: docs/decisions/0009-styles-and-icons.md.
        "text-wrap": ["pretty"],
      },
      {
        message:
          "Write sizes over 4px in rem or as a token, sides as start and end, and text-wrap: balance.",
      },
    ],
    "media-feature-name-unit-allowed-list": { "/width|height/": ["rem", "em"] },
    "property-disallowed-list": [
      physical,
      { message: "Use the logical property, such as margin-inline-start or inline-size." },
    ],
    "declaration-no-important": true,
    // CSS Modules name a class as TypeScript reads it.
    "selector-class-pattern": [
      "^[a-z][a-zA-Z0-9]*$|^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
      { message: "Write class names as camelCase, global ones as kebab-case." },
    ],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "import-notation": "string",
    "value-keyword-case": ["lower", { ignoreProperties: [/^--font-/] }],
    // Written as the design states them, beside their contrast figures.
    "alpha-value-notation": null,
    "hue-degree-notation": null,
    "lightness-notation": null,
    // Layout of the source is the formatter's.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    "no-descending-specificity": null,
  },
  overrides: [
    {
      files: ["src/styles/tokens.css"],
      rules: { "color-no-hex": null, "function-disallowed-list": null },
    },
    {
      files: ["src/styles/{base,utilities,reset,modes}.css"],
      rules: { "declaration-no-important": null },
    },
  ],
};
