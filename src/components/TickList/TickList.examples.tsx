import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { LinkList, RuledList, TickList } from "./TickList.tsx";

const lines = ["Stuffy nose", "Snoring", "Ringing ears", longWord];
const named = [
  { name: "Exam", text: "A look at ears, nose and throat." },
  { name: "Hearing test", link: "/service/hearing-disorders" },
  { name: "Talk" },
];

export const examples: Examples = [
  { name: "lines", element: <TickList items={lines} />, shows: [["listitem", 4]] },
  {
    name: "two columns",
    element: <TickList items={lines} columns={2} />,
    shows: [["listitem", 4]],
  },
  {
    name: "three columns, numbered",
    element: <TickList items={lines} columns={3} numbered />,
    shows: [["listitem", 4], "Snoring"],
  },
  {
    name: "names with and without text and link",
    element: <TickList items={named} />,
    shows: [["listitem", 3], ["link", "Hearing test"], "A look at ears, nose and throat."],
  },
  {
    name: "names, numbered",
    element: <TickList items={named} numbered />,
    shows: [["listitem", 3]],
  },
  {
    name: "links, one without a page",
    element: (
      <LinkList
        links={[
          { label: "Sinus surgery", href: "/service/sinus-disorders" },
          { label: "Voice", href: undefined },
        ]}
      />
    ),
    shows: [["link", "Sinus surgery"], ["listitem", 2], "Voice"],
  },
  {
    name: "links in one column",
    element: <LinkList links={[{ label: longWord, href: "/services" }]} columns={1} />,
    shows: [["link", longWord]],
  },
  {
    name: "entries of any kind",
    element: (
      <RuledList>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </RuledList>
    ),
    shows: [["listitem", 4], "Snoring"],
  },
];
