// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TestimonialPages } from "../../../src/islands/TestimonialPages/TestimonialPages.tsx";
import { someTestimonials } from "./testimonials.ts";

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const where = () => screen.getByText(/^Page \d+ of \d+$/, { selector: "p" }).textContent;
const dots = () => screen.getAllByRole("link");

async function goTo(hash: string) {
  await act(async () => {
    location.hash = hash;
    dispatchEvent(new HashChangeEvent("hashchange"));
  });
}

beforeEach(() => history.replaceState(null, "", "/testimonials"));
afterEach(cleanup);

test.each([
  [0, 0],
  [1, 1],
  [6, 1],
  [7, 2],
  [100, 17],
])("%i testimonials are all in the page, on %i pages", (count, pages) => {
  const markup = renderToStaticMarkup(<TestimonialPages testimonials={someTestimonials(count)} />);
  expect(markup.match(/<blockquote>/g) ?? []).toHaveLength(count);
  expect(markup.match(/<ul /g) ?? []).toHaveLength(pages);
  if (count === 0) return expect(markup).toBe("");
  render(<TestimonialPages testimonials={someTestimonials(count)} />);
  expect(where()).toBe(`Page 1 of ${pages}`);
  expect(dots()).toHaveLength(pages);
  expect(button("Previous page").disabled).toBe(true);
  expect(button("Next page").disabled).toBe(pages === 1);
});

test("previous and next go through all pages and are disabled at the ends", () => {
  render(<TestimonialPages testimonials={someTestimonials(13)} />);
  fireEvent.click(button("Next page"));
  expect([where(), location.hash]).toEqual(["Page 2 of 3", "#page-2"]);
  fireEvent.click(button("Next page"));
  expect([where(), button("Next page").disabled, button("Previous page").disabled]).toEqual([
    "Page 3 of 3",
    true,
    false,
  ]);
  fireEvent.click(button("Previous page"));
  expect([where(), location.hash]).toEqual(["Page 2 of 3", "#page-2"]);
});

test("the handlers of the disabled buttons would wrap around", () => {
  render(<TestimonialPages testimonials={someTestimonials(13)} />);
  const press = (name: string) => {
    const key = Object.keys(button(name)).find((one) => one.startsWith("__reactProps")) as never;
    act(() => (button(name)[key] as { onClick: () => void }).onClick());
  };
  press("Previous page");
  expect(where()).toBe("Page 3 of 3");
  press("Next page");
  expect(where()).toBe("Page 1 of 3");
});

test("dots jump, and the one of the page in view is marked", () => {
  render(<TestimonialPages testimonials={someTestimonials(100)} />);
  fireEvent.click(screen.getByRole("link", { name: "Page 17" }));
  expect([where(), location.hash]).toEqual(["Page 17 of 17", "#page-17"]);
  expect(dots().findIndex((dot) => dot.getAttribute("aria-current") === "true")).toBe(16);
});

test("the URL says which page, and back and forward follow it", async () => {
  history.replaceState(null, "", "#page-2");
  render(<TestimonialPages testimonials={someTestimonials(13)} />);
  expect(where()).toBe("Page 2 of 3");
  await goTo("#page-3");
  expect(where()).toBe("Page 3 of 3");
  await goTo("#main");
  expect(where()).toBe("Page 3 of 3");
  await goTo("");
  expect(where()).toBe("Page 1 of 3");
});

test.each(["#page-0", "#page-4", "#page-1e9", "#page-99999999999999999999", "#nothing"])(
  "an address such as %s shows the first page",
  (hash) => {
    history.replaceState(null, "", hash);
    render(<TestimonialPages testimonials={someTestimonials(13)} />);
    expect(where()).toBe("Page 1 of 3");
  },
);
