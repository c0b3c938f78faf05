/** The pieces that lie over the page, by the id of each. */
export const overlays = {
  booking: "booking-dialog",
  settings: "accessibility-settings",
  menu: "mobile-menu",
} as const;
export type Overlay = keyof typeof overlays;

/** Pages on which the model knows every piece, by their names in the menu. */
export const pages = { "/": "Home", "/about": "About", "/testimonials": "Testimonials" } as const;
export type Path = keyof typeof pages;

const defaults = { fontSize: 100, highContrast: false, reduceMotion: false };
export type Settings = typeof defaults;

const sizes = [80, 90, 100, 110, 120, 130, 140, 150];

/** Pixels of viewport from which the main links fit the header, at 100%. */
const wideFrom = 76 * 16;

/**
 * What a visitor must find, worked out from what was done so far. The rules are written here a
 * second time, from the specification, and share no code with the site.
 */
export class Visit {
  open: Overlay | undefined;
  settings: Settings = { ...defaults };
  stored: string | null = null;
  blocked = false;
  slide = 0;
  page = 0;
  width: number;
  readonly counts: { slides: number; pages: number };
  private entries: { path: Path; hash: string }[];
  private at = 0;

  constructor(path: Path, width: number, counts: Visit["counts"]) {
    this.entries = [{ path, hash: "" }];
    this.width = width;
    this.counts = counts;
  }

  get here(): { path: Path; hash: string } {
    return this.entries[this.at] as { path: Path; hash: string };
  }

  get wide(): boolean {
    return this.width >= (wideFrom * this.settings.fontSize) / 100;
  }

  canGo(by: number): boolean {
    return this.entries[this.at + by] !== undefined;
  }

  /** A document begins: nothing is open, and the settings are those in storage. */
  load(): void {
    this.open = undefined;
    this.settings = this.blocked ? { ...defaults } : this.readStored();
    this.slide = 0;
    this.page = 0;
    this.followHash();
  }

  follow(path: Path): void {
    this.push({ path, hash: "" });
    this.load();
  }

  followInPage(hash: string): void {
    if (hash !== this.here.hash) this.push({ path: this.here.path, hash });
    this.followHash();
  }

  go(by: number): void {
    const { path } = this.here;
    this.at += by;
    if (this.here.path !== path) this.load();
    else {
      this.leave();
      this.followHash();
    }
  }

  choose(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    const isDefault = JSON.stringify(this.settings) === JSON.stringify(defaults);
    if (!this.blocked) this.stored = isDefault ? null : JSON.stringify(this.settings);
  }

  reset(): void {
    this.choose(defaults);
  }

  /** Another tab has written to storage, or deleted what was there. */
  storedElsewhere(stored: string | null): void {
    const isNews = stored !== this.stored;
    this.stored = stored;
    if (!this.blocked && isNews) this.settings = this.readStored();
  }

  /** The focus moves out into the page, which closes all but the booking dialog. */
  leave(): void {
    if (this.open !== "booking") this.open = undefined;
  }

  private readStored(): Settings {
    try {
      const value = JSON.parse(this.stored ?? "null") ?? {};
      const size = Number(value.fontSize);
      return {
        fontSize: sizes.includes(size) ? size : 100,
        highContrast: value.highContrast === true,
        reduceMotion: value.reduceMotion === true,
      };
    } catch {
      return { ...defaults };
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
      this.page =
        Number(number) >= 1 && Number(number) <= this.counts.pages ? Number(number) - 1 : 0;
    else if (hash === "") this.page = 0;
  }
}
