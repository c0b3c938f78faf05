import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { RuledList } from "./RuledList.tsx";

const lines = ["Stuffy nose", "Snoring", "Ringing ears", longWord];
const named = [
  { name: "Exam", text: "A look at ears, nose and throat." },
  { name: "Hearing test", link: "/service/hearing-disorders" },
  { name: "Talk" },
];

export const examples: Examples = [
  {
    name: "lines in two columns",
    element: <RuledList items={lines} columns={2} />,
    shows: [["listitem", 4]],
  },
  {
    name: "numbered lines in three columns",
    element: <RuledList items={lines} columns={3} numbered />,
    shows: [["listitem", 4], "Snoring"],
  },
  {
    name: "names with and without text and link",
    element: <RuledList items={named} />,
    shows: [["listitem", 3], ["link", "Hearing test"], "A look at ears, nose and throat."],
  },
  {
    name: "names, numbered",
    element: <RuledList items={named} numbered />,
    shows: [["listitem", 3]],
  },
  {
    name: "items of any kind",
    element: (
      <RuledList>
        <li>Snoring</li>
      </RuledList>
    ),
    shows: [["listitem", 1], "Snoring"],
  },
];
