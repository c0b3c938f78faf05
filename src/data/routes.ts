import type { Content } from "./load-content.ts";

/** A page of the site and the content files it is made of. */
export interface Route {
  path: string;
  /**
   * Files whose last change is the page's, as paths from the project's root: what its main part shows.
   * Facts of the practice that stand on every page are no change of the page.
   */
  sources: string[];
  noindex: boolean;
}

/** Every page that the site answers with 200, in the order of the specification. */
export function routesOf(content: Content): Route[] {
  const page = (path: string, name: keyof Content["pages"], ...more: string[]): Route => {
    const own = content.pages[name];
    return {
      path,
      sources: [`content/pages/${name}.yaml`, ...more],
      noindex: "seo" in own && own.seo.noindex,
    };
  };
  type Folder = "providers" | "services" | "locations";
  const file = (folder: Folder, slug: string) => `content/${folder}/${slug}.yaml`;
  const files = (folder: Folder) => content[folder].map(({ slug }) => file(folder, slug));
  const entries = (path: string, folder: Folder, template: string): Route[] =>
    content[folder].map(({ slug, seo }) => ({
      path: `${path}/${slug}`,
      sources: [file(folder, slug), `content/pages/${template}.yaml`],
      noindex: seo.noindex,
    }));
  const practice = "content/practice.yaml";
  const testimonials = "content/testimonials.yaml";
  const expertise = content.pages.about.expertise.services.map((slug) => file("services", slug));
  return [
    page(
      "/",
      "home",
      practice,
      testimonials,
      ...files("providers"),
      ...files("services"),
      ...files("locations"),
    ),
    page("/about", "about", ...files("providers"), ...expertise),
    page("/providers", "providers", ...files("providers")),
    ...entries("/providers", "providers", "provider"),
    page("/services", "services", ...files("services")),
    ...entries("/service", "services", "service"),
    page("/contact-us", "contact", practice),
    page("/new-patients", "new-patients"),
    page("/new-patients/visit-pack", "visit-pack"),
    page("/referrals", "referrals"),
    page("/es", "es", practice),
    page("/es/pacientes-nuevos", "es-new-patients"),
    page("/testimonials", "testimonials", testimonials),
    page("/locations", "locations", ...files("locations")),
    page("/search", "search"),
    ...entries("/locations", "locations", "location"),
    ...content.legal.map(({ slug, seo }) => ({
      path: `/${slug}`,
      sources: [`content/legal/${slug}.md`],
      noindex: seo.noindex,
    })),
  ];
}
