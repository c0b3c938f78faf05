import fc from "fast-check";
import { expect, type Locator, type Page } from "playwright/test";
import { expectedOf, look } from "./look.ts";
import { type Path, pages, type Visit } from "./visit.ts";

/** The real page, and a second tab of the same site. */
export interface Tabs {
  page: Page;
  other: Page;
}

type Way = "mouse" | "Enter" | "Space";

/** One thing that a visitor does, on the page and in the model. */
class Step implements fc.AsyncCommand<Visit, Tabs> {
  private readonly name: string;
  private readonly can: (visit: Visit) => boolean;
  private readonly does: (visit: Visit, tabs: Tabs) => Promise<unknown>;

  constructor(name: string, can: Step["can"], does: Step["does"]) {
    this.name = name;
    this.can = can;
    this.does = does;
  }

  check(visit: Readonly<Visit>): boolean {
    return this.can(visit as Visit);
  }

  async run(visit: Visit, tabs: Tabs): Promise<void> {
    await this.does(visit, tabs);
    await expect.poll(() => tabs.page.evaluate(look), this.name).toEqual(expectedOf(visit));
  }

  toString(): string {
    return this.name;
  }
}

/** Waits until the loader has begun all that it does. */
export const ready = (page: Page) =>
  page.waitForFunction(
    () =>
      document.documentElement.dataset["presses"] !== undefined &&
      performance.getEntriesByName("first-paint").length > 0,
  );

async function use(control: Locator, way: Way): Promise<void> {
  if (way === "mouse") return control.click();
  // A key before it lets the focus show, as it does for the keyboard.
  await control.page().keyboard.press("Shift");
  await control.press(way);
}

const dock = (page: Page) => page.getByRole("region", { name: "Quick actions" });
const panel = (page: Page) => page.locator("#accessibility-settings");
const button = (scope: Page | Locator, name: string) =>
  scope.getByRole("button", { name, exact: true });
const carousel = (page: Page) => page.locator("[data-island=TestimonialCarousel]");
const paging = (page: Page) => page.getByRole("navigation", { name: "Pages of testimonials" });

const anyWay = fc.constantFrom<Way>("mouse", "Enter", "Space");
const linkWay = fc.constantFrom<Way>("mouse", "Enter");
const direction = fc.constantFrom(-1, 1);

/** A step that uses one control of the page. The keyboard also reaches what the panel covers, and leaves it. */
function inPage(
  name: string,
  way: Way,
  can: Step["can"],
  control: (page: Page) => Locator,
  then: (visit: Visit) => void,
): Step {
  return new Step(
    `${name} by ${way}`,
    (visit) =>
      (visit.open === undefined || (visit.open === "settings" && way !== "mouse")) && can(visit),
    async (visit, { page }) => {
      await use(control(page), way);
      if (way !== "mouse") visit.leave();
      then(visit);
    },
  );
}

/** Steps that use a control of the settings panel, whatever it shows. */
const inPanel = (name: string, then: (visit: Visit) => void) =>
  anyWay.map(
    (way) =>
      new Step(
        `${name} by ${way}`,
        ({ open }) => open === "settings",
        async (visit, { page }) => {
          const control = panel(page).getByRole("button", { name });
          await use(control.or(panel(page).getByRole("switch", { name })), way);
          then(visit);
        },
      ),
  );

const always = () => true;

const openOverlay = fc
  .record({ overlay: fc.constantFrom("booking", "settings", "menu"), way: anyWay })
  .map(({ overlay, way }) =>
    inPage(
      `open ${overlay}`,
      way,
      ({ wide, open }) =>
        overlay === "menu" ? !wide : open === undefined || overlay === "booking",
      (page) => {
        if (overlay === "menu") return button(page.getByRole("banner"), "Menu");
        const name = overlay === "booking" ? "Book an appointment" : "Accessibility Settings";
        return button(dock(page), name);
      },
      (visit) => {
        visit.open = overlay;
      },
    ),
  );

const closeOverlay = fc.constantFrom("Escape", "its button", "a press beside it").map(
  (how) =>
    new Step(
      `close by ${how}`,
      ({ open }) => open !== undefined && (open !== "menu" || how !== "a press beside it"),
      async (visit, { page }) => {
        const overlay = page.locator("dialog[open], :popover-open");
        if (how === "Escape") await page.keyboard.press("Escape");
        else if (how === "its button") {
          await overlay.getByRole("button", { name: /^Close/ }).click();
          // A second press at this place would be taken for a slip of the finger.
          await page.waitForTimeout(800);
        } else {
          // Nor does a press close what has just opened.
          await page.waitForTimeout(800);
          await page.mouse.click(4, 400);
        }
        visit.open = undefined;
      },
    ),
);

const resizeText = fc
  .record({ by: direction, times: fc.integer({ min: 1, max: 4 }), way: anyWay })
  .map(
    ({ by, times, way }) =>
      new Step(
        `${by > 0 ? "Larger" : "Smaller"} ${times} times by ${way}`,
        ({ open, settings: { fontSize } }) =>
          open === "settings" &&
          fontSize + by * times * 10 >= 80 &&
          fontSize + by * times * 10 <= 150,
        async (visit, { page }) => {
          // One after the other, with no look in between.
          for (let press = 0; press < times; press += 1)
            await use(button(panel(page), by > 0 ? "Larger" : "Smaller"), way);
          visit.choose({ fontSize: visit.settings.fontSize + by * times * 10 });
        },
      ),
  );

const highContrast = inPanel("High Contrast Mode", (visit) =>
  visit.choose({ highContrast: !visit.settings.highContrast }),
);
const reduceMotion = inPanel("Reduce Motion", (visit) =>
  visit.choose({ reduceMotion: !visit.settings.reduceMotion }),
);
const reset = inPanel("Reset to Default", (visit) => visit.reset());

const followMenu = fc
  .record({ path: fc.constantFrom(...(Object.keys(pages) as Path[])), way: linkWay })
  .map(
    ({ path, way }) =>
      new Step(
        `go to ${path} from the menu by ${way}`,
        ({ open, here }) => open === "menu" && here.path !== path,
        async (visit, { page }) => {
          const menu = page.locator("#mobile-menu");
          await use(menu.getByRole("link", { name: pages[path], exact: true }), way);
          await page.waitForURL((url) => url.pathname === path);
          await ready(page);
          visit.follow(path);
        },
      ),
  );

const hoverServices = fc.constant(
  new Step(
    "point at Services",
    ({ wide, open }) => wide && open === undefined,
    (_, { page }) => page.locator("[data-island=ServicesMenu] > a").hover(),
  ),
);

const pressServices = anyWay.map((way) =>
  inPage(
    "press Show services",
    way,
    ({ wide }) => wide,
    (page) => button(page, "Show services"),
    () => undefined,
  ),
);

const nextTestimonial = fc.record({ by: direction, way: anyWay }).map(({ by, way }) =>
  inPage(
    `${by > 0 ? "next" : "previous"} testimonial`,
    way,
    ({ here }) => here.path === "/",
    (page) => button(carousel(page), by > 0 ? "Next testimonial" : "Previous testimonial"),
    (visit) => {
      visit.slide = (visit.slide + by + visit.counts.slides) % visit.counts.slides;
    },
  ),
);

const testimonialDot = fc
  .record({ index: fc.nat({ max: 5 }), way: linkWay })
  .map(({ index, way }) =>
    inPage(
      `dot ${index + 1}`,
      way,
      ({ here, counts }) => here.path === "/" && index < counts.slides,
      (page) => carousel(page).getByRole("link", { name: `Testimonial ${index + 1}`, exact: true }),
      (visit) => {
        visit.slide = index;
      },
    ),
  );

const turnPage = fc.record({ by: direction, way: anyWay }).map(({ by, way }) =>
  inPage(
    `${by > 0 ? "next" : "previous"} page`,
    way,
    ({ here, page, counts }) =>
      here.path === "/testimonials" && page + by >= 0 && page + by < counts.pages,
    (page) => button(paging(page), by > 0 ? "Next page" : "Previous page"),
    (visit) => visit.followInPage(`#page-${visit.page + by + 1}`),
  ),
);

const pageDot = fc.record({ index: fc.nat({ max: 2 }), way: linkWay }).map(({ index, way }) =>
  inPage(
    `dot of page ${index + 1}`,
    way,
    ({ here, counts }) => here.path === "/testimonials" && index < counts.pages,
    (page) => paging(page).getByRole("link", { name: `Page ${index + 1}`, exact: true }),
    (visit) => visit.followInPage(`#page-${index + 1}`),
  ),
);

const hash = fc
  .constantFrom("#page-1", "#page-3", "#page-0", "#page-99", "#page-1e3", "#main", "#%")
  .map(
    (target) =>
      new Step(
        `URL ${target}`,
        ({ here, open }) => here.path === "/testimonials" && open === undefined,
        async (visit, { page }) => {
          await page.evaluate((to) => location.assign(to), target);
          visit.followInPage(target);
        },
      ),
  );

const tab = fc
  .record({ times: fc.integer({ min: 1, max: 6 }), key: fc.constantFrom("Tab", "Shift+Tab") })
  .map(
    ({ times, key }) =>
      new Step(`${key} ${times} times`, always, async (visit, { page }) => {
        for (let press = 0; press < times; press += 1) await page.keyboard.press(key);
        // Where the focus is then, only the page knows: outside the panel or menu it closes that.
        const left = await page.evaluate(() => document.querySelector(":popover-open") === null);
        if (left) visit.leave();
      }),
  );

const resize = fc.constantFrom(320, 390, 768, 1280).map(
  (width) =>
    new Step(
      `resize to ${width}`,
      (visit) => visit.width !== width,
      async (visit, { page }) => {
        await page.setViewportSize({ width, height: 800 });
        visit.width = width;
      },
    ),
);

const reload = fc.constant(
  new Step("reload", always, async (visit, { page }) => {
    await page.reload();
    await ready(page);
    visit.load();
  }),
);

const history = direction.map(
  (by) =>
    new Step(
      by > 0 ? "forward" : "back",
      (visit) => visit.canGo(by),
      async (visit, { page }) => {
        await (by > 0 ? page.goForward() : page.goBack());
        await ready(page);
        visit.go(by);
      },
    ),
);

const block = fc.boolean().map(
  (blocked) =>
    new Step(
      `storage ${blocked ? "blocked" : "allowed"}`,
      (visit) => visit.blocked !== blocked,
      async (visit, { page }) => {
        await page.evaluate((name) => Object.assign(window, { name }), blocked ? "blocked" : "");
        visit.blocked = blocked;
      },
    ),
);

const storeElsewhere = fc
  .constantFrom(
    null,
    "{ not what it was",
    "[]",
    '{"fontSize":105}',
    '{"fontSize":"120","reduceMotion":1}',
    '{"fontSize":150,"highContrast":false,"reduceMotion":true}',
    '{"fontSize":80,"highContrast":true,"reduceMotion":false}',
  )
  .map(
    (value) =>
      new Step(`another tab stores ${value}`, always, async (visit, { other }) => {
        await other.evaluate((stored) => {
          if (stored === null) localStorage.removeItem("accessibility-settings");
          else localStorage.setItem("accessibility-settings", stored);
        }, value);
        visit.storedElsewhere(value);
      }),
  );

/** Everything that a visitor may do, in any order. */
export const steps = [
  openOverlay,
  closeOverlay,
  resizeText,
  highContrast,
  reduceMotion,
  reset,
  followMenu,
  hoverServices,
  pressServices,
  nextTestimonial,
  testimonialDot,
  turnPage,
  pageDot,
  hash,
  tab,
  resize,
  reload,
  history,
  block,
  storeElsewhere,
];
