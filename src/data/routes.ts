import type { Content } from "./load-content.ts";

/** A page of the site and the content files it is made of. */
export interface Route {
  path: string;
  /** Files whose last change is the page's, as paths from the project's root. */
  sources: string[];
  noindex: boolean;
}

/** Every page that the site answers with 200, in the order of the specification. */
export function routesOf(content: Content): Route[] {
  const page = (path: string, name: keyof Content["pages"], ...more: string[]): Route => {
    const own = content.pages[name];
    return { path, sources: [`content/pages/${name}.yaml`, ...more], noindex: "seo" in own && own.seo.noindex };
  };
  return [
    page("/", "home"),
    page("/about", "about"),
    page("/providers", "providers"),
    ...content.providers.map(({ slug, seo }) => ({ path: `/providers/${slug}`, sources: [`content/providers/${slug}.yaml`], noindex: seo.noindex })),
    page("/services", "services"),
    ...content.services.map(({ slug, seo }) => ({ path: `/service/${slug}`, sources: [`content/services/${slug}.yaml`], noindex: seo.noindex })),
    page("/contact-us", "contact"),
    page("/testimonials", "testimonials", "content/testimonials.yaml"),
    page("/locations", "locations"),
    ...content.locations.map(({ slug, seo }) => ({ path: `/locations/${slug}`, sources: [`content/locations/${slug}.yaml`], noindex: seo.noindex })),
    ...content.legal.map(({ slug, seo }) => ({ path: `/${slug}`, sources: [`content/legal/${slug}.md`], noindex: seo.noindex })),
  ];
}

/** Path of a physician's publications and credentials, as a PDF. */
export function credentialsPdfPath(slug: string): string {
  return `/providers/${slug}-credentials.pdf`;
}

/** Path of the practice's card for an address book. */
export const contactCardPath = "/contact.vcf";
