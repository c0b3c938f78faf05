/** Interface icons. `IconSprite` holds the shape of each, and `Icon` points at it. */
export const iconNames = [
  "access",
  "arrow-left",
  "arrow-right",
  "arrow-up-right",
  "calendar",
  "chevron-down",
  "chevron-right",
  "close",
  "document",
  "menu",
  "minus",
  "navigation",
  "phone",
  "plus",
  "reset",
] as const;

export type IconName = (typeof iconNames)[number];

/** Id of an icon's shape. Every page names some twenty, so it is short. */
export function iconIdOf(name: IconName): string {
  return `i${iconNames.indexOf(name)}`;
}
