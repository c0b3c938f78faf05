import type { Examples } from "../../example.ts";
import { Icon } from "./Icon.tsx";
import { iconNames } from "./icon-names.ts";

export const examples: Examples = {
  all: [
    <div>
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>,
  ],
};
