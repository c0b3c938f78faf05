/** The part of jsdom that is used here; the package comes without types. */
declare module "jsdom" {
  export class JSDOM {
    /** @param html a page, whose encoding is found as browsers find it */
    constructor(html: Uint8Array);
    readonly window: Window & typeof globalThis;
  }
}
