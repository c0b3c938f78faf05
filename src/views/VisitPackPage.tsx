import { BackLink } from "../components/BackLink/BackLink.tsx";
import { Band } from "../components/Band/Band.tsx";
import { Checklist } from "../components/Checklist/Checklist.tsx";
import { Note } from "../components/Note/Note.tsx";
import { PageHead } from "../components/PageHead/PageHead.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import { WritingLines } from "../components/WritingLines/WritingLines.tsx";
import type { PageLink } from "../data/page-link.ts";
import type { PageContent } from "../schemas/pages.ts";
import type { ViewProps } from "./view-props.ts";

interface Props extends ViewProps<PageContent<"visit-pack">> {
  /** The page that this one belongs to. */
  back: PageLink;
}

/** Boxes to tick and lines to write on, for print. It needs no script, and keeps nothing. */
export function VisitPackPage({ page, trail, back }: Props) {
  return (
    <Band top>
      <PageHead trail={trail} title={page.hero.title}>
        <p className="lead">{page.hero.lead}</p>
        <div data-print="hide">
          <Note {...page.privacy} level={2} />
        </div>
      </PageHead>
      <Stack>
        <WritingLines {...page.about} />
        {page.checklists.map((list) => (
          <Checklist key={list.title} {...list} />
        ))}
        {page.notes.map((notes) => (
          <WritingLines key={notes.title} {...notes} />
        ))}
        <BackLink href={back.path}>{back.label}</BackLink>
      </Stack>
    </Band>
  );
}
