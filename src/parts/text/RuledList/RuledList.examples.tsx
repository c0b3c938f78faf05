import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { RuledList } from "./RuledList.tsx";

const lines = ["Stuffy nose", "Snoring", "Ringing ears", longWord];

export const examples: Examples = {
  bullets: [<RuledList items={lines} bulleted />, ["listitem", 4], "Stuffy nose"],
};
