declare module "*?script-text" {
  /** The module, bundled with all that it imports, as the text of one plain script: see script-text.ts. */
  export const text: string;
}
