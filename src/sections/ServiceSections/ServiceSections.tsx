import { Band } from "../../components/Band/Band.tsx";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink.tsx";
import { Columns } from "../../components/Columns/Columns.tsx";
import { DataTable } from "../../components/DataTable/DataTable.tsx";
import { Note } from "../../components/Note/Note.tsx";
import { Paragraphs } from "../../components/Paragraphs/Paragraphs.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Questions } from "../../components/Questions/Questions.tsx";
import { RuledList } from "../../components/RuledList/RuledList.tsx";
import { SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Sticky } from "../../components/Sticky/Sticky.tsx";
import { Timeline } from "../../components/Timeline/Timeline.tsx";
import type { ServiceSection } from "../../schemas/service.ts";

function Heading({ title, intro }: { title: string; intro?: string | undefined }) {
  return (
    <>
      <h2>{title}</h2>
      {intro !== undefined && (
        <p className="soft">
          <Prose text={intro} />
        </p>
      )}
    </>
  );
}

function Body({ section }: { section: ServiceSection }) {
  switch (section.kind) {
    case "text":
      return (
        <Split>
          <h2>{section.title}</h2>
          <Paragraphs texts={section.paragraphs} lead />
        </Split>
      );
    case "list":
      return (
        <>
          <SectionHead title={section.title} intro={section.intro} />
          <RuledList items={section.items} columns={section.columns} numbered={section.numbered} />
        </>
      );
    case "groups": {
      const groups = section.groups.map(({ title, text, items }) => (
        <Stack key={title}>
          <h3>{title}</h3>
          {text !== undefined && (
            <p className="soft">
              <Prose text={text} />
            </p>
          )}
          <RuledList items={items} />
        </Stack>
      ));
      return (
        <>
          <SectionHead title={section.title} intro={section.intro} />
          {groups.length === 3 ? <Columns>{groups}</Columns> : <Split even>{groups}</Split>}
        </>
      );
    }
    case "steps":
      return (
        <Split>
          <Stack>
            <Heading title={section.title} intro={section.intro} />
            {section.action && (
              <ButtonLink href={section.action.path}>{section.action.label}</ButtonLink>
            )}
          </Stack>
          <RuledList items={section.items} numbered />
        </Split>
      );
    case "timeline":
      return (
        <Split>
          <Sticky>
            <Stack>
              <Heading title={section.title} intro={section.intro} />
            </Stack>
          </Sticky>
          <Timeline steps={section.items} />
        </Split>
      );
    case "questions":
      return (
        <>
          <SectionHead title={section.title} />
          <Questions items={section.items} />
        </>
      );
    case "tables":
      return (
        <>
          <SectionHead title={section.title} intro={section.intro} />
          <Stack>
            {section.tables.map((table) => (
              <DataTable key={table.caption} {...table} />
            ))}
          </Stack>
        </>
      );
  }
}

interface Props {
  sections: readonly ServiceSection[];
  /** The band before them is white. */
  belowWhite?: boolean;
}

/** The sections of a service page, in the order of its content. Two white ones in a row have no gap between them. */
export function ServiceSections({ sections, belowWhite = false }: Props) {
  return sections.map((section, index) => (
    <Band
      key={section.title}
      ground={section.ground}
      joined={
        section.ground === "white" &&
        (index === 0 ? belowWhite : sections[index - 1]?.ground === "white")
      }
    >
      <Body section={section} />
      {section.note && <Note {...section.note} wide onTint={section.ground !== "white"} />}
    </Band>
  ));
}
