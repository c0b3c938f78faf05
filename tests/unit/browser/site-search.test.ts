// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { indexOf } from "../../../src/browser/search-engine.ts";
import { start } from "../../../src/browser/site-search.ts";
import { en } from "../../../src/languages/en.ts";

const none = { summary: "", words: "", headings: "", text: "" };
const documents = [
  { ...none, path: "/ear", title: "Ears & <i>more</i>", summary: "Hearing.", words: "ringing" },
  { ...none, path: "/nose", title: "Noses", words: "stuffy" },
  { ...none, path: "/es", title: "Consultorio", language: "es", words: "cita" },
  {
    ...none,
    path: "/symptoms/ears#wax",
    title: "Wax, and a dizzy head",
    answer: "at-home",
    words: "ringing dizzy",
  },
  {
    ...none,
    path: "/symptoms/ears#stroke",
    title: "Dizzy, and one side of the face droops",
    answer: "call-911",
    words: "ringing dizzy",
  },
  { ...none, path: "#remark-0", title: "Jobs", words: "career" },
] as const;
const index = JSON.stringify(indexOf(documents, "en"));

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
  open("/search?q=cita");
  asked[0]?.(new Response(index));
  await turn();
  expect([...document.querySelectorAll("a")].map(({ lang, hreflang }) => [lang, hreflang])).toEqual(
    [["es", "es"]],
  );
});

test("the most urgent answer stands first, before the results; what no page is about has its remark", async () => {
  history.replaceState(null, "", "/search?q=careers");
  document.body.innerHTML = `<div data-index="/index.json" ${words}><form><input type="search"></form>
    ${["call-911", "at-home"].map((answer) => `<div hidden data-answer="${answer}"><div><h2>${answer}</h2><p></p></div></div>`).join("")}
    <div data-answers></div><div id="remark-0" hidden></div><div hidden data-unknown></div>
    <p role="status"></p><p hidden data-otherwise>Call <a href="tel:1">us</a>.</p><div data-results><ul></ul></div></div>`;
  start(document.querySelector("[data-index]") as HTMLElement);
  asked[0]?.(new Response(index));
  await turn();
  expect(document.getElementById("remark-0")?.hidden).toBe(false);
  input().value = "dizzy ringing";
  submit();
  await turn();
  expect(document.getElementById("remark-0")?.hidden).toBe(true);
  const answers = document.querySelector("[data-answers]") as Element;
  expect([...answers.querySelectorAll("h2")].map((title) => title.textContent)).toEqual([
    "call-911",
    "at-home",
  ]);
  expect(answers.querySelector("a")?.outerHTML).toBe(
    '<a href="/symptoms/ears#stroke">Dizzy, and one side of the face droops</a>',
  );
  expect(status()).toBe("3 results for “dizzy ringing”");
  input().value = "zzzqqq";
  submit();
  await turn();
  expect(answers.childElementCount).toBe(0);
  expect(status()).toBe("Nothing found for “zzzqqq”. Call us.");
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
