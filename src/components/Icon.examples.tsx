import type { Examples } from "../gallery/example.ts";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./IconSprite.tsx";

/** Every icon there is: a new one does not compile before it stands here. */
const names: Record<IconName, true> = {
  access: true,
  "arrow-left": true,
  "arrow-right": true,
  "arrow-up-right": true,
  calendar: true,
  "chevron-down": true,
  "chevron-right": true,
  document: true,
  menu: true,
  minus: true,
  navigation: true,
  phone: true,
  plus: true,
  reset: true,
  close: true,
};

export const examples: Examples = [
  {
    name: "all",
    element: (
      <div>
        {(Object.keys(names) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    ),
    shows: [],
  },
];
