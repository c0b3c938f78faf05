import fc from "fast-check";
import type { Sight } from "./sight.ts";
import { type Path, paths, type Visit } from "./visit.ts";
import type { Control, Visitor, Way } from "./visitor.ts";

/** One thing that a visitor does, on the page and in the model. */
class Step implements fc.AsyncCommand<Visit, Visitor> {
  private readonly name: string;
  private readonly awakens: boolean;
  private readonly can: (visit: Visit) => boolean;
  private readonly does: (visit: Visit, visitor: Visitor, before: Sight) => Promise<void>;

  /** @param awakens whether it is something that the page notices: a key, a press, a movement over it */
  constructor(name: string, can: Step["can"], does: Step["does"], awakens = true) {
    this.name = name;
    this.awakens = awakens;
    this.can = can;
    this.does = does;
  }

  check(visit: Readonly<Visit>): boolean {
    return this.can(visit as Visit);
  }

  async run(visit: Visit, visitor: Visitor): Promise<void> {
    const before = await visitor.look();
    visit.begun ||= this.awakens;
    await this.does(visit, visitor, before);
    await visitor.agree(visit);
  }

  toString(): string {
    return this.name;
  }
}

const dock = 'section[aria-label="Quick actions"]';
const main = 'nav[aria-label="Main"]';
const panel = "#accessibility-settings";
const controls = {
  book: { scope: dock, name: "Book" },
  settings: { scope: dock, name: "Accessibility Settings" },
  menu: { scope: "header", name: "Menu" },
  about: { scope: main, name: "About" },
  servicesLink: { scope: main, name: "Services" },
  services: { scope: main, name: "Show services" },
  track: { scope: '[aria-roledescription="carousel"]', name: "Testimonials" },
} satisfies Record<string, Control>;
const inCarousel = (name: string): Control => ({ scope: controls.track.scope, name });
const inPaging = (name: string): Control => ({
  scope: 'nav[aria-label="Pages of testimonials"]',
  name,
});
const inSettings = (name: string): Control => ({ scope: panel, name });

/** The pointer goes away from the services list: it closes, unless someone is in it with the keyboard. */
function leaveServices(visit: Visit, before: Sight): void {
  if (!visit.pointerOnServices) return;
  visit.pointerOnServices = false;
  visit.hovered = false;
  visit.services &&= before.focus.keyboardInServices;
}

/** The focus goes elsewhere, which closes the list. A pointer still on it may keep it open. */
function focusElsewhere(visit: Visit, before: Sight): void {
  if (before.focus.inServices) visit.services = visit.pointerOnServices ? undefined : false;
}

/** What every use of a control outside the services list brings about by itself. */
async function use(
  control: Control,
  way: Way,
  visit: Visit,
  visitor: Visitor,
  before: Sight,
): Promise<void> {
  await visitor.use(control, way);
  visit.mayBeUnfocused = false;
  if (way === "mouse") {
    leaveServices(visit, before);
    visit.services = false;
  } else focusElsewhere(visit, before);
  if (way !== "mouse" && control.scope !== panel) visit.leave();
}

/** To reload or resize, the pointer leaves the page. */
async function takePointerAway(visit: Visit, visitor: Visitor, before: Sight): Promise<void> {
  await visitor.page.mouse.move(1, 400);
  leaveServices(visit, before);
}

/** A press beside everything. */
async function pressGround(visit: Visit, visitor: Visitor): Promise<void> {
  await visitor.clickAt(await visitor.page.evaluate(emptyGround));
  visit.pointerOnServices = false;
  visit.services = false;
  visit.mayBeUnfocused = true;
}

/** Runs in the browser. */
function emptyGround(): { x: number; y: number } {
  for (let y = 150; y < innerHeight; y += 20) {
    for (let x = 4; x < innerWidth; x += 20) {
      const hit = document.elementFromPoint(x, y);
      if (
        hit !== null &&
        hit.closest(
          "a, button, summary, label, dialog, [popover], [tabindex='0'], [data-island]",
        ) === null
      )
        return { x, y };
    }
  }
  throw new Error("There is no empty ground in view.");
}

/** What is in the page can be pressed unless something lies over it; the keyboard also reaches what the panel covers. */
const reachable = (visit: Visit, way: Way) =>
  visit.open === undefined || (visit.open === "settings" && way !== "mouse");

const anyWay = fc.constantFrom<Way>("mouse", "Enter", "Space");
/** Space scrolls when a link has the focus. */
const linkWay = fc.constantFrom<Way>("mouse", "Enter");
const direction = fc.constantFrom<-1 | 1>(-1, 1);

const openBooking = anyWay.map(
  (way) =>
    new Step(
      `open booking by ${way}`,
      ({ open }) => open === undefined || open === "settings",
      async (visit, visitor, before) => {
        await use(controls.book, way, visit, visitor, before);
        visit.show("booking");
      },
    ),
);

const closeBooking = fc.constantFrom("Escape", "its button", "a press beside it").map(
  (how) =>
    new Step(
      `close booking by ${how}`,
      ({ open }) => open === "booking",
      async (visit, visitor) => {
        if (how === "Escape") await visitor.page.keyboard.press("Escape");
        else if (how === "its button")
          await visitor.use({ scope: "#booking-dialog", name: "Close" }, "mouse");
        else await visitor.clickAt({ x: 4, y: 400 });
        visit.show(undefined);
      },
    ),
);

const toggleSettings = anyWay.map(
  (way) =>
    new Step(
      `press Settings by ${way}`,
      ({ open }) => open === undefined || open === "settings",
      async (visit, visitor, before) => {
        await use(controls.settings, way, visit, visitor, before);
        visit.show(visit.open === "settings" ? undefined : "settings");
      },
    ),
);

const closeSettings = fc.constantFrom("Escape", "its button", "a press beside it").map(
  (how) =>
    new Step(
      `close settings by ${how}`,
      ({ open }) => open === "settings",
      async (visit, visitor, before) => {
        if (how === "Escape") await visitor.page.keyboard.press("Escape");
        else if (how === "its button")
          await use(inSettings("Close"), "mouse", visit, visitor, before);
        else await pressGround(visit, visitor);
        const { mayBeUnfocused } = visit;
        visit.show(undefined);
        // Escape leaves the focus where it is, if that is outside.
        visit.mayBeUnfocused = how === "its button" ? false : mayBeUnfocused;
      },
    ),
);

const resizeText = fc
  .record({ by: direction, times: fc.integer({ min: 1, max: 4 }), way: anyWay })
  .map(
    ({ by, times, way }) =>
      new Step(
        `${by > 0 ? "larger" : "smaller"} ${times} times by ${way}`,
        ({ open, preferences: { fontSize } }) =>
          open === "settings" &&
          (way === "mouse" || (fontSize + by * 10 >= 80 && fontSize + by * 10 <= 150)),
        async (visit, visitor, before) => {
          await use(inSettings(by > 0 ? "Larger" : "Smaller"), way, visit, visitor, before);
          // One after the other, with no look in between.
          for (let more = 1; more < times; more += 1) {
            if (way === "mouse") await visitor.use(inSettings(by > 0 ? "Larger" : "Smaller"), way);
            else await visitor.page.keyboard.press(way);
          }
          visit.prefer({
            fontSize: Math.min(150, Math.max(80, visit.preferences.fontSize + by * 10 * times)),
          });
        },
      ),
  );

const flip = fc
  .record({ setting: fc.constantFrom("High Contrast Mode", "Reduce Motion"), way: anyWay })
  .map(
    ({ setting, way }) =>
      new Step(
        `${setting} by ${way}`,
        ({ open }) => open === "settings",
        async (visit, visitor, before) => {
          await use(inSettings(setting), way, visit, visitor, before);
          const { highContrast, reduceMotion } = visit.preferences;
          visit.prefer(
            setting === "Reduce Motion"
              ? { reduceMotion: !reduceMotion }
              : { highContrast: !highContrast },
          );
        },
      ),
  );

const reset = anyWay.map(
  (way) =>
    new Step(
      `reset by ${way}`,
      ({ open }) => open === "settings",
      async (visit, visitor, before) => {
        await use(inSettings("Reset to Default"), way, visit, visitor, before);
        visit.prefer({ fontSize: 100, highContrast: false, reduceMotion: false });
      },
    ),
);

const openMenu = anyWay.map(
  (way) =>
    new Step(
      `open the menu by ${way}`,
      ({ open, wide }) => !wide && (open === undefined || (open === "settings" && way !== "mouse")),
      async (visit, visitor, before) => {
        await use(controls.menu, way, visit, visitor, before);
        visit.show("menu");
      },
    ),
);

const closeMenu = fc.constantFrom("Escape", "its button").map(
  (how) =>
    new Step(
      `close the menu by ${how}`,
      ({ open }) => open === "menu",
      async (visit, visitor) => {
        if (how === "Escape") await visitor.page.keyboard.press("Escape");
        else await visitor.use({ scope: "#mobile-menu", name: "Close menu" }, "mouse");
        visit.show(undefined);
      },
    ),
);

const names: Record<Path, string> = {
  "/": "Home",
  "/about": "About",
  "/testimonials": "Testimonials",
};

const followMenu = fc.record({ path: fc.constantFrom(...paths), way: linkWay }).map(
  ({ path, way }) =>
    new Step(
      `go to ${path} from the menu by ${way}`,
      ({ open, here }) => open === "menu" && here.path !== path,
      async (visit, visitor) => {
        await visitor.use({ scope: "#mobile-menu", name: names[path] }, way);
        await visitor.page.waitForURL((url) => url.pathname === path);
        visit.pointerOnServices = false;
        visit.follow(path);
      },
    ),
);

const hoverServices = fc.constant(
  new Step(
    "point at Services",
    ({ wide, open, pointerOnServices }) =>
      wide && (open === undefined || open === "settings") && !pointerOnServices,
    async (visit, visitor) => {
      await visitor.pointAt(controls.servicesLink);
      visit.hovered = visit.services === false;
      visit.services = true;
      visit.pointerOnServices = true;
    },
  ),
);

const unhoverServices = fc.constant(
  new Step(
    "point away from Services",
    ({ pointerOnServices }) => pointerOnServices,
    async (visit, visitor, before) => takePointerAway(visit, visitor, before),
  ),
);

const pressServices = anyWay.map(
  (way) =>
    new Step(
      `press Show services by ${way}`,
      ({ wide, open }) => wide && (open === undefined || (open === "settings" && way !== "mouse")),
      async (visit, visitor) => {
        await visitor.use(controls.services, way);
        const arrives = way === "mouse" && !visit.pointerOnServices && visit.services === false;
        visit.services = arrives || visit.hovered || !visit.services;
        visit.hovered = false;
        visit.pointerOnServices ||= way === "mouse";
        visit.leave();
        visit.mayBeUnfocused = false;
      },
    ),
);

const tabToServices = fc.constant(
  new Step(
    "Tab to Services",
    ({ wide, open }) => wide && (open === undefined || open === "settings"),
    async (visit, visitor) => {
      await visitor.focus(controls.about);
      await visitor.page.keyboard.press("Tab");
      visit.leave();
      visit.services = true;
      visit.hovered = false;
      visit.mayBeUnfocused = false;
    },
  ),
);

const pressEscape = fc.constant(
  new Step(
    "Escape",
    ({ open }) => open === undefined,
    async (visit, visitor) => {
      await visitor.page.keyboard.press("Escape");
      visit.services = false;
      visit.hovered = false;
    },
  ),
);

const step = fc.record({ by: direction, times: fc.integer({ min: 1, max: 3 }), way: anyWay }).map(
  ({ by, times, way }) =>
    new Step(
      `${by > 0 ? "next" : "previous"} testimonial ${times} times by ${way}`,
      (visit) => visit.here.path === "/" && reachable(visit, way),
      async (visit, visitor, before) => {
        await use(
          inCarousel(by > 0 ? "Next testimonial" : "Previous testimonial"),
          way,
          visit,
          visitor,
          before,
        );
        for (let more = 1; more < times; more += 1)
          await visitor.use(inCarousel(by > 0 ? "Next testimonial" : "Previous testimonial"), way);
        visit.slide = (visit.slide + by * times + visit.slides) % visit.slides;
      },
    ),
);

const dot = fc.record({ index: fc.nat({ max: 5 }), way: linkWay }).map(
  ({ index, way }) =>
    new Step(
      `dot ${index + 1} by ${way}`,
      (visit) => visit.here.path === "/" && index < visit.slides && reachable(visit, way),
      async (visit, visitor, before) => {
        await use(inCarousel(`Testimonial ${index + 1}`), way, visit, visitor, before);
        visit.slide = index;
      },
    ),
);

const swipe = fc.nat({ max: 5 }).map(
  (index) =>
    new Step(
      `swipe to testimonial ${index + 1}`,
      (visit) => visit.here.path === "/" && index < visit.slides && visit.open === undefined,
      async (visit, visitor) => {
        await visitor.page.evaluate((to) => {
          const track = document.querySelector("[data-island=TestimonialCarousel] ul");
          track?.dispatchEvent(
            new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }),
          );
          track?.scrollTo({
            left: (track.children[to] as HTMLElement).offsetLeft,
            behavior: "instant",
          });
        }, index);
        visit.slide = index;
        // A finger put down elsewhere closes the list.
        visit.services = visit.pointerOnServices ? undefined : false;
        visit.hovered = false;
      },
    ),
);

const scrollTrack = direction.map(
  (by) =>
    new Step(
      `${by > 0 ? "Right" : "Left"} arrow on the testimonials`,
      (visit) => visit.here.path === "/" && reachable(visit, "Enter"),
      async (visit, visitor, before) => {
        await visitor.focus(controls.track);
        await visitor.page.keyboard.press(by > 0 ? "ArrowRight" : "ArrowLeft");
        visit.slide = Math.min(visit.slides - 1, Math.max(0, visit.slide + by));
        visit.mayBeUnfocused = false;
        visit.leave();
        focusElsewhere(visit, before);
      },
    ),
);

const turnPage = fc.record({ by: direction, way: anyWay }).map(
  ({ by, way }) =>
    new Step(
      `${by > 0 ? "next" : "previous"} page by ${way}`,
      (visit) =>
        visit.here.path === "/testimonials" &&
        visit.page + by >= 0 &&
        visit.page + by < visit.pages &&
        reachable(visit, way),
      async (visit, visitor, before) => {
        await use(inPaging(by > 0 ? "Next page" : "Previous page"), way, visit, visitor, before);
        visit.followInPage(`#page-${visit.page + by + 1}`);
      },
    ),
);

const pressClosedEnd = direction.map(
  (by) =>
    new Step(
      `press ${by > 0 ? "next" : "previous"} page at the end`,
      (visit) =>
        visit.here.path === "/testimonials" &&
        (by > 0 ? visit.page === visit.pages - 1 : visit.page === 0) &&
        visit.open === undefined,
      async (visit, visitor, before) => {
        await use(
          inPaging(by > 0 ? "Next page" : "Previous page"),
          "mouse",
          visit,
          visitor,
          before,
        );
        // Nothing was used: a closed button takes no focus.
        visit.mayBeUnfocused = true;
      },
    ),
);

const pageDot = fc.record({ index: fc.nat({ max: 2 }), way: linkWay }).map(
  ({ index, way }) =>
    new Step(
      `dot of page ${index + 1} by ${way}`,
      (visit) =>
        visit.here.path === "/testimonials" && index < visit.pages && reachable(visit, way),
      async (visit, visitor, before) => {
        await use(inPaging(`Page ${index + 1}`), way, visit, visitor, before);
        visit.followInPage(`#page-${index + 1}`);
      },
    ),
);

const address = fc
  .constantFrom(
    "#page-1",
    "#page-2",
    "#page-3",
    "#page-0",
    "#page-99",
    "#page-1e3",
    "#main",
    "#%",
    "#nothing",
  )
  .map(
    (hash) =>
      new Step(
        `address ${hash}`,
        // With the panel open it depends on whether the target takes the focus.
        (visit) => visit.here.path === "/testimonials" && visit.open === undefined,
        async (visit, visitor) => {
          await visitor.page.evaluate((target) => location.assign(target), hash);
          visit.followInPage(hash);
          visit.mayBeUnfocused = true;
          if (visit.services) visit.services = undefined;
        },
        false,
      ),
  );

const tab = fc
  .record({ times: fc.integer({ min: 1, max: 6 }), key: fc.constantFrom("Tab", "Shift+Tab") })
  .map(
    ({ times, key }) =>
      new Step(
        `${key} ${times} times`,
        () => true,
        async (visit, visitor) => {
          for (let press = 0; press < times; press += 1) await visitor.page.keyboard.press(key);
          // At the end of the page it is the browser's turn.
          visit.mayBeUnfocused = true;
          const { focus, open } = await visitor.look();
          // At the end of the page nobody can say whether the focus has been elsewhere on its way.
          if (focus.where === "page" || (focus.where === "nowhere" && open.length === 0))
            visit.leave();
          visit.hovered &&= !focus.inServices;
          if (focus.onServicesLink) visit.services = true;
          else if (focus.inServices || visit.pointerOnServices) visit.services = undefined;
          else visit.services = false;
        },
      ),
  );

const arrow = fc.constantFrom("ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Home", "End").map(
  (key) =>
    new Step(
      key,
      () => true,
      async (_, visitor, { focus }) => {
        if (!focus.element.startsWith("ul")) await visitor.page.keyboard.press(key);
      },
    ),
);

const ground = fc.constant(
  new Step(
    "press beside everything",
    ({ open }) => open === undefined,
    async (visit, visitor) => pressGround(visit, visitor),
  ),
);

const resize = fc.constantFrom(320, 390, 768, 1280).map(
  (width) =>
    new Step(
      `resize to ${width}`,
      (visit) => visit.width !== width,
      async (visit, visitor, before) => {
        await takePointerAway(visit, visitor, before);
        await visitor.page.setViewportSize({ width, height: 800 });
        visit.width = width;
        visit.services = undefined;
        // What had the focus may have no place at this width.
        if (visit.open === undefined) visit.mayBeUnfocused = true;
      },
      false,
    ),
);

const reload = fc.constant(
  new Step(
    "reload",
    () => true,
    async (visit, visitor, before) => {
      await takePointerAway(visit, visitor, before);
      await visitor.page.reload();
      visit.load();
    },
    false,
  ),
);

const history = direction.map(
  (by) =>
    new Step(
      by > 0 ? "forward" : "back",
      (visit) => visit.canGo(by),
      async (visit, visitor, before) => {
        await takePointerAway(visit, visitor, before);
        await (by > 0 ? visitor.page.goForward() : visitor.page.goBack());
        visit.go(by);
      },
      false,
    ),
);

const block = fc.boolean().map(
  (blocked) =>
    new Step(
      `storage ${blocked ? "blocked" : "allowed"}`,
      (visit) => visit.blocked !== blocked,
      async (visit, visitor) => {
        await visitor.page.evaluate(
          (name) => {
            window.name = name;
          },
          blocked ? "blocked" : "",
        );
        visit.blocked = blocked;
      },
      false,
    ),
);

const values = [
  null,
  "",
  "{ not what it was",
  "null",
  "[]",
  '"large"',
  '{"fontSize":105}',
  '{"fontSize":9000,"highContrast":true}',
  '{"fontSize":"120","reduceMotion":1}',
  '{"fontSize":150,"highContrast":false,"reduceMotion":true}',
  '{"fontSize":80,"highContrast":true,"reduceMotion":false}',
  '{"fontSize":120}',
  '{"__proto__":{"fontSize":120}}',
];

const storeElsewhere = fc.constantFrom(...values).map(
  (value) =>
    new Step(
      `another tab stores ${value}`,
      () => true,
      async (visit, visitor) => {
        await visitor.storeElsewhere(value);
        visit.heardFromAnotherTab(value);
      },
      false,
    ),
);

/** Everything that a visitor may do, in any order. */
export const steps: fc.Arbitrary<fc.AsyncCommand<Visit, Visitor>>[] = [
  openBooking,
  closeBooking,
  toggleSettings,
  closeSettings,
  resizeText,
  flip,
  reset,
  openMenu,
  closeMenu,
  followMenu,
  hoverServices,
  unhoverServices,
  pressServices,
  tabToServices,
  pressEscape,
  step,
  dot,
  swipe,
  scrollTrack,
  turnPage,
  pressClosedEnd,
  pageDot,
  address,
  tab,
  arrow,
  ground,
  resize,
  reload,
  history,
  block,
  storeElsewhere,
];
