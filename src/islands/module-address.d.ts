declare module "*?address" {
  /** Where the module's file is: see module-addresses.ts. */
  export const address: string;
}
