import type { PracticeContent } from "../schemas/practice.ts";
import { paletteOf } from "../styles/palette.ts";

/** The web app manifest, for a shortcut on a phone's home screen. https://www.w3.org/TR/appmanifest/ */
export function makeManifest(practice: PracticeContent): string {
  const { brand, about } = practice;
  const palette = paletteOf(practice);
  const manifest = {
    id: "/",
    name: brand,
    short_name: brand,
    description: about,
    lang: "en-US",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    // Not an app: the browser keeps its address bar and back button.
    display: "browser",
    theme_color: palette.green,
    background_color: palette.white,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
