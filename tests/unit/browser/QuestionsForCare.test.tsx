// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydrate } from "../../../src/browser/hydrate.ts";
import { en } from "../../../src/languages/en.ts";
import { CostQuestions } from "../../../src/parts/costs/CostQuestions.tsx";
import { wholeContent, wholePractice } from "../../practice/whole.ts";

const page = wholeContent().pages.costs;
const care = { id: "care-1", name: page.form.planned[0] as string };

const island = () => document.body.firstElementChild as HTMLElement;
const select = () => screen.getByRole<HTMLSelectElement>("combobox", { name: page.form.care });
const heading = (name: string) => screen.queryByRole("heading", { name });

/** The page as the server sends it, at an address, and the island in the browser. */
async function open(fragment = ""): Promise<void> {
  history.replaceState(null, "", `/${fragment}`);
  document.documentElement.dataset["language"] = "en";
  document.body.innerHTML = renderToString(<CostQuestions {...page} practice={wholePractice()} />);
  await act(async () => hydrate(island()));
}

async function follow(fragment: string): Promise<void> {
  await act(async () => {
    location.hash = fragment;
    await new Promise((done) => addEventListener("hashchange", done, { once: true }));
  });
}

beforeEach(() => {
  vi.spyOn(console, "error");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a choice changes what belongs to it, and leaves the server's prose and links as they are", async () => {
  await open();
  const rest = () => [...document.querySelectorAll("a, ol, ul")].map(({ outerHTML }) => outerHTML);
  const before = rest();
  const letter = screen.getByRole("article");
  expect(heading(page.call.visit.title)).not.toBeNull();
  for (const [choice, name] of [
    ["visit", page.form.visit],
    [care.id, care.name],
  ] as const) {
    fireEvent.change(select(), { target: { value: choice } });
    expect(location.hash).toBe(`#${choice}`);
    expect(screen.getByRole("status").textContent).toBe(en.costs.chosen.replace("{care}", name));
    within(letter).getByText(name);
    expect(heading(page.call.visit.title) !== null).toBe(choice === "visit");
    expect(heading(page.call.planned.title) !== null).toBe(choice !== "visit");
  }
  fireEvent.change(select(), { target: { value: "" } });
  expect(location.href).not.toContain("#");
  expect(within(letter).queryByText(care.name)).toBeNull();
  expect(rest()).toEqual(before);
  expect(rest().join("")).toContain("<a");
  expect(console.error).not.toHaveBeenCalled();
});

test("the address brings a choice without a word about it; a fragment that names no care is an anchor", async () => {
  await open(`#${care.id}`);
  expect(select().value).toBe(care.id);
  expect(screen.getByRole("status").textContent).toBe("");
  await follow("#estimate");
  expect(select().value).toBe(care.id);
  await follow("#visit");
  expect(select().value).toBe("visit");
});
