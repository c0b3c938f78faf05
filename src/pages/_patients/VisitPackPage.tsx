import { ArrowLink } from "../../components/ArrowLink/ArrowLink.tsx";
import { Band } from "../../components/Band/Band.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Checklist } from "../../components/Checklist/Checklist.tsx";
import { Note } from "../../components/Note/Note.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { WritingLines } from "../../components/WritingLines/WritingLines.tsx";
import type { PageLink } from "../../data/page-link.ts";
import { Enhanced } from "../../islands/Enhanced.tsx";
import { NotLoaded } from "../../islands/NotLoaded.tsx";
import { useWords } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"visit-pack">> {
  /** The page that this one belongs to. */
  back: PageLink;
}

/** Boxes to tick and lines to write on, for print. A script adds the button, and unticks all when the page is left. */
export function VisitPackPage({ page, trail, back }: Props) {
  const { print } = useWords();
  return (
    <>
      <Band top>
        <PageHead trail={trail} title={page.hero.title}>
          <p className="lead">{page.hero.lead}</p>
          <div data-print="hide">
            <Note {...page.privacy} level={2} />
          </div>
        </PageHead>
      </Band>
      <Band joined>
        <Enhanced name="PrintPage" atOnce>
          <Stack>
            <div data-print="hide" data-script="">
              <Button outline>{print}</Button>
              <NotLoaded />
            </div>
            <WritingLines {...page.about} />
            {page.checklists.map((list) => (
              <Checklist key={list.title} {...list} />
            ))}
            {page.notes.map((notes) => (
              <WritingLines key={notes.title} {...notes} />
            ))}
            <ArrowLink back href={back.path}>
              {back.label}
            </ArrowLink>
          </Stack>
        </Enhanced>
      </Band>
    </>
  );
}
