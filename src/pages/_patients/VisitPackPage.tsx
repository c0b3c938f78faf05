import type { PageLink } from "../../data/page-link.ts";
import { useWords } from "../../languages/use-words.ts";
import { PageHead } from "../../parts/frame/PageHead.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Band } from "../../ui/Band.tsx";
import { Button } from "../../ui/Button.tsx";
import { Checklist } from "../../ui/Checklist.tsx";
import { Note } from "../../ui/Note.tsx";
import { RuledList } from "../../ui/RuledList.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { WritingLines } from "../../ui/WritingLines.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"visit-pack">> {
  /** The page that this one belongs to. */
  back: PageLink;
}

/** Boxes to tick and lines to write on, for print. A script adds the button, and unticks all when the page is left. */
export function VisitPackPage({ page, trail, back }: Props) {
  const { print } = useWords();
  return (
    <Band top>
      <div data-module="print-page">
        <PageHead trail={trail} title={page.hero.title}>
          <p className="lead">{page.hero.lead}</p>
          <div data-print="hide">
            <Note {...page.privacy} level={2} />
          </div>
          <div data-print="hide" data-script="">
            <Button outline data-part="print">
              {print}
            </Button>
          </div>
        </PageHead>
        <Stack>
          <WritingLines {...page.about} />
          {page.checklists.map(({ title, items }) => (
            <Checklist key={title} name={title}>
              <h2>{title}</h2>
              <RuledList columns={2}>
                {items.map((item) => (
                  <li key={item}>
                    <label>
                      <input type="checkbox" />
                      {item}
                    </label>
                  </li>
                ))}
              </RuledList>
            </Checklist>
          ))}
          {page.notes.map((notes) => (
            <WritingLines key={notes.title} {...notes} />
          ))}
          <ArrowLink back href={back.path}>
            {back.label}
          </ArrowLink>
        </Stack>
      </div>
    </Band>
  );
}
