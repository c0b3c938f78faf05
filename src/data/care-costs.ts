import type { Option } from "../schemas/sections.ts";
import { slugOf } from "./content-strings.ts";
import type { Content, TopicEntry } from "./load-content.ts";
import { paths } from "./paths.ts";

/** A test or a treatment whose cost patients ask about. */
interface Care {
  id: string;
  name: string;
  /** What plans usually ask for before it. */
  plans: string;
}

export interface ServiceCosts {
  id: string;
  title: string;
  tests: readonly Care[];
  treatments: readonly Care[];
  /** Where the service says what it costs. */
  path: string;
}

/**
 * What costs.yaml names, with what the topics of services say of it. A service or a treatment that does
 * not exist is left out here: staff/checks/references.ts reports it.
 */
export function costsOf({
  services,
  topics,
  pages,
}: Pick<Content, "services" | "topics" | "pages">): ServiceCosts[] {
  return (pages.costs?.services ?? []).flatMap((named) => {
    const service = services.find(({ slug }) => slug === named.service);
    if (service === undefined) return [];
    const { slug, title, sections } = service;
    const options = topics.filter((topic) => topic.service === slug).flatMap(optionsOf);
    const cost = sections.find(({ kind }) => kind === "cost");
    return {
      id: slug,
      title,
      tests: (named.tests ?? []).map((test) => ({ ...test, id: `${slug}-${slugOf(test.name)}` })),
      treatments: named.treatments.flatMap((treatment) => {
        const { id, name, plans } = options.find((option) => option.id === treatment) ?? {};
        return id === undefined || name === undefined || plans === undefined
          ? []
          : [{ id: `${slug}-${id}`, name, plans }];
      }),
      path: `${paths.service}/${slug}${cost === undefined ? "" : `#${cost.id}`}`,
    };
  });
}

/** Every treatment that a topic describes. */
export function optionsOf({ sections }: Pick<TopicEntry, "sections">): Option[] {
  return sections.flatMap((section) => (section.kind === "options" ? section.options : []));
}

/** Every treatment by its address, such as /service/sleep-apnea/cpap#cpap. */
export function treatmentsByPath(topics: readonly TopicEntry[]): Map<string, Option> {
  return new Map(
    topics.flatMap((topic) =>
      optionsOf(topic).map(
        (option) =>
          [`${paths.service}/${topic.service}/${topic.slug}#${option.id}`, option] as const,
      ),
    ),
  );
}
