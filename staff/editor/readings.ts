/*
 * The editor reads all files again when somebody else has saved, and hands each text over without its
 * path. It does so in one go, so that texts that are read at one time are those of one state of the
 * repository.
 */

let reading = 0;
let isReading = false;

function currentReading(): number {
  if (!isReading) {
    reading += 1;
    isReading = true;
    setTimeout(() => {
      isReading = false;
    });
  }
  return reading;
}

/** The texts of the files of one kind, as they were read and written. */
export class Readings {
  /** The readings in which each text was met. */
  readonly #read = new Map<string, Set<number>>();
  readonly #written = new Map<string, string[]>();
  readonly #isSameFile: (one: string, other: string) => boolean;

  /** @param isSameFile whether two texts may be of one file at different times */
  constructor(isSameFile: (one: string, other: string) => boolean) {
    this.#isSameFile = isSameFile;
  }

  add(text: string): void {
    this.#read.set(text, (this.#read.get(text) ?? new Set()).add(currentReading()));
  }

  /** Notes that `text` was written over `before`. Whether it was saved shows when it is read. */
  write(before: string, text: string): void {
    this.#written.set(before, [...(this.#written.get(before) ?? []), text]);
  }

  /** The last reading in which a text was met; 0 for none. */
  #lastOf(text: string): number {
    return Math.max(0, ...(this.#read.get(text) ?? []));
  }

  /** What the editor's own saves made of a text that it holds, as far as they were read since. */
  sinceSaved(text: string): string {
    const last = this.#lastOf(text);
    const saved = this.#written.get(text)?.findLast((one) => this.#lastOf(one) > last);
    return saved === undefined ? text : this.sinceSaved(saved);
  }

  /**
   * What a file says in the repository now, given what it said: the same text where nobody else has
   * changed the file, or where more than one may be it.
   */
  newest(text: string): string {
    const last = this.#lastOf(text);
    if (last === reading) return text;
    const since = [...this.#read].flatMap(([other, met]) =>
      met.has(reading) && !met.has(last) && this.#isSameFile(text, other) ? [other] : [],
    );
    return since.length === 1 ? (since[0] ?? text) : text;
  }
}
