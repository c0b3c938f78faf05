import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { announcementsAt } from "../../../src/data/announcements.ts";
import { hoursInSpanish } from "../../../src/data/hours.ts";
import type { Content } from "../../../src/data/load-content.ts";
import { namedPagesOf } from "../../../src/data/named-pages.ts";
import { practiceOf } from "../../../src/data/practice.ts";
import { publicWords } from "../../../src/data/published-testimonials.ts";
import { fillAll } from "../../../src/data/tokens.ts";
import type { PageName } from "../../../src/schemas/pages.ts";
import { Announcements } from "../../../src/sections/Announcements/Announcements.tsx";
import { BookingDialog } from "../../../src/sections/BookingDialog/BookingDialog.tsx";
import { MobileMenu } from "../../../src/sections/MobileMenu/MobileMenu.tsx";
import { QuickDock } from "../../../src/sections/QuickDock/QuickDock.tsx";
import { SiteFooter } from "../../../src/sections/SiteFooter/SiteFooter.tsx";
import { SiteHeader } from "../../../src/sections/SiteHeader/SiteHeader.tsx";
import { TopBanner } from "../../../src/sections/TopBanner/TopBanner.tsx";
import type { PageLink, SeoPage } from "../../../src/seo/page.ts";
import { graphOf, toJsonLd } from "../../../src/seo/structured-data.ts";
import { AboutPage } from "../../../src/views/AboutPage.tsx";
import { ContactPage } from "../../../src/views/ContactPage.tsx";
import { HomePage } from "../../../src/views/HomePage.tsx";
import { LegalPage } from "../../../src/views/LegalPage.tsx";
import { LocationPage } from "../../../src/views/LocationPage.tsx";
import { LocationsPage } from "../../../src/views/LocationsPage.tsx";
import { NewPatientsPage } from "../../../src/views/NewPatientsPage.tsx";
import { NotFoundPage } from "../../../src/views/NotFoundPage.tsx";
import { ProviderPage } from "../../../src/views/ProviderPage.tsx";
import { ProvidersPage } from "../../../src/views/ProvidersPage.tsx";
import { ReferralsPage } from "../../../src/views/ReferralsPage.tsx";
import { SearchPage } from "../../../src/views/SearchPage.tsx";
import { ServicePage } from "../../../src/views/ServicePage.tsx";
import { ServicesPage } from "../../../src/views/ServicesPage.tsx";
import { SpanishPage } from "../../../src/views/SpanishPage.tsx";
import { TestimonialsPage } from "../../../src/views/TestimonialsPage.tsx";
import { VisitPackPage } from "../../../src/views/VisitPackPage.tsx";

/** A page as src/pages/ puts it together. */
interface Drawing {
  path: string;
  /** What is seen of it, and what search engines are told. */
  toHtml: () => string;
}

/** What a page says of itself; its breadcrumb is made here, and the rest is the same on every page. */
type Own<T> = T extends unknown
  ? Omit<T, "practice" | "providers" | "services" | "breadcrumb">
  : never;

// Pictures and the search index come from the build.
const portrait = { src: "/picture.svg", width: 6, height: 7 };
const indexPath = "/search-index.json";

/** Every page, by the file of content/pages/ that holds its words; the statements have none. */
export function drawingsOf(content: Content): Record<PageName | "statement", Drawing[]> {
  const { pages, providers, services, locations } = content;
  const [provider] = providers;
  const practice = practiceOf(content.practice);
  const testimonials = publicWords(content.testimonials);
  const named = namedPagesOf(content).map(({ name, path }) => ({
    name,
    path,
    language: undefined,
  }));
  const items = named.map(({ name, path }) => ({ label: name, path }));
  const draw = (
    own: Own<SeoPage>,
    label: string,
    view: (trail: PageLink[]) => ReactElement,
  ): Drawing => ({
    path: own.path,
    toHtml: () => {
      const breadcrumb = [
        { label: "Home", path: "/" },
        { label, path: own.path },
      ];
      const graph = graphOf({
        ...own,
        breadcrumb,
        practice: content.practice,
        providers,
        services,
      });
      return `${renderToStaticMarkup(view(breadcrumb))}<script type="application/ld+json">${toJsonLd(graph)}</script>`;
    },
  });
  return {
    home: [
      draw({ kind: "home", path: "/", seo: pages.home.seo }, "", () => (
        <HomePage
          page={pages.home}
          practice={practice}
          services={services}
          provider={provider}
          portrait={portrait}
          credentialsPdf={{ href: "/credentials.pdf", label: pages.provider.publicationsLink }}
          insurers={practice.insurers.map(({ name }) => ({ name, logo: portrait }))}
          affiliations={practice.affiliations.map(({ name }) => ({ name, logo: undefined }))}
          testimonials={testimonials}
          locations={locations}
        />
      )),
    ],
    about: [
      draw({ kind: "about", path: "/about", seo: pages.about.seo }, "About", (trail) => (
        <AboutPage
          page={pages.about}
          trail={trail}
          practice={practice}
          provider={provider}
          portrait={portrait}
          services={services}
        />
      )),
    ],
    services: [
      draw(
        { kind: "collection", path: "/services", seo: pages.services.seo, items },
        "Services",
        (trail) => (
          <ServicesPage
            page={pages.services}
            trail={trail}
            practice={practice}
            services={services}
          />
        ),
      ),
    ],
    service: services.map((service) =>
      draw(
        { kind: "service", path: `/service/${service.slug}`, seo: service.seo, service },
        service.title,
        (trail) => (
          <ServicePage page={pages.service} trail={trail} practice={practice} service={service} />
        ),
      ),
    ),
    providers: [
      draw(
        { kind: "collection", path: "/providers", seo: pages.providers.seo, items },
        pages.providers.hero.title,
        (trail) => (
          <ProvidersPage
            page={pages.providers}
            trail={trail}
            practice={practice}
            providers={providers.map((one) => ({ ...one, portrait }))}
          />
        ),
      ),
    ],
    provider: providers.map((one) =>
      draw(
        { kind: "provider", path: `/providers/${one.slug}`, seo: one.seo, provider: one },
        one.name,
        () => (
          <ProviderPage
            page={fillAll(pages.provider, { provider: one.shortName })}
            practice={practice}
            provider={one}
            portrait={portrait}
            credentialsPdf="/credentials.pdf"
          />
        ),
      ),
    ),
    contact: [
      draw({ kind: "contact", path: "/contact-us", seo: pages.contact.seo }, "Contact", (trail) => (
        <ContactPage page={pages.contact} trail={trail} practice={practice} inSpanish="/es" />
      )),
    ],
    "new-patients": [
      draw(
        { kind: "guide", path: "/new-patients", seo: pages["new-patients"].seo },
        pages["new-patients"].hero.title,
        (trail) => (
          <NewPatientsPage
            page={pages["new-patients"]}
            trail={trail}
            practice={practice}
            inSpanish="/es/pacientes-nuevos"
            visitPack="/visit-pack"
          />
        ),
      ),
    ],
    "visit-pack": [
      draw(
        { kind: "guide", path: "/new-patients/visit-pack", seo: pages["visit-pack"].seo },
        pages["visit-pack"].hero.title,
        (trail) => (
          <VisitPackPage
            page={pages["visit-pack"]}
            trail={trail}
            back={{ label: pages["new-patients"].hero.title, path: "/new-patients" }}
          />
        ),
      ),
    ],
    referrals: [
      draw(
        { kind: "guide", path: "/referrals", seo: pages.referrals.seo },
        pages.referrals.hero.title,
        (trail) => <ReferralsPage page={pages.referrals} trail={trail} practice={practice} />,
      ),
    ],
    es: [
      draw({ kind: "contact", path: "/es", seo: pages.es.seo }, pages.es.hero.title, (trail) => (
        <SpanishPage
          page={pages.es}
          labels={pages.es.labels}
          trail={trail}
          practice={practice}
          inEnglish="/contact-us"
          office={{
            words: pages.es.contact,
            hours: hoursInSpanish(content.practice, "contact"),
            firstVisit: { label: pages.es.firstVisit, path: "/es/pacientes-nuevos" },
          }}
        />
      )),
    ],
    "es-new-patients": [
      draw(
        { kind: "guide", path: "/es/pacientes-nuevos", seo: pages["es-new-patients"].seo },
        pages["es-new-patients"].hero.title,
        (trail) => (
          <SpanishPage
            page={pages["es-new-patients"]}
            labels={pages.es.labels}
            trail={trail}
            practice={practice}
            inEnglish="/new-patients"
          />
        ),
      ),
    ],
    testimonials: [
      draw(
        { kind: "collection", path: "/testimonials", seo: pages.testimonials.seo, items: [] },
        "Testimonials",
        (trail) => (
          <TestimonialsPage
            page={pages.testimonials}
            trail={trail}
            practice={practice}
            testimonials={testimonials}
          />
        ),
      ),
    ],
    locations: [
      draw(
        { kind: "collection", path: "/locations", seo: pages.locations.seo, items },
        "Locations",
        (trail) => (
          <LocationsPage
            page={pages.locations}
            trail={trail}
            practice={practice}
            locations={locations}
          />
        ),
      ),
    ],
    location: locations.map((location) =>
      draw(
        { kind: "location", path: `/locations/${location.slug}`, seo: location.seo, location },
        location.name,
        (trail) => (
          <LocationPage
            page={fillAll(pages.location, { neighborhood: location.name })}
            trail={trail}
            practice={practice}
            location={location}
            provider={provider}
            portrait={portrait}
            services={services}
          />
        ),
      ),
    ),
    search: [
      draw(
        { kind: "collection", path: "/search", seo: pages.search.seo, items },
        "Search",
        (trail) => (
          <SearchPage
            page={pages.search}
            trail={trail}
            practice={practice}
            indexPath={indexPath}
            lists={{ services: named, locations: [], pages: [] }}
          />
        ),
      ),
    ],
    "not-found": [
      draw(
        { kind: "not-found", path: "/404", seo: pages["not-found"].seo },
        "Page not found",
        (trail) => (
          <NotFoundPage
            page={pages["not-found"]}
            trail={trail}
            practice={practice}
            indexPath={indexPath}
          />
        ),
      ),
    ],
    statement: content.legal.map((statement) =>
      draw(
        { kind: "statement", path: `/${statement.slug}`, seo: statement.seo },
        statement.shortTitle,
        (trail) => <LegalPage trail={trail} statement={statement} />,
      ),
    ),
  };
}

/** What stands around every page, with every notice that there ever will be. */
export function frameOf(content: Content): string {
  const practice = practiceOf(content.practice);
  const links = { practice, navigation: content.navigation, services: content.services, path: "/" };
  return renderToStaticMarkup(
    <>
      <TopBanner practice={practice} />
      <SiteHeader {...links} />
      <MobileMenu {...links} />
      <Announcements announcements={announcementsAt(content, 0)} />
      <SiteFooter {...links} />
      <QuickDock practice={practice} />
      <BookingDialog practice={practice} />
    </>,
  );
}
