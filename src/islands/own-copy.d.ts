declare module "*/preferences.ts?own" {
  // A copy for the importing file alone. Of one for two files the bundler would make a third, and a page one more request.
  export const followPreferences: typeof import("./preferences.ts").followPreferences;
  export const showStoredPreferences: typeof import("./preferences.ts").showStoredPreferences;
}
