/**
 * Takes the place of the visitor along to the same page in another language: a search (?q=), a date or a choice,
 * a symptom (#ear-pain). Ids are the same in all languages.
 */
export function keepPlace({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[rel=alternate]");
  if (link) Object.assign(link, { search: location.search, hash: location.hash });
}
