declare module "*?chunk-url" {
  /** URL of the module's file, bundled with all that it imports: see src/publish/chunk-urls.ts. */
  export const url: string;
}
