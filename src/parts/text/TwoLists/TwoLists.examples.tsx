import type { Examples } from "../../example.ts";
import { TwoLists } from "./TwoLists.tsx";

const medical = { title: "Medical", items: ["Hearing tests", "Allergy tests"] };
const surgical = { title: "Surgical", items: [{ name: "Ear tubes", text: "For fluid." }] };

export const examples: Examples = {
  two: [<TwoLists lists={[medical, surgical]} />, ["heading", "Medical"], ["heading", "Surgical"]],
  "one alone": [<TwoLists lists={[undefined, surgical]} />, ["heading", "Surgical"]],
  none: [<TwoLists lists={[undefined, undefined]} />],
};
