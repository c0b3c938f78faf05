/**
 * Every CSS Module of the site, in the order of its path. The document imports it right after site.css and
 * before anything else, so that the order of rules is the same in development and in a build, whichever page
 * imports which component first.
 */
export const moduleStyles = import.meta.glob("../{parts,pages}/**/*.module.css", { eager: true });
