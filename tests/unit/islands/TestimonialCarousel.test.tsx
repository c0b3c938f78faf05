// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TestimonialCarousel } from "../../../src/islands/TestimonialCarousel/TestimonialCarousel.tsx";
import { someTestimonials } from "../../example-practice/fixtures.ts";

const width = 500;
const scrollTo = vi.fn();

// jsdom lays nothing out: slides stand side by side, each as wide as the track.
beforeEach(() => {
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo as typeof Element.prototype.scrollTo;
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.id.startsWith("testimonial-")
      ? (Number(this.id.slice("testimonial-".length)) - 1) * width
      : 0;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const next = () => fireEvent.click(screen.getByRole("button", { name: "Next testimonial" }));
const previous = () =>
  fireEvent.click(screen.getByRole("button", { name: "Previous testimonial" }));
/** Such as "2 of 6" of "Testimonial 2 of 6: Sam P., Old Town". */
const spoken = () => {
  const words = screen.getByRole("status").textContent;
  return words === "" ? "" : /^Testimonial (\d of \d): \w/.exec(words)?.[1];
};
const inView = () =>
  [...document.querySelectorAll("li")].map((slide) => !slide.hasAttribute("inert")).indexOf(true);
const currentDot = () =>
  screen.getAllByRole("link").findIndex((dot) => dot.getAttribute("aria-current") === "true");

test("it goes both ways and around both ends, and says where it is", () => {
  render(<TestimonialCarousel testimonials={someTestimonials(6)} />);
  expect(spoken()).toBe("");
  previous();
  expect([inView(), currentDot(), spoken()]).toEqual([5, 5, "6 of 6"]);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 5 * width, behavior: "instant" });
  next();
  expect([inView(), currentDot(), spoken()]).toEqual([0, 0, "1 of 6"]);
  next();
  expect([inView(), currentDot(), spoken()]).toEqual([1, 1, "2 of 6"]);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: width, behavior: "auto" });
});

test("a screen reader that goes on from the buttons comes to the testimonial", () => {
  render(<TestimonialCarousel testimonials={someTestimonials(6)} />);
  const button = screen.getByRole("button", { name: "Next testimonial" });
  const track = screen.getByRole("list", { name: "Testimonials" });
  expect(button.compareDocumentPosition(track)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a dot shows its testimonial and leaves the URL and other windows alone", () => {
  render(<TestimonialCarousel testimonials={someTestimonials(6)} />);
  const dot = screen.getByRole("link", { name: "Testimonial 4" });
  expect(fireEvent.click(dot, { ctrlKey: true })).toBe(true);
  expect(inView()).toBe(0);
  expect(fireEvent.click(dot)).toBe(false);
  expect([inView(), currentDot()]).toEqual([3, 3]);
});

test("a press during a jerky scroll counts from the scroll's target", () => {
  let draw: FrameRequestCallback = () => undefined;
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((callback) => {
    draw = callback;
    return 1;
  });
  render(<TestimonialCarousel testimonials={someTestimonials(6)} />);
  const track = screen.getByRole("list", { name: "Testimonials" });
  next();
  next();
  for (const [time, place] of [
    [0, 10],
    [400, 150],
    [800, 240],
    [1200, 240],
  ] as const) {
    track.scrollLeft = place;
    fireEvent.scroll(track);
    act(() => draw(time));
    expect([inView(), spoken()]).toEqual([2, "3 of 6"]);
  }
  next();
  expect([inView(), spoken()]).toEqual([3, "4 of 6"]);
});

test("a change of width announces nothing", () => {
  vi.useFakeTimers();
  render(<TestimonialCarousel testimonials={someTestimonials(6)} />);
  fireEvent.scroll(screen.getByRole("list", { name: "Testimonials" }));
  act(() => void vi.runAllTimers());
  expect(spoken()).toBe("");
});
