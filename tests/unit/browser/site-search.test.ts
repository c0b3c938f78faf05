// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { en } from "../../../src/languages/en.ts";
import { writeIndex } from "../../../src/parts/search/search-engine.ts";
import { start } from "../../../src/parts/search/site-search.ts";

const none = { summary: "", words: "", headings: "", text: "" };
const documents = [
  { ...none, path: "/ear", title: "Ears & <i>more</i>", summary: "Hearing.", words: "ringing" },
  { ...none, path: "/nose", title: "Noses", words: "stuffy" },
  { ...none, path: "/es", title: "Consultorio", language: "es", words: "cita" },
  {
    ...none,
    path: "/symptoms/ears#wax",
    title: "Wax, and a dizzy head",
    level: "home",
    words: "ringing dizzy",
  },
  {
    ...none,
    path: "/symptoms/ears#stroke",
    title: "Dizzy, and one side of the face droops",
    level: "call-911",
    words: "ringing dizzy",
  },
  { ...none, path: "#remark-0", title: "Jobs", words: "career" },
] as const;
const index = writeIndex(documents, "en");

const words = `data-words='${JSON.stringify(en.search)}'`;

document.documentElement.dataset["language"] = "en";

/** Every time the index is asked for; a test decides what becomes of it. */
let asked: ((response: Response) => void)[] = [];

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
const status = () => document.querySelector("[role=status]")?.textContent;
const links = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
const input = () => document.querySelector("input") as HTMLInputElement;
const submit = () =>
  document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));

function open(address: string): void {
  history.replaceState(null, "", address);
  document.body.innerHTML = `<div data-index="/index.json" ${words}><form><input type="search"></form><p role="status"></p><div data-results><ul></ul></div></div>`;
  start(document.querySelector("[data-index]") as HTMLElement);
}

beforeEach(() => {
  asked = [];
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("fetch", (address: string) => {
    expect(address).toBe("/index.json");
    return new Promise((resolve) => asked.push(resolve));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

// One fetch, its failure and suggestions for a mistyped URL: tests/visits/search.test.ts.
test("a page in another language says so, for who hears its name", async () => {
  open("/search?q=consultorio");
  asked[0]?.(new Response(index));
  await turn();
  expect([...document.querySelectorAll("a")].map(({ lang, hreflang }) => [lang, hreflang])).toEqual(
    [["es", "es"]],
  );
});

test("a query that is too long is cut between characters", async () => {
  open(`/search?q=${"a".repeat(99)}${encodeURIComponent("😀😀")}`);
  asked[0]?.(new Response(index));
  await turn();
  expect(new URLSearchParams(location.search).get("q")).toBe(`${"a".repeat(99)}😀`);
  expect(status()).not.toBe("");
});

test("a sign stands before the results, an answer of this page too, and a query in another language is offered there", async () => {
  history.replaceState(null, "", "/search?q=careers");
  document.body.innerHTML = `<div data-index="/index.json" ${words}><form><input type="search"></form>
    ${["call-911", "home"].map((level) => `<div hidden data-level="${level}"><div><h2>${level}</h2><p></p></div></div>`).join("")}
    <div hidden id="remark-0"><h2>Jobs</h2></div>
    <p hidden lang="es" tabindex="-1" data-offer><a data-query href="/es/search">Buscar</a></p>
    <div tabindex="-1" data-answers></div><div hidden data-unknown></div>
    <p role="status" tabindex="-1"></p><p hidden data-otherwise>Call <a href="tel:1">us</a>.</p>
    <div data-results><ul></ul><details hidden><ul></ul></details></div></div><div data-every-page></div>`;
  start(document.querySelector("[data-index]") as HTMLElement);
  asked[0]?.(new Response(index));
  await turn();
  const answers = document.querySelector("[data-answers]") as Element;
  const offer = document.querySelector("[data-offer]") as HTMLElement;
  const everyPage = document.querySelector("[data-every-page]") as HTMLElement;
  expect(answers.innerHTML).toBe("<h2>Jobs</h2>");
  expect([everyPage.hidden, offer.hidden]).toEqual([true, true]);
  const ask = async (query: string) => {
    input().value = query;
    submit();
    await turn();
  };
  await ask("dizzy ringing");
  expect([...answers.querySelectorAll("h2")].map((title) => title.textContent)).toEqual([
    "call-911",
  ]);
  expect(answers.querySelector("a")?.outerHTML).toBe(
    '<a href="/symptoms/ears#stroke">Dizzy, and one side of the face droops</a>',
  );
  // On a phone, its keyboard would cover them.
  expect(document.activeElement).toBe(answers);
  await ask("me duele el oído");
  expect([offer.hidden, offer.querySelector("a")?.getAttribute("href")]).toEqual([
    false,
    "/es/search?q=me%20duele%20el%20o%C3%ADdo",
  ]);
  await ask("zzzqqq");
  expect([answers.childElementCount, offer.hidden, everyPage.hidden]).toEqual([0, true, false]);
  expect(status()).toBe("Nothing found for “zzzqqq”. Call us.");
});

test("what is counted is listed, and the rest is folded", async () => {
  history.replaceState(null, "", "/search?q=ringing");
  document.body.innerHTML = `<div data-index="/index.json" ${words}><form><input type="search"></form><p role="status"></p>
    <div data-results><ul></ul><details hidden><ul></ul></details></div></div>`;
  start(document.querySelector("[data-index]") as HTMLElement);
  const many = Array.from({ length: 7 }, (_, at) => ({
    ...none,
    path: `/ear/${at}`,
    title: `Ear ${at}`,
    words: "ringing",
  }));
  asked[0]?.(new Response(writeIndex(many, "en")));
  await turn();
  expect(status()).toBe("5 results for “ringing”");
  const lists = [...document.querySelectorAll("ul")].map((list) => list.childElementCount);
  expect([lists, document.querySelector("details")?.hidden]).toEqual([[5, 2], false]);
});

test("titles are text, never markup", async () => {
  open("/search?q=ringing");
  asked[0]?.(new Response(index));
  await turn();
  expect(document.querySelector("i")).toBeNull();
  expect(document.querySelector("a")?.textContent).toBe("Ears & <i>more</i> Hearing.");
});

test("what was typed before the code came is answered, not the address", async () => {
  history.replaceState(null, "", "/search?q=ringing");
  document.body.innerHTML = `<div data-index="/index.json" ${words}><form><input type="search" value="stuffy"></form><p role="status"></p><div data-results><ul></ul></div></div>`;
  start(document.querySelector("[data-index]") as HTMLElement);
  asked[0]?.(new Response(index));
  await turn();
  expect(links()).toEqual(["/nose"]);
  expect(location.search).toBe("?q=stuffy");
});

test("only the latest query is answered", async () => {
  open("/search?q=ringing");
  input().value = "stuffy";
  submit();
  input().value = "";
  submit();
  asked[0]?.(new Response(index));
  await turn();
  expect(links()).toEqual([]);
  expect(status()).toBe("");
});
