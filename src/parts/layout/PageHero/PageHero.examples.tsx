import { CallNow } from "../../book/CallNow/CallNow.tsx";
import type { Examples } from "../../example.ts";
import { longWord, photograph, portrait, practice, provider } from "../../fixtures.ts";
import { Actions } from "../../text/Actions/Actions.tsx";
import { PageHero } from "./PageHero.tsx";

const trail = [
  { label: "Home", path: "/" },
  { label: "About", path: "/about" },
];

export const examples: Examples = {
  "drawing to the edge, compact, with a button": [
    <PageHero
      trail={trail}
      title="Hearing"
      lead="What you may [expect](/services)."
      view="hearing"
      compact
    >
      <Actions>
        <CallNow href={practice.phoneHref} />
      </Actions>
    </PageHero>,
    ["link", "expect"],
    ["link", "Call Now"],
  ],
  "under a bar, long": [
    <PageHero
      trail={trail}
      title={longWord}
      lead={"What it is and what helps. ".repeat(9).trim()}
      view="sleep"
      underBar
    />,
    ["heading", longWord],
    ["navigation", "Breadcrumb"],
  ],
  photograph: [
    <PageHero
      trail={trail}
      title="Hearing"
      lead="What you may expect."
      photograph={photograph}
      compact
    />,
    ["img", photograph.alt],
  ],
  "portrait and the way back": [
    <PageHero
      trail={{ label: "All physicians", path: "/providers" }}
      title={provider.name}
      lead={provider.lead}
      art={{ picture: portrait }}
    />,
    ["img", portrait.alt],
    ["link", "All physicians"],
  ],
  "sound waves on green, long": [
    <PageHero
      trail={[...trail, { label: longWord, path: "/long" }]}
      title={`ENT care in ${longWord}`}
      lead={"Near you. ".repeat(20).trim()}
      art="waves"
    />,
    ["heading", `ENT care in ${longWord}`],
    ["navigation", "Breadcrumb"],
  ],
};

export const frame = "page";
