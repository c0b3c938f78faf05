/*
 * When somebody else has saved, the editor reads all files again and passes on each text without its path. It pauses
 * only briefly after every two hundred, so texts read in one go belong to one state of the repository.
 */

/** Gap in milliseconds after which a new reading begins. */
export const betweenReadings = 50;

let reading = 0;
let end: ReturnType<typeof setTimeout> | undefined;

function currentReading(): number {
  if (end === undefined) reading += 1;
  clearTimeout(end);
  end = setTimeout(() => {
    end = undefined;
  }, betweenReadings);
  return reading;
}

/** The texts of the files of one kind, as they were read and written. */
export class Readings {
  /** The readings in which each text was seen. */
  readonly #read = new Map<string, Set<number>>();
  readonly #written = new Map<string, string[]>();
  readonly #isSameFile: (text: string, other: string) => boolean;

  /** @param isSameFile whether two texts may be of one file at different times */
  constructor(isSameFile: (text: string, other: string) => boolean) {
    this.#isSameFile = isSameFile;
  }

  add(text: string): void {
    this.#read.set(text, (this.#read.get(text) ?? new Set()).add(currentReading()));
  }

  /** Notes that `text` was written over `before`. Whether it was saved shows when it is read. */
  write(before: string, text: string): void {
    this.#written.set(before, [...(this.#written.get(before) ?? []), text]);
  }

  /** The last reading in which a text was seen; 0 for none. */
  #lastOf(text: string): number {
    return Math.max(0, ...(this.#read.get(text) ?? []));
  }

  /** What the editor's own saves made of a text that it has, if they were read since. */
  sinceSaved(text: string): string {
    const last = this.#lastOf(text);
    const saved = this.#written.get(text)?.findLast((written) => this.#lastOf(written) > last);
    return saved === undefined ? text : this.sinceSaved(saved);
  }

  /**
   * What a file says in the repository now, given what it said; undefined where somebody else has
   * changed it, and more than one file may be it, or none.
   */
  newest(text: string): string | undefined {
    const last = this.#lastOf(text);
    if (text === "" || last === reading) return text;
    const metOnlyIn = (wanted: number, other: number) =>
      [...this.#read].flatMap(([read, met]) => (met.has(wanted) && !met.has(other) ? [read] : []));
    const added = metOnlyIn(reading, last);
    const sameTitle = added.filter((candidate) => this.#isSameFile(text, candidate));
    if (sameTitle.length === 1) return sameTitle[0];
    // Only one file has changed, so it is this one under another title.
    const isOnlyChange = added.length === 1 && metOnlyIn(last, reading).length === 1;
    return isOnlyChange ? added[0] : undefined;
  }

  /** All files of the kind as they are now, if they were read or written here. */
  current(): string[] {
    return [...this.#read].flatMap(([text, met]) =>
      met.has(reading) ? [this.#written.get(text)?.at(-1) ?? text] : [],
    );
  }
}
