import { applyStoredSettings } from "../parts/frame/AccessibilitySettings/stored-settings.ts";
import { showCurrentNotices } from "../parts/frame/Announcements/current-notices.ts";

/*
 * The inline script in the head of every page, which runs before the first paint: at most 400 bytes, bundled by
 * src/publish/script-text.ts. Why so: docs/decisions/0011-first-paint.md.
 */

applyStoredSettings();

// Called after each piece of the page that is parsed, before it is painted. The notices come before <main>.
new MutationObserver((_, parsing) => {
  showCurrentNotices();
  if (document.querySelector("main")) parsing.disconnect();
}).observe(document, { childList: true, subtree: true });
