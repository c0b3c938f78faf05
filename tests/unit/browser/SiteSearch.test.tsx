// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pagesFor } from "../../../src/pages/_pages.ts";
import { searchFiles } from "../../../src/pages/_search/search-index.ts";
import { SiteSearch } from "../../../src/parts/search/SiteSearch.tsx";
import { exampleContent as content } from "../../practice/fixtures.ts";

const files = searchFiles(pagesFor(content, "en"), content, "en", content);

/** What is asked for; a test decides when it comes. */
let answer: (() => void)[] = [];

function open(query: string): void {
  history.replaceState(null, "", query);
  const urls = { en: { signs: "/signs.json", pages: "/pages.json", page: "/search" } };
  const office = { phone: "", phoneHref: "", opening: { zone: "UTC", weeks: [] } as never };
  render(<SiteSearch label="Search" button="Go" office={office} urls={urls} />);
}

const type = (query: string) => {
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: query } });
  fireEvent.submit(screen.getByRole("search"));
};

const arrive = () =>
  act(async () => {
    await vi.waitFor(() => expect(answer.length).toBeGreaterThan(0));
    for (const give of answer.splice(0)) give();
  });

const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

beforeEach(() => {
  answer = [];
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal("fetch", (url: string) => {
    const body = url.includes("signs") ? files.signs : files.pages;
    return new Promise((resolve) => answer.push(() => resolve(new Response(body))));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

test("only the latest query is answered, and a query without an end is cut between characters", async () => {
  open("?q=stuffy+nose");
  type("parking");
  await arrive();
  await arrive();
  await waitFor(() => expect(links()[0]).toBe("/contact-us"));
  expect(location.search).toBe("?q=parking");

  type("👂".repeat(150));
  await waitFor(() => expect(links()).toEqual([]));
  expect(decodeURIComponent(location.search)).toBe(`?q=${"👂".repeat(100)}`);
  expect(screen.getByRole("status").textContent).toContain(`${"👂".repeat(40)}…`);

  type("");
  await waitFor(() => expect(location.search).toBe(""));
  expect(screen.getByRole("status").textContent).toBe("");
});
