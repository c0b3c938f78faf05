import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { RuledList } from "./RuledList.tsx";

const lines = ["Stuffy nose", "Snoring", "Ringing ears", longWord];

export const examples: Examples = {
  bullets: [<RuledList items={lines} bulleted />, ["listitem", 4], "Stuffy nose"],
};
