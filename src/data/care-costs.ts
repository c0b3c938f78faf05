import type { SectionOf } from "../schemas/sections.ts";
import { slugOf } from "./content-strings.ts";
import type { Content } from "./load-content.ts";

/** A test or a treatment whose cost patients ask about. */
export interface Care {
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
  /** The section of the service page on cost, where it has one, and its path. */
  cost: SectionOf<"cost"> | undefined;
  path: string;
}

/**
 * What costs.yaml names, with what the pages of services say of it. A service or a treatment that does
 * not exist is left out here: staff/checks/references.ts reports it.
 */
export function costsOf({ services, pages }: Pick<Content, "services" | "pages">): ServiceCosts[] {
  return (pages.costs?.services ?? []).flatMap((named) => {
    const service = services.find(({ slug }) => slug === named.service);
    if (service === undefined) return [];
    const { slug, title, sections } = service;
    const options = optionsOf(service);
    const cost = sections.find((section) => section.kind === "cost");
    return {
      id: slug,
      title,
      tests: (named.tests ?? []).map((test) => ({ ...test, id: `${slug}-${slugOf(test.name)}` })),
      treatments: named.treatments.flatMap((treatment) =>
        options
          .filter(({ id }) => id === treatment)
          .map(({ id, name, plans }) => ({ id: `${slug}-${id}`, name, plans })),
      ),
      cost,
      path: `/service/${slug}${cost === undefined ? "" : `#${cost.id}`}`,
    };
  });
}

/** Every treatment that a service page compares. */
export function optionsOf({ sections }: Pick<Content["services"][number], "sections">) {
  return sections.flatMap((section) =>
    section.kind === "options" ? section.groups.flatMap(({ options }) => options) : [],
  );
}
