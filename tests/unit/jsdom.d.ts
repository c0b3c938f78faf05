/** The part of jsdom that is used here; the package comes without types. */
declare module "jsdom" {
  export class JSDOM {
    /** @param html a page; bytes are decoded as browsers decode them */
    constructor(html?: string | Uint8Array, options?: { runScripts: "outside-only" });
    readonly window: Window & typeof globalThis;
  }
}
