import { Band } from "../components/Band.tsx";
import { Breadcrumbs, type Crumb } from "../components/Breadcrumbs.tsx";
import { Checklist } from "../components/Checklist.tsx";
import { BackLink } from "../components/GoLink.tsx";
import { Note } from "../components/Note.tsx";
import { PageHead, PageTitle } from "../components/PageHead.tsx";
import { Stack } from "../components/Stack.tsx";
import { WritingLines } from "../components/WritingLines.tsx";
import type { PageContent } from "../schemas/pages.ts";

interface Props {
  page: PageContent<"visit-pack">;
  trail: readonly Crumb[];
  /** The page that this one belongs to. */
  back: Crumb;
}

/** Boxes to tick and lines to write on, for print. It needs no script, and keeps nothing. */
export function VisitPackPage({ page, trail, back }: Props) {
  return (
    <Band top>
      <PageHead trail={<Breadcrumbs trail={trail} />}>
        <PageTitle>
          <h1>{page.hero.title}</h1>
          <p className="lead">{page.hero.lead}</p>
          <div data-print="hide">
            <Note {...page.privacy} level={2} />
          </div>
        </PageTitle>
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
      </PageHead>
    </Band>
  );
}
