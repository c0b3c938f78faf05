import { describe, expect, it } from "vitest";
import { textOf } from "../../src/launch/page-text.ts";
import { content, linksNamed, pageAt, practice, routes, sectionOf } from "./built-site.ts";

const { pages: words } = content;

describe("new patients", () => {
  const { main } = pageAt("/new-patients");
  const page = words["new-patients"];

  it("shows every section of its content, in order, between the visit pack and the way to an appointment", () => {
    const titles = [page.pack, ...page.sections, practice.emergency, page.callToAction].map(
      ({ title }) => title,
    );
    expect([...main.querySelectorAll("h2")].map(textOf)).toEqual(titles);
  });

  it("leads to the visit pack, to booking and to the phone", () => {
    expect(linksNamed(main, page.pack.link).map((link) => link.getAttribute("href"))).toEqual([
      "/new-patients/visit-pack",
    ]);
    const end = sectionOf(main, page.callToAction.title);
    expect(linksNamed(end, "Book Online")[0]?.getAttribute("href")).toBe(practice.booking.pageUrl);
    expect(linksNamed(end, "Call Now")[0]?.getAttribute("href")).toBe(practice.phoneHref);
  });

  it("is found from the home page, the contact page and the footer", () => {
    for (const path of ["/", "/contact-us"])
      expect(pageAt(path).main.querySelector('a[href="/new-patients"]'), path).not.toBeNull();
    expect(
      pageAt("/about").document.querySelector('footer a[href="/new-patients"]'),
    ).not.toBeNull();
  });

  it("leaves what the practice must confirm marked", () => {
    const open = content.openValues.filter(
      ({ file }) => file === "content/pages/new-patients.yaml",
    );
    expect(new Set(open.map(({ who }) => who))).toEqual(
      new Set(["front desk", "owner", "physician"]),
    );
  });
});

describe("the visit pack", () => {
  const { main } = pageAt("/new-patients/visit-pack");
  const page = words["visit-pack"];

  it("has a box for each entry of each list, under the list's name", () => {
    const groups = [...main.querySelectorAll("fieldset")].map((group) => ({
      title: textOf(group.querySelector("legend") as Element),
      items: [...group.querySelectorAll<HTMLInputElement>("label:has(input[type=checkbox])")].map(
        textOf,
      ),
    }));
    expect(groups).toEqual(page.checklists);
  });

  it("can send nothing", () => {
    expect(
      main.querySelectorAll(
        "form, button, [name], [form], textarea, select, input:not([type=checkbox])",
      ),
    ).toHaveLength(0);
    expect(main.querySelectorAll("[data-island]")).toHaveLength(0);
  });

  it("belongs to the page of new patients, and may be listed", () => {
    expect(routes).toContainEqual({
      path: "/new-patients/visit-pack",
      sources: ["content/pages/visit-pack.yaml"],
      noindex: false,
    });
    expect(
      [...main.querySelectorAll('nav[aria-label="Breadcrumb"] a')].map((link) =>
        link.getAttribute("href"),
      ),
    ).toEqual(["/", "/new-patients"]);
  });
});
