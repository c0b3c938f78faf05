/** What a visitor can see of the pieces. */
export interface Sight {
  path: string;
  hash: string;
  /** Ids of the dialogs and popovers that are open. */
  open: string[];
  modals: number;
  fontSize: number;
  /** Pixels of the root's font for 100%. */
  hundredPercent: number;
  highContrast: boolean;
  reduceMotion: boolean;
  stored: string | null | "blocked";
  panel: {
    size: string;
    smaller: boolean;
    larger: boolean;
    contrast: string | null;
    motion: string | null;
  };
  services: { shown: boolean; visible: boolean; expanded: string | null };
  carousel: { inView: number; marked: number[]; awake: number } | undefined;
  paging:
    | { visible: number[]; marked: number[]; says: string; previous: boolean; next: boolean }
    | undefined;
  focus: {
    /** The id of the overlay that the focus is in, "page", or "nowhere". */
    where: string;
    element: string;
    visible: boolean;
    inServices: boolean;
    /** On a link of the services list, or the link beside it. */
    onServicesLink: boolean;
    /** The focus is in the services list and shows, as it does for the keyboard. */
    keyboardInServices: boolean;
  };
}

/** Reads the page. Runs in the browser, so it uses nothing outside itself. */
export function look(): Sight {
  const root = document.documentElement;
  const isVisible = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) === true &&
    element.getClientRects().length > 0;
  const named = (scope: Element, name: string) =>
    [...scope.querySelectorAll<HTMLButtonElement>("button")].find(
      (button) => button.textContent?.trim() === name,
    );

  const panel = document.getElementById("accessibility-settings") as HTMLElement;
  const switches = [...panel.querySelectorAll("[role=switch]")].map((control) =>
    control.getAttribute("aria-checked"),
  );

  const services = document.querySelector("[data-island=ServicesMenu]") as HTMLElement;
  const list = document.getElementById("services-menu");

  const carousel = document.querySelector<HTMLElement>("[data-island=TestimonialCarousel]");
  const track = carousel?.querySelector("ul");
  const slides = [...(track?.children ?? [])] as HTMLElement[];
  const paging = document.querySelector<HTMLElement>("[data-island=TestimonialPages]");
  const marks = (scope: HTMLElement) =>
    [...scope.querySelectorAll('a[href^="#"]')].flatMap((dot, index) =>
      dot.getAttribute("aria-current") === "true" ? [index] : [],
    );

  const focused = document.activeElement;
  const nothing = focused === null || focused === document.body;

  let stored: string | null;
  try {
    stored = localStorage.getItem("accessibility-settings");
  } catch {
    stored = "blocked";
  }

  return {
    path: location.pathname,
    hash: location.hash,
    open: [...document.querySelectorAll("dialog[open], :popover-open")].map(({ id }) => id),
    modals: document.querySelectorAll(":modal").length,
    fontSize: Number(root.dataset["fontSize"] ?? 100),
    hundredPercent:
      Number.parseFloat(getComputedStyle(root).fontSize) /
      (Number(root.dataset["fontSize"] ?? 100) / 100),
    highContrast: root.classList.contains("high-contrast"),
    reduceMotion: root.classList.contains("reduce-motion"),
    stored,
    panel: {
      size: panel.querySelector("output")?.textContent ?? "",
      smaller: named(panel, "Smaller")?.disabled === false,
      larger: named(panel, "Larger")?.disabled === false,
      contrast: switches[0] ?? null,
      motion: switches[1] ?? null,
    },
    services: {
      shown: isVisible(services),
      visible: isVisible(list),
      expanded: services.querySelector("button")?.getAttribute("aria-expanded") ?? null,
    },
    carousel:
      carousel === null || track === null || track === undefined
        ? undefined
        : {
            inView: slides.findIndex((slide) => Math.abs(slide.offsetLeft - track.scrollLeft) <= 1),
            marked: marks(carousel),
            awake: slides.filter((slide) => !slide.inert).length,
          },
    paging:
      paging === null
        ? undefined
        : {
            visible: [...paging.querySelectorAll("ul")].flatMap((page, index) =>
              isVisible(page) ? [index] : [],
            ),
            marked: marks(paging),
            says: /Page \d+ of \d+/.exec(paging.querySelector("nav")?.textContent ?? "")?.[0] ?? "",
            previous: named(paging, "Previous page")?.disabled === false,
            next: named(paging, "Next page")?.disabled === false,
          },
    focus: {
      where: nothing ? "nowhere" : (focused.closest("dialog, [popover]")?.id ?? "page"),
      element: nothing
        ? ""
        : `${focused.tagName.toLowerCase()} ${focused.textContent?.trim().slice(0, 40)}`,
      visible: nothing || isVisible(focused),
      inServices: services.contains(focused),
      onServicesLink: services.contains(focused) && focused?.tagName === "A",
      keyboardInServices: services.querySelector(":focus-visible") !== null,
    },
  };
}
