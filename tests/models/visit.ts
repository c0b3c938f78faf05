import { isDeepStrictEqual } from "node:util";

/** The pieces that lie over the page, by the id of each. */
export const overlays = {
  booking: "booking-dialog",
  settings: "accessibility-settings",
  menu: "mobile-menu",
} as const;
export type Overlay = keyof typeof overlays;

/** Paths on which the model knows every piece. */
export const paths = ["/", "/about", "/testimonials"] as const;
export type Path = (typeof paths)[number];

export interface Preferences {
  fontSize: number;
  highContrast: boolean;
  reduceMotion: boolean;
}

const untouched: Preferences = { fontSize: 100, highContrast: false, reduceMotion: false };

/** Pixels of viewport from which the main links fit the header, at 100%: 76rem (specification: desktop navigation). */
const wideFrom = 76 * 16;

/**
 * What a visitor must find, worked out from what was done so far. The rules are written here a
 * second time, from the specification, and share no code with the site.
 */
export class Visit {
  width: number;
  open: Overlay | undefined;
  preferences: Preferences = { ...untouched };
  /** What storage holds, byte for byte. */
  stored: string | null = null;
  blocked = false;
  /** Undefined where the specification leaves it open; then the page says, and is held to it from there on. */
  services: boolean | undefined = false;
  /** The list is open for no other reason than a mouse over it. */
  hovered = false;
  pointerOnServices = false;
  slide = 0;
  page = 0;
  /** The visitor has done something on this page, so its scripts must come. */
  begun = false;
  /** Whether nothing at all may have the focus: nothing was used yet, or the browser itself has it. */
  mayBeUnfocused = true;

  readonly slides: number;
  readonly pages: number;
  /** This visit's part of the tab's history. */
  private entries: { path: Path; hash: string }[];
  private at = 0;

  constructor({
    path,
    width,
    slides,
    pages,
  }: { path: Path; width: number; slides: number; pages: number }) {
    this.entries = [{ path, hash: "" }];
    this.width = width;
    this.slides = slides;
    this.pages = pages;
  }

  get here(): { path: Path; hash: string } {
    return this.entries[this.at] as { path: Path; hash: string };
  }

  get wide(): boolean {
    return this.width >= (wideFrom * this.preferences.fontSize) / 100;
  }

  canGo(by: -1 | 1): boolean {
    return this.entries[this.at + by] !== undefined;
  }

  /** A document begins: what was open is closed, and settings are those that storage has. */
  load(): void {
    this.open = undefined;
    this.preferences = this.blocked ? { ...untouched } : this.readable();
    this.services = this.pointerOnServices ? undefined : false;
    this.hovered = false;
    this.slide = 0;
    this.page = 0;
    this.followHash();
    this.mayBeUnfocused = true;
    this.begun = false;
  }

  follow(path: Path): void {
    this.push({ path, hash: "" });
    this.load();
  }

  followInPage(hash: string): void {
    if (hash !== this.here.hash) this.push({ path: this.here.path, hash });
    this.followHash();
  }

  go(by: -1 | 1): void {
    const from = this.here;
    this.at += by;
    if (this.here.path === from.path) {
      this.leave();
      this.followHash();
      // What had the focus may be on a page of testimonials that went away; the browser may take it out of the list.
      this.mayBeUnfocused = true;
      if (this.services) this.services = undefined;
    } else this.load();
  }

  prefer(change: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...change };
    if (!this.wide) this.services = undefined;
    if (!this.blocked)
      this.stored = isDeepStrictEqual(this.preferences, untouched)
        ? null
        : JSON.stringify(this.preferences);
  }

  /** Another tab has written to storage, or deleted what was there. */
  heardFromAnotherTab(stored: string | null): void {
    const isNews = stored !== this.stored;
    this.stored = stored;
    if (this.blocked || !isNews) return;
    const wasWide = this.wide;
    this.preferences = this.readable();
    this.services = undefined;
    // What had the focus may belong to the header of the other width.
    if (this.wide !== wasWide) this.mayBeUnfocused = true;
  }

  /** The focus moves on into the page, which closes all but the booking dialog: that keeps it. */
  leave(): void {
    if (this.open !== "booking") this.open = undefined;
  }

  /** Something takes the place of what was open. */
  show(overlay: Overlay | undefined): void {
    this.open = overlay;
    this.mayBeUnfocused = false;
    // What lies over the page takes the pointer from what is below.
    if (this.services !== false || this.pointerOnServices) this.services = undefined;
  }

  /** Stored values as they count, each checked by itself. What is no JSON counts for nothing. */
  private readable(): Preferences {
    if (this.stored === null) return { ...untouched };
    try {
      const value = JSON.parse(this.stored) ?? {};
      const sizes = [80, 90, 100, 110, 120, 130, 140, 150];
      return {
        fontSize: sizes.includes(value.fontSize) ? value.fontSize : 100,
        highContrast: value.highContrast === true,
        reduceMotion: value.reduceMotion === true,
      };
    } catch {
      return { ...untouched };
    }
  }

  private push(entry: { path: Path; hash: string }): void {
    this.entries = [...this.entries.slice(0, this.at + 1), entry];
    this.at += 1;
  }

  private followHash(): void {
    const { path, hash } = this.here;
    if (path !== "/testimonials") return;
    const [, number] = /^#page-(\d+)$/.exec(hash) ?? [];
    if (number !== undefined)
      this.page = Number(number) >= 1 && Number(number) <= this.pages ? Number(number) - 1 : 0;
    else if (hash === "") this.page = 0;
  }
}
