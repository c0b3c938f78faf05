import { type Problem, problemAt, problemOf } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { hasSeveral } from "../../src/data/tokens.ts";
import { isProse } from "../../src/schemas/field-role.ts";

/** Words that are true of a practice with one physician only. */
const ofOne =
  /\b(?:one|a single|the same|the only|our|meet your) (?:(?:double )?board-certified )?(?:ENT )?(?:physician|doctor|surgeon)\b(?!’s)|\bthe (?:physician|doctor|surgeon) (?:at|has|is)\b|\bthe practice of \{physician\}(?! and)|\bis the one who (?:treats|operates)\b|\b(?:solo|small) practice\b|\bkeep (?:the|our) practice small\b/i;

/** Where there are several physicians: texts that say that there is one, and pictures that two of them share. */
export function ofOnePhysician({ strings, providers }: Content): Problem[] {
  if (!hasSeveral(providers)) return [];
  const drawings = Map.groupBy(providers, ({ image }) => image?.file);
  return [...untrueOfSeveral(strings), ...[...drawings].flatMap(shared)];
}

function untrueOfSeveral(strings: Content["strings"]): Problem[] {
  return strings
    .filter(({ file, roles }) => isProse(roles) && !file.startsWith("content/providers/"))
    .flatMap((string) => {
      const [words] = ofOne.exec(string.text) ?? [];
      return words === undefined
        ? []
        : problemAt(
            string,
            `“${words}” is said of one physician. There are several now: write what is true of all of them.`,
          );
    });
}

function shared([file, [first, ...others]]: [string | undefined, Content["providers"][0][]]) {
  return file === undefined || first === undefined
    ? []
    : others.flatMap(({ slug, photograph }) =>
        photograph === undefined
          ? problemOf(
              `content/providers/${slug}.yaml`,
              `${file} is the drawing of ${first.name} too. Remove it: without a picture the site shows the initials.`,
              "image",
            )
          : [],
      );
}
