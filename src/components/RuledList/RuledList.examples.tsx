import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { RuledList } from "./RuledList.tsx";

const lines = ["Stuffy nose", "Snoring", "Ringing ears", longWord];
const named = [
  { name: "Exam", text: "A look at ears, nose and throat." },
  { name: "Hearing test", link: "/service/hearing-disorders" },
  { name: "Talk" },
];

export const examples: Examples = {
  "lines in two columns": [<RuledList items={lines} columns={2} />, ["listitem", 4]],
  bullets: [<RuledList items={lines} bulleted />, ["listitem", 4], "Stuffy nose"],
  "numbered lines in three columns": [
    <RuledList items={lines} columns={3} numbered />,
    ["listitem", 4],
    "Snoring",
  ],
  "names with and without text and link": [
    <RuledList items={named} />,
    ["listitem", 3],
    ["link", "Hearing test"],
    "A look at ears, nose and throat.",
  ],
  "names, numbered": [<RuledList items={named} numbered />, ["listitem", 3]],
  "items of any kind": [
    <RuledList>
      <li>Snoring</li>
    </RuledList>,
    ["listitem", 1],
    "Snoring",
  ],
};
