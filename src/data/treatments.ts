import type { Option } from "../schemas/sections.ts";
import type { TopicEntry } from "./load-content.ts";
import { paths } from "./paths.ts";

/** Every treatment that a topic compares, by its address, such as /service/sleep-apnea/cpap#cpap. */
export function treatmentsByPath(topics: readonly TopicEntry[]): Map<string, Option> {
  return new Map(
    topics.flatMap(({ service, slug, sections }) =>
      sections
        .flatMap((section) => (section.kind === "options" ? section.options : []))
        .map((option) => [`${paths.service}/${service}/${slug}#${option.id}`, option] as const),
    ),
  );
}
