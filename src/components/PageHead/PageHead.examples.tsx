import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples, Grounds } from "../../gallery/example.ts";
import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs.tsx";
import { PageHead, PageTitle } from "./PageHead.tsx";

/** It opens a white page. */
export const grounds: Grounds = ["white"];

const trail = (
  <Breadcrumbs
    trail={[
      { label: "Home", path: "/" },
      { label: "Your privacy", path: "/your-privacy" },
    ]}
  />
);

export const examples: Examples = [
  {
    name: "with a title",
    element: (
      <PageHead trail={trail}>
        <PageTitle>
          <h1>Your privacy</h1>
          <p className="lead">What we keep, and for how long.</p>
        </PageTitle>
      </PageHead>
    ),
    shows: [
      ["navigation", "Breadcrumb"],
      ["heading", "Your privacy"],
    ],
  },
  {
    name: "long title",
    element: (
      <PageHead trail={trail}>
        <PageTitle>
          <h1>{longWord}</h1>
        </PageTitle>
      </PageHead>
    ),
    shows: [["heading", longWord]],
  },
];
