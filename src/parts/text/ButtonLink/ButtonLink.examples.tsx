import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { ButtonLink } from "./ButtonLink.tsx";

export const examples: Examples = {
  "all looks": [
    <>
      <ButtonLink href="/contact-us">Solid</ButtonLink>
      <ButtonLink href="/contact-us" outline>
        Outline
      </ButtonLink>
      <ButtonLink href="/contact-us" size="small">
        Small
      </ButtonLink>
      <ButtonLink href="/contact-us" size="tall">
        Tall
      </ButtonLink>
      <ButtonLink href="/contact-us" wide>
        Wide
      </ButtonLink>
    </>,
    ["link", "Solid"],
    ["link", 5],
  ],
  "long words": [
    <ButtonLink href="/contact-us">{`About Wilhelmina ${longWord}, MD`}</ButtonLink>,
    ["link", 1],
  ],
};
