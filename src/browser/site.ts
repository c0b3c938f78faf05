import { applyStoredSettings } from "../parts/frame/AccessibilitySettings/stored-settings.ts";
import { showCurrentNotices } from "../parts/frame/Announcements/current-notices.ts";
import { keepPlace } from "../parts/frame/LanguageLinks/keep-place.ts";
import { servicesMenu } from "../parts/frame/MainLinks/services-menu.ts";
import { modalDialog } from "../parts/frame/modal-dialog.ts";
import { closeCoveringPopovers } from "../parts/frame/popovers.ts";
import { copyText } from "../parts/office/copy-text.ts";
import { keepOpenStatus } from "../parts/office/OpenStatus/open-status.ts";
import { officeMap } from "../parts/office/office-map.ts";
import { openTarget } from "../parts/signs/open-target.ts";
import { printPage } from "../ui/print-page.ts";
import { afterPaint } from "./after-paint.ts";
import { foreseePage } from "./foresee-page.ts";
import { startIslands } from "./islands.ts";
import { ignoreSecondPress } from "./second-press.ts";
import { registerServiceWorker } from "./service-worker.ts";

/*
 * The one script of every page, deferred: starts the behaviors that its markup names, and what belongs to the whole
 * page. Why so: docs/decisions/0010-islands.md.
 */

/** The behaviors, by the `data-module` of the element that each is started with. */
const modules = {
  "copy-text": copyText,
  dialog: modalDialog,
  "office-map": officeMap,
  "open-status": keepOpenStatus,
  "open-target": openTarget,
  "print-page": printPage,
  "services-menu": servicesMenu,
};

export type ModuleName = keyof typeof modules;

function start(): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-module]"))
    try {
      modules[root.dataset["module"] as ModuleName](root);
    } catch (error) {
      // The others still start.
      reportError(error);
    }
  closeCoveringPopovers();
  startIslands();
  // Shows what only a script can answer: utilities.css.
  document.documentElement.dataset["started"] = "";
}

addEventListener("click", ignoreSecondPress, { capture: true });
// Also in a new tab, by the middle button or a menu.
for (const type of ["click", "auxclick", "contextmenu"])
  addEventListener(type, keepPlace, { capture: true, passive: true });
// Another tab may store other settings, also while this page is in the back/forward cache.
for (const type of ["storage", "pageshow"]) addEventListener(type, applyStoredSettings);
// A notice may begin or end while the page is open, prerendered, in the background or in the back/forward
// cache.
for (const type of ["visibilitychange", "pageshow"]) addEventListener(type, showCurrentNotices);
setInterval(showCurrentNotices, 60_000);

foreseePage();
const firstInput = new AbortController();
for (const type of ["pointerdown", "keydown", "scroll"])
  addEventListener(
    type,
    () => {
      firstInput.abort();
      registerServiceWorker();
    },
    { passive: true, signal: firstInput.signal },
  );

// Statements about the present must be current when the page is shown.
if (document.prerendering) document.addEventListener("prerenderingchange", () => afterPaint(start));
else afterPaint(start);
