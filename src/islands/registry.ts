import type { FunctionComponent } from "react";
import type { IslandName, IslandProps } from "./Island.tsx";

/** Makes the markup inside `root` work. Ends when it answers events. */
export type Start = (root: HTMLElement) => void | Promise<void>;

/** Islands that React draws, each by the component that drew it on the server. */
const islands: { readonly [Name in IslandName]: () => Promise<FunctionComponent<IslandProps[Name]>> } = {
  AccessibilitySettings: async () => (await import("./AccessibilitySettings.tsx")).AccessibilitySettings,
  MapOnRequest: async () => (await import("./MapOnRequest.tsx")).MapOnRequest,
  TestimonialCarousel: async () => (await import("./TestimonialCarousel.tsx")).TestimonialCarousel,
  TestimonialPages: async () => (await import("./TestimonialPages.tsx")).TestimonialPages,
};

/** Markup that stays as the server wrote it; plain TypeScript opens, closes and reports on it. */
const enhancements = {
  BookingDialog: async () => (await import("./booking-dialog.ts")).enhanceBookingDialog,
  ServicesMenu: async () => (await import("./services-menu.ts")).enhanceServicesMenu,
} satisfies Record<string, () => Promise<Start>>;

export type EnhancementName = keyof typeof enhancements;

export function isEnhancement(name: string): name is EnhancementName {
  return name in enhancements;
}

/** Fetches the code of an island. Rejects when the download fails. */
export async function fetchIsland(name: IslandName | EnhancementName): Promise<Start> {
  if (isEnhancement(name)) return enhancements[name]();
  // In development Vite compiles components for fast refresh, which Astro prepares for its own islands only.
  if (import.meta.env.DEV) Object.assign(globalThis, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });
  const [{ hydrate }, Component] = await Promise.all([import("./hydrate.ts"), islands[name]()]);
  return (root) => hydrate(root, Component as FunctionComponent);
}
