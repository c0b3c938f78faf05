/** Shown to nobody before its link is pressed (https://wicg.github.io/nav-speculation/prerendering.html); TypeScript does not know it yet. */
interface Document {
  readonly prerendering?: boolean;
}
