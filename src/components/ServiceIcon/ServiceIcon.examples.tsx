import type { Examples } from "../../gallery/example.ts";
import type { ServiceIcon as Name } from "../../schemas/service.ts";
import { ServiceIcon } from "./ServiceIcon.tsx";

/** Every icon: a new one does not compile until it is here. */
const names: Record<Name, true> = {
  "ear-nose-throat": true,
  sinus: true,
  lungs: true,
  sleep: true,
  nose: true,
  bandage: true,
  thyroid: true,
  ear: true,
  head: true,
};

export const examples: Examples = {
  all: [
    <div>
      {(Object.keys(names) as Name[]).map((name) => (
        <ServiceIcon key={name} name={name} />
      ))}
    </div>,
  ],
};
