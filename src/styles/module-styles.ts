/**
 * Every CSS Module of the site: of what every part uses first, then of parts, then of pages, so that the outer has
 * the last word. The document imports it right after site.css and before anything else, so that the order of rules
 * is the same in development and in a build, whichever page imports which component first.
 */
export const moduleStyles = [
  import.meta.glob("../ui/**/*.module.css", { eager: true }),
  import.meta.glob("../parts/**/*.module.css", { eager: true }),
  import.meta.glob("../pages/**/*.module.css", { eager: true }),
];
