import type { PageLink } from "../../data/page-link.ts";
import type { Practice } from "../../data/practice.ts";
import type { Section, SectionOf } from "../../schemas/sections.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { classList } from "../../ui/class-list.ts";
import { DataTable } from "../../ui/DataTable.tsx";
import { Paragraphs } from "../../ui/Paragraphs.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { RingList } from "../../ui/RingList.tsx";
import { RuledList } from "../../ui/RuledList.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { Timeline } from "../../ui/Timeline.tsx";
import { HowTo } from "../pictures/HowTo.tsx";
import { PictureStrip } from "../pictures/PictureStrip.tsx";
import { NamesList } from "./NamesList.tsx";
import { OptionsTable } from "./OptionsTable.tsx";
import { Questions } from "./Questions.tsx";
import { QuickCheck } from "./QuickCheck.tsx";
import styles from "./SectionContent.module.css";

/** What the sections of a page link to, and show. */
export interface SectionLinks {
  /** The page about costs, where there is one. */
  costs?: PageLink | undefined;
  /** What an exam with a camera is like, for the sections that tell of one. */
  cameraExam?: Practice["cameraExam"];
}

interface Props {
  section: Exclude<Section, SectionOf<"figure" | "cost">>;
}

/** The content below the heading of a section. */
export function SectionContent({ section }: Props) {
  switch (section.kind) {
    case "text":
      return (
        <HowTo drawing={section.drawing}>
          <Paragraphs texts={section.paragraphs} />
        </HowTo>
      );
    case "list":
      return (
        <HowTo drawing={section.drawing}>
          <RuledList
            items={section.items}
            columns={section.columns}
            numbered={section.numbered}
            run
          />
        </HowTo>
      );
    case "groups":
      return <Groups groups={section.groups} />;
    case "signs":
      return <QuickCheck {...section} />;
    case "names":
      return <NamesList groups={section.groups} />;
    case "steps":
      return (
        <HowTo drawing={section.drawing}>
          <RuledList items={section.items} numbered />
          {section.action && (
            <ArrowLink href={section.action.path}>{section.action.label}</ArrowLink>
          )}
        </HowTo>
      );
    case "options":
      return <OptionsTable labelledBy={section.id} options={section.options} />;
    case "timeline":
      return <Timeline steps={section.items} />;
    case "questions":
      return <Questions items={section.items} />;
    case "tables":
      return (
        <Stack>
          {section.tables.map((table) => (
            <DataTable key={table.caption} {...table} />
          ))}
        </Stack>
      );
  }
}

/** The pictures of an exam with a camera, below a section that asks for them. */
export function ExamPictures({ section, cameraExam }: SectionLinks & { section: Section }) {
  if (section.kind !== "steps" || !section.cameraExam || cameraExam === undefined) return undefined;
  return <PictureStrip {...cameraExam} />;
}

interface CostProps {
  section: SectionOf<"cost">;
  costs: SectionLinks["costs"];
}

/** What it costs, in a few lines, with a link to the page about costs. */
export function Cost({ section: { paragraphs }, costs }: CostProps) {
  return (
    <div className={styles["costs"]}>
      <Paragraphs texts={paragraphs} />
      {costs && <ArrowLink href={costs.path}>{costs.label}</ArrowLink>}
    </div>
  );
}

function Groups({ groups }: Pick<SectionOf<"groups">, "groups">) {
  const lists = groups.map(({ title, text, items }) => (
    <div key={title} className={styles["group"]}>
      <div>
        <h3>{title}</h3>
        {text !== undefined && (
          <p className="soft">
            <Prose text={text} />
          </p>
        )}
      </div>
      <RingList items={items} />
    </div>
  ));
  const isBrief = groups.every(({ items }) =>
    items.every((item) => typeof item === "string" || item.text === undefined),
  );
  return <div className={classList(styles["columns"], isBrief && styles["brief"])}>{lists}</div>;
}
