import { enhanceBookingDialog } from "./booking-dialog.ts";
import { enhanceCopyText } from "./copy-text.ts";
import type { Start } from "./fetch-start.ts";
import { keepOffline } from "./keep-offline.ts";
import { enhanceServicesMenu } from "./services-menu.ts";

/** Scripts for markup that stays as the server wrote it. */
const enhancements = {
  BookingDialog: enhanceBookingDialog,
  CopyText: enhanceCopyText,
  ServicesMenu: enhanceServicesMenu,
} satisfies Record<string, Start>;

export type EnhancementName = keyof typeof enhancements;

// This file comes with the first sign of life on any page, and once.
keepOffline();

export const start: Start = (root) => enhancements[root.dataset["island"] as EnhancementName](root);
