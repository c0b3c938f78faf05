import { url as copyText } from "./copy-text.ts?chunk-url";
import { url as costQuestions } from "./cost-questions.ts?chunk-url";
import { url as react } from "./hydrate.ts?chunk-url";
import { url as modalDialog } from "./modal-dialog.ts?chunk-url";
import { url as openStatus } from "./open-status.ts?chunk-url";
import { url as printPage } from "./print-page.ts?chunk-url";
import { url as recoveryPlan } from "./recovery-plan.ts?chunk-url";
import { url as servicesMenu } from "./services-menu.ts?chunk-url";
import { url as siteSearch } from "./site-search.ts?chunk-url";

/**
 * The registry of islands: the file that starts each one (`IslandModule`). React and every island that
 * it renders are bundled into one file, so that one request fetches them.
 */
export const islands = {
  AccessibilitySettings: react,
  CopyText: copyText,
  CostQuestions: costQuestions,
  MapOnRequest: react,
  ModalDialog: modalDialog,
  OpenStatus: openStatus,
  PrintPage: printPage,
  RecoveryPlan: recoveryPlan,
  ServicesMenu: servicesMenu,
  SiteSearch: siteSearch,
  TestimonialCarousel: react,
  TestimonialPages: react,
};

export type IslandName = keyof typeof islands;
