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

export const examples: Examples = {
  "with a title": [
    <PageHead trail={trail}>
      <PageTitle>
        <h1>Your privacy</h1>
        <p className="lead">What we keep, and for how long.</p>
      </PageTitle>
    </PageHead>,
    ["navigation", "Breadcrumb"],
    ["heading", "Your privacy"],
  ],
  "long title": [
    <PageHead trail={trail}>
      <PageTitle>
        <h1>{longWord}</h1>
      </PageTitle>
    </PageHead>,
    ["heading", longWord],
  ],
};
