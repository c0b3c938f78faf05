/**
 * Whether the page is being prerendered, before its link is pressed
 * (https://wicg.github.io/nav-speculation/prerendering.html); missing from TypeScript's types.
 */
interface Document {
  readonly prerendering?: boolean;
}
