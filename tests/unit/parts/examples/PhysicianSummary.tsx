import {
  PhysicianSummary,
  type SummarizedPhysician,
} from "../../../../src/parts/home/PhysicianSummary.tsx";
import { exampleContent, portrait, practice } from "../../../practice/fixtures.ts";
import type { Examples } from "../example.ts";

const [king, ohara] = exampleContent.providers.map((provider) => ({
  ...provider,
  portrait: undefined,
  credentialsPdf: undefined,
})) as [SummarizedPhysician, SummarizedPhysician];
const summary = (physicians: readonly SummarizedPhysician[]) => (
  <PhysicianSummary title="Meet us" physicians={physicians} practice={practice} />
);

export const examples: Examples = {
  "one physician": [
    summary([{ ...king, portrait }]),
    ["heading", "Meet us"],
    ["heading", "Ada King, MD"],
    ["link", "About Ada King, MD"],
    ["img", portrait.alt],
  ],
  "two, each with a card": [
    summary([{ ...king, portrait }, ohara]),
    ["heading", "Meet us"],
    ["link", "About Ada King, MD"],
    ["link", "About Ben O’Hara, DO"],
    ["img", 1],
  ],
  "initials in place of a picture": [summary([ohara]), ["img", 0], "BO"],
};
