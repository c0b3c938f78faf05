import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { paths } from "../../src/data/paths.ts";

/**
 * Names that no service has, as they stay where one was renamed: the words of a link that are not the service's, and a
 * shorter or a search result's title without a word of its name.
 */
export function formerNames({ strings, services }: Content): Problem[] {
  return strings.flatMap((string) => {
    const { file, field, text, siblings } = string;
    const isLink = /^related\.\d+\.label$/.test(field);
    if (!isLink && field !== "shortTitle" && field !== "seo.title") return [];
    const named = services.find(({ slug }) =>
      isLink
        ? siblings?.["path"] === `${paths.service}/${slug}`
        : file === `content/services/${slug}.yaml`,
    );
    if (named === undefined) return [];
    const isKnown = isLink
      ? text === named.title || text === named.shortTitle
      : wordsIn(text).intersection(wordsIn(named.title)).size > 0;
    const remedy = `This service is called “${named.title}” now, not “${text}”. Remove this line, and the name appears here by itself; or correct it.`;
    return isKnown ? [] : problemAt(string, remedy);
  });
}

/** Words that tell one name from another. */
const wordsIn = (name: string) => new Set(name.toLowerCase().match(/\p{L}{4,}/gu));
