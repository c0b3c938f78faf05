import { overlays, type Visit } from "./visit.ts";

/** What a visitor can see of the pieces. Runs in the browser, so it names nothing outside itself. */
export function look() {
  const root = document.documentElement;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const isVisible = (element: Element | null | undefined) =>
    element?.checkVisibility({ visibilityProperty: true }) === true &&
    element.getClientRects().length > 0;
  const enabled = (scope: Element | null, name: string) =>
    [...(scope?.querySelectorAll("button") ?? [])].find(
      (button) => button.textContent?.trim() === name,
    )?.disabled === false;
  const marked = (scope: Element) =>
    [...scope.querySelectorAll("a[href^='#']")].findIndex((dot) => dot.ariaCurrent === "true");

  const open = [...document.querySelectorAll("dialog[open], :popover-open")].map(({ id }) => id);
  const panel = find("#accessibility-settings");
  const track = find("[data-island=TestimonialCarousel] ul");
  const paging = find("[data-island=TestimonialPages]");
  const services = find("[data-island=ServicesMenu] button");
  const focused = document.activeElement === document.body ? null : document.activeElement;
  const keeper = open.find((id) => id !== "accessibility-settings");
  // In percent of the browser's own. A stored size that no button offers changes nothing.
  const fontSize = Math.round(Number.parseFloat(getComputedStyle(root).fontSize) / 0.16);
  let stored: string | null;
  try {
    stored = localStorage.getItem("accessibility-settings");
  } catch {
    stored = "blocked";
  }
  return {
    url: location.pathname + location.hash,
    open,
    settings: {
      fontSize,
      highContrast: root.classList.contains("high-contrast"),
      reduceMotion: root.classList.contains("reduce-motion"),
    },
    stored,
    panel: open.includes("accessibility-settings") && {
      size: panel?.querySelector("output")?.textContent,
      switches: [...(panel?.querySelectorAll("[role=switch]") ?? [])].map((one) => one.ariaChecked),
      smaller: enabled(panel, "Smaller"),
      larger: enabled(panel, "Larger"),
    },
    carousel: track !== null && {
      inView: [...track.children].findIndex(
        (slide) => Math.abs((slide as HTMLElement).offsetLeft - track.scrollLeft) <= 1,
      ),
      marked: marked(track.closest("[data-island]") as Element),
    },
    paging: paging !== null && {
      visible: [...paging.querySelectorAll("ul")].flatMap((page, index) =>
        isVisible(page) ? [index] : [],
      ),
      marked: marked(paging),
      says: /Page \d+ of \d+/.exec(paging.querySelector("nav")?.textContent ?? "")?.[0],
      previous: enabled(paging, "Previous page"),
      next: enabled(paging, "Next page"),
    },
    faults: Object.entries({
      "the services button says something else than its list":
        isVisible(services) &&
        services?.ariaExpanded !== null &&
        services?.ariaExpanded !== String(isVisible(find("#services-menu"))),
      "what has the focus cannot be seen": focused !== null && !isVisible(focused),
      "the focus is behind what is open":
        focused !== null && keeper !== undefined && focused.closest(`#${keeper}`) === null,
    }).flatMap(([fault, met]) => (met ? [fault] : [])),
  };
}

/** What `look` must return. */
export function expectedOf(visit: Visit): ReturnType<typeof look> {
  const { here, open, settings, slide, page, counts } = visit;
  const { fontSize, highContrast, reduceMotion } = settings;
  return {
    url: here.path + here.hash,
    open: open === undefined ? [] : [overlays[open]],
    settings,
    stored: visit.blocked ? "blocked" : visit.stored,
    panel: open === "settings" && {
      size: `${fontSize}%`,
      switches: [String(highContrast), String(reduceMotion)],
      smaller: fontSize > 80,
      larger: fontSize < 150,
    },
    carousel: here.path === "/" && { inView: slide, marked: slide },
    paging: here.path === "/testimonials" && {
      visible: [page],
      marked: page,
      says: `Page ${page + 1} of ${counts.pages}`,
      previous: page > 0,
      next: page < counts.pages - 1,
    },
    faults: [],
  };
}
