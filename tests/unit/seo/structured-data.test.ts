import { resolve } from "node:path";
import ts from "typescript";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hoursInWords } from "../../../src/data/hours.ts";
import { telHref } from "../../../src/data/telephone.ts";
import type { PracticeContent } from "../../../src/schemas/practice.ts";
import type { SeoPage } from "../../../src/seo/page.ts";
import { type Graph, graphOf, toJsonLd } from "../../../src/seo/structured-data.ts";
import { location, practice, provider, seo, service } from "./fixtures.ts";

const home = { label: "Home", path: "/" };
const common = {
  practice,
  providers: [provider],
  services: [service],
  seo,
  modified: "2025-01-02T03:04:05.000Z",
};

const pages = {
  home: { ...common, kind: "home", path: "/", breadcrumb: [] },
  about: {
    ...common,
    kind: "about",
    path: "/about",
    breadcrumb: [home, { label: "About", path: "/about" }],
  },
  contact: {
    ...common,
    kind: "contact",
    path: "/contact-us",
    breadcrumb: [home, { label: "Contact", path: "/contact-us" }],
  },
  services: {
    ...common,
    kind: "collection",
    path: "/services",
    breadcrumb: [home, { label: "Services", path: "/services" }],
    items: [{ label: service.title, path: "/service/sinus" }],
  },
  testimonials: {
    ...common,
    kind: "collection",
    path: "/testimonials",
    breadcrumb: [home, { label: "Testimonials", path: "/testimonials" }],
    items: [],
  },
  provider: {
    ...common,
    kind: "provider",
    path: "/providers/ada-king-md",
    breadcrumb: [home, { label: provider.name, path: "/providers/ada-king-md" }],
    provider,
  },
  service: {
    ...common,
    kind: "service",
    path: "/service/sinus",
    breadcrumb: [home, { label: service.title, path: "/service/sinus" }],
    service,
  },
  reviewed: {
    ...common,
    kind: "service",
    path: "/service/sinus",
    breadcrumb: [home, { label: service.title, path: "/service/sinus" }],
    service: {
      ...service,
      review: { status: "reviewed", reviewer: "Grace Hopper, MD", date: "2025-03-01" },
    },
  },
  location: {
    ...common,
    kind: "location",
    path: "/locations/new-town-ga",
    breadcrumb: [home, { label: "New Town", path: "/locations/new-town-ga" }],
    location,
  },
  statement: {
    ...common,
    kind: "statement",
    path: "/our-terms",
    breadcrumb: [home, { label: "Terms", path: "/our-terms" }],
  },
  missing: {
    ...common,
    kind: "not-found",
    path: "/404",
    breadcrumb: [home, { label: "Page not found", path: "/404" }],
  },
} as const satisfies Record<string, SeoPage>;

type Node = Record<string, unknown>;

/** The graph as a search engine reads it. */
function nodesOf(page: SeoPage): Node[] {
  return (JSON.parse(toJsonLd(graphOf(page))) as { "@graph": Node[] })["@graph"];
}

function nodeOf(page: SeoPage, id: string): Node {
  const found = nodesOf(page).find((node) => node["@id"] === id);
  if (found === undefined) throw new Error(`The graph has no node ${id}.`);
  return found;
}

const site = "https://www.harbor-ent.example";

/**
 * Mistakes that TypeScript finds in JSON-LD when it is held against schema-dts, the vocabulary of
 * schema.org in types: unknown properties, properties of another type, unknown enumeration members.
 */
function mistakesIn(documents: Record<string, readonly unknown[]>): string[] {
  const file = resolve("tests/unit/seo/json-ld.ts");
  const source = `import type * as s from "schema-dts";
    type Practice = s.MergeLeafTypes<[s.MedicalOrganizationLeaf, s.MedicalClinicLeaf]>;
    ${Object.entries(documents)
      .flatMap(([name, nodes]) =>
        nodes.map((node, index) => {
          const type = (node as Node)["@type"];
          return `export const ${name}${index}: ${Array.isArray(type) ? "Practice" : `s.${type}Leaf`} = ${JSON.stringify(node)};`;
        }),
      )
      .join("\n")}`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    lib: ["lib.es2023.d.ts"],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ...(rest as [ts.ScriptTarget]))
      : getSourceFile(name, ...rest);
  host.fileExists = (name) => name === file || fileExists(name);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

describe("vocabulary", () => {
  it("holds on every kind of page", { timeout: 60_000 }, () => {
    expect(
      mistakesIn(
        Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, nodesOf(page)])),
      ),
    ).toEqual([]);
  });

  it("would not hold with the mistakes that the specification's wording invites", {
    timeout: 60_000,
  }, () => {
    const wrong = {
      performer: [
        {
          "@type": "SurgicalProcedure",
          name: "Surgery",
          performer: { "@type": "Person", name: "Ada King, MD" },
        },
      ],
      hours: [
        {
          "@type": "MedicalOrganization",
          name: "Harbor ENT",
          openingHoursSpecification: { "@type": "OpeningHoursSpecification", opens: "08:30" },
        },
      ],
      specialty: [
        {
          "@type": "MedicalClinic",
          name: "Harbor ENT",
          medicalSpecialty: "https://schema.org/Otolaryngology",
        },
      ],
      job: [{ "@type": "IndividualPhysician", name: "Ada King, MD", jobTitle: "Otolaryngologist" }],
    };
    expect(mistakesIn(wrong)).toHaveLength(4);
  });

  it("has no reviews and no ratings anywhere", () => {
    for (const page of Object.values(pages))
      expect(toJsonLd(graphOf(page))).not.toMatch(/Review"|AggregateRating|"review"|ratingValue/);
  });
});

describe("practice", () => {
  it("has name, address, phone and place, equal to what the site shows", () => {
    expect(nodeOf(pages.home, `${site}/#practice`)).toMatchObject({
      "@type": ["MedicalOrganization", "MedicalClinic"],
      name: "Harbor ENT",
      url: `${site}/`,
      image: `${site}/424429.webp`,
      telephone: telHref(practice.phone).slice("tel:".length),
      faxNumber: "+14045550101",
      address: {
        streetAddress: "1 Quay St., Suite 2",
        addressLocality: "Springfield",
        addressRegion: "GA",
        postalCode: "30301",
        addressCountry: "US",
      },
      geo: { latitude: 33.5, longitude: -84.25 },
      sameAs: [],
    });
  });

  it("has no claim that the content does not make", () => {
    expect(nodeOf(pages.home, `${site}/#practice`)).not.toHaveProperty("isAcceptingNewPatients");
  });

  it("names a social page once it has an address", () => {
    const linked = {
      ...practice,
      social: [...practice.social, { name: "LinkedIn", url: "https://linkedin.example/harbor" }],
    };
    expect(nodeOf({ ...pages.home, practice: linked }, `${site}/#practice`)["sameAs"]).toEqual([
      "https://linkedin.example/harbor",
    ]);
  });

  it.each<PracticeContent["hours"]["authoritative"]>(["", "weekday", "extended"])(
    "keeps the hours of the banner (reading %j)",
    (authoritative) => {
      const read = { ...practice, hours: { ...practice.hours, authoritative } };
      const specification = nodeOf({ ...pages.home, practice: read }, `${site}/#practice`)[
        "openingHoursSpecification"
      ] as {
        dayOfWeek: string[];
        opens: string;
        closes: string;
      }[];
      const inWords = specification.map(({ dayOfWeek, opens, closes }) => {
        const [first, last] = [dayOfWeek.at(0), dayOfWeek.at(-1)].map((day) =>
          day?.replace("https://schema.org/", ""),
        );
        return {
          days: first === last ? first : `${first} to ${last}`,
          time: `${twelveHour(opens)} to ${twelveHour(closes)}`,
        };
      });
      expect(inWords).toEqual(hoursInWords(read).banner.filter(({ time }) => time !== undefined));
    },
  );

  it("opens at 08:30, in two digits", () => {
    expect(nodeOf(pages.home, `${site}/#practice`)["openingHoursSpecification"]).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(
          (day) => `https://schema.org/${day}`,
        ),
        opens: "08:30",
        closes: "16:30",
      },
    ]);
  });
});

/** "16:30" as "4:30 PM". */
function twelveHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(2000, 0, 1, hours, minutes)
    .toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" })
    .replace("\u202f", " ");
}

describe("page", () => {
  it.each([
    ["home", "WebPage"],
    ["about", "AboutPage"],
    ["contact", "ContactPage"],
    ["services", "CollectionPage"],
    ["testimonials", "CollectionPage"],
    ["provider", "ProfilePage"],
    ["service", "MedicalWebPage"],
    ["location", "WebPage"],
    ["statement", "WebPage"],
  ] as const)("%s is a %s", (name, type) => {
    const page = pages[name];
    expect(nodeOf(page, `${site}${page.path}#webpage`)).toMatchObject({
      "@type": type,
      url: `${site}${page.path}`,
      dateModified: common.modified,
    });
  });

  it("has its breadcrumb, and the home page has none", () => {
    expect(nodeOf(pages.about, `${site}/about#breadcrumb`)["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: `${site}/` },
      { "@type": "ListItem", position: 2, name: "About", item: `${site}/about` },
    ]);
    expect(nodesOf(pages.home).some((node) => node["@type"] === "BreadcrumbList")).toBe(false);
  });

  it("refers only to things that its own graph names", () => {
    for (const page of Object.values(pages)) {
      const { named, referred } = idsIn(nodesOf(page));
      expect(referred.filter((id) => !named.has(id))).toEqual([]);
    }
  });

  it("gives each thing one node of its own", () => {
    for (const page of Object.values(pages)) {
      const ids = nodesOf(page).map((node) => node["@id"]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

/** Ids that are given to something, and ids that only point. */
function idsIn(value: unknown): { named: Set<string>; referred: string[] } {
  const named = new Set<string>();
  const referred: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (node === null || typeof node !== "object") return;
    const { "@id": id, ...rest } = node as Node;
    if (typeof id === "string") {
      if (Object.keys(rest).length > 0) named.add(id);
      else referred.push(id);
    }
    Object.values(rest).forEach(visit);
  };
  visit(value);
  return { named, referred };
}

describe("service", () => {
  it("is a procedure that the practice and the physician offer", () => {
    const id = `${site}/service/sinus#service`;
    expect(nodeOf(pages.service, id)).toMatchObject({
      "@type": "SurgicalProcedure",
      name: "Endoscopic sinus surgery",
      alternateName: ["Sinus surgery"],
      description: service.summary,
      procedureType: "https://schema.org/NoninvasiveProcedure",
      bodyLocation: "Paranasal sinuses",
    });
    expect(nodeOf(pages.service, `${site}/#practice`)["availableService"]).toEqual([{ "@id": id }]);
    expect(nodeOf(pages.service, `${site}/providers/ada-king-md#physician`)).toMatchObject({
      name: "Ada King, MD",
      medicalSpecialty: ["https://schema.org/Otolaryngologic", "https://schema.org/PlasticSurgery"],
      availableService: [{ "@id": id }],
    });
  });

  it("names a reviewer only once its text is reviewed", () => {
    const awaiting = nodeOf(pages.service, `${site}/service/sinus#webpage`);
    expect(awaiting).not.toHaveProperty("lastReviewed");
    expect(awaiting).not.toHaveProperty("reviewedBy");
    expect(nodeOf(pages.reviewed, `${site}/service/sinus#webpage`)).toMatchObject({
      lastReviewed: "2025-03-01",
      reviewedBy: { "@type": "Person", name: "Grace Hopper, MD" },
    });
  });
});

describe("text of the script element", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("cannot be ended by content", () => {
    const graph: Graph = graphOf({
      ...pages.home,
      seo: { ...seo, title: "</script><script>alert(1)</script><!--" },
    });
    const text = toJsonLd(graph);
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(graph)));
  });

  it("follows SITE_URL", () => {
    vi.stubEnv("SITE_URL", "https://preview.example");
    expect(toJsonLd(graphOf(pages.service))).not.toContain(site);
  });
});
