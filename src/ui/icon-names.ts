/** Interface icons. `IconSprite` holds the shape of each, and `Icon` refers to it. */
export const iconNames = [
  "access",
  "arrow-left",
  "arrow-right",
  "arrow-up-right",
  "calendar",
  "calendar-plus",
  "check",
  "chevron-down",
  "chevron-right",
  "close",
  "document",
  "hospital",
  "house",
  "menu",
  "minus",
  "navigation",
  "phone",
  "plus",
  "printer",
  "search",
  "siren",
] as const;

export type IconName = (typeof iconNames)[number];

/** Id of an icon's symbol in the sprite. */
export function iconId(name: IconName): string {
  return `icon-${name}`;
}
