import type { ReactNode } from "react";
import type { PageLink } from "../../../data/page-link.ts";
import type { Practice } from "../../../data/practice.ts";
import type { Section, SectionOf } from "../../../schemas/sections.ts";
import { Band } from "../../layout/Band/Band.tsx";
import { Split } from "../../layout/Split/Split.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Sticky } from "../../layout/Sticky/Sticky.tsx";
import { Wrap } from "../../layout/Wrap/Wrap.tsx";
import { ArrowLink } from "../../text/ArrowLink/ArrowLink.tsx";
import { Disclosure } from "../../text/Disclosure/Disclosure.tsx";
import { Note } from "../../text/Note/Note.tsx";
import { Paragraphs } from "../../text/Paragraphs/Paragraphs.tsx";
import { Prose } from "../../text/Prose/Prose.tsx";
import { RingList } from "../../text/RingList/RingList.tsx";
import { RuledList } from "../../text/RuledList/RuledList.tsx";
import { SectionHead } from "../../text/SectionHead/SectionHead.tsx";
import { CostSheet } from "../CostSheet/CostSheet.tsx";
import { DataTable } from "../DataTable/DataTable.tsx";
import { FactTiles } from "../FactTiles/FactTiles.tsx";
import { OptionsTable } from "../OptionsTable/OptionsTable.tsx";
import { Preparation } from "../Preparation/Preparation.tsx";
import { Questions } from "../Questions/Questions.tsx";
import { TermList } from "../TermList/TermList.tsx";
import { Timeline } from "../Timeline/Timeline.tsx";
import { Warnings } from "../Warnings/Warnings.tsx";
import { ConditionsSection } from "./ConditionsSection.tsx";
import { FigureSection } from "./FigureSection.tsx";
import { Heading } from "./Heading.tsx";
import styles from "./PageSections.module.css";
import { StepsSection } from "./StepsSection.tsx";

/** The most steps that stand side by side across a page. */
const acrossAtMost = 6;

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
      <RuledList items={items} />
    </div>
  ));
  if (lists.length !== 3) return <Split even>{lists}</Split>;
  return <div className={styles["columns"]}>{lists}</div>;
}

/** A section that opens from its heading. A link to it opens it. */
function Folded({
  section,
  children,
}: {
  section: SectionOf<"terms" | "timeline">;
  children: ReactNode;
}) {
  return (
    <Disclosure id={section.id} summary={<h2 id={headingId(section, true)}>{section.title}</h2>}>
      <Stack>
        {section.intro !== undefined && (
          <p className="soft">
            <Prose text={section.intro} />
          </p>
        )}
        {children}
      </Stack>
    </Disclosure>
  );
}

/** What stands below the heading of a section over the whole width. */
function Content({ section }: { section: Exclude<Section, SectionOf<Whole>> }) {
  switch (section.kind) {
    case "list":
      return (
        <RuledList items={section.items} columns={section.columns} numbered={section.numbered} />
      );
    case "groups":
      return <Groups groups={section.groups} />;
    case "signs":
      return (
        <>
          <RingList items={section.items} large />
          {section.facts && <FactTiles facts={section.facts} />}
        </>
      );
    case "options":
      return <OptionsTable labelledBy={section.id} groups={section.groups} />;
    case "preparation":
      return <Preparation items={section.items} />;
    case "timeline":
      return <Timeline steps={section.items} across />;
    case "cost":
      return <CostSheet {...section} />;
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

/** Kinds whose heading is part of their layout. */
type Whole = "text" | "figure" | "steps" | "conditions" | "terms";

interface BodyProps {
  practice: Practice;
  section: Section;
  note: ReactNode;
  /** Its heading alone is in view, and opens it. */
  folded: boolean;
}

function Body({ practice, section, note, folded }: BodyProps) {
  const warnings = section.kind === "timeline" && section.warnings && (
    <Warnings practice={practice} warnings={section.warnings} />
  );
  switch (section.kind) {
    case "text":
      return (
        <Split>
          <h2 id={section.id}>{section.title}</h2>
          <Paragraphs texts={section.paragraphs} lead />
        </Split>
      );
    case "figure":
      return <FigureSection section={section} />;
    case "steps":
      return <StepsSection section={section} note={note} />;
    case "conditions":
      return <ConditionsSection section={section} />;
    case "terms":
      return (
        <Folded section={section}>
          <TermList items={section.items} columns />
        </Folded>
      );
    case "timeline":
      if (folded)
        return (
          <Folded section={section}>
            {warnings}
            <Timeline steps={section.items} across={!runsDown(section)} />
          </Folded>
        );
      if (runsDown(section))
        return (
          <Split>
            <Sticky>
              <Stack>
                <Heading section={section} />
              </Stack>
            </Sticky>
            <div>
              {warnings}
              <Timeline steps={section.items} />
            </div>
          </Split>
        );
  }
  const { id, title } = section;
  return (
    <>
      <SectionHead id={id} title={title} intro={"intro" in section ? section.intro : undefined} />
      {warnings}
      <Content section={section} />
    </>
  );
}

interface Props {
  practice: Practice;
  sections: readonly Section[];
  /** The band before them is white. */
  belowWhite?: boolean;
  /** The link to the dates of recoveries, in one section. The other recoveries of the page are folded. */
  recoveryDates?: (PageLink & { section: string }) | undefined;
  /** The link to what to ask a health plan, in the section on cost. */
  planQuestions?: PageLink | undefined;
}

/** The sections of a service page, in the order of its content. Two white ones in a row have no gap between them. */
export function PageSections({
  practice,
  sections,
  belowWhite = false,
  recoveryDates,
  planQuestions,
}: Props) {
  return sections.map((section, index) => {
    const before = sections[index - 1];
    const isDark = hasDarkGround(section);
    const note = section.note && (
      <Note {...section.note} wide={!isDark} onTint={section.ground !== "white"} />
    );
    const bleeds = isDark || section.kind === "figure";
    const folded = isFolded(section, recoveryDates);
    const listGoesOn = folded && isFolded(sections[index + 1], recoveryDates);
    return (
      <Band
        key={section.id}
        labelledBy={headingId(section, folded)}
        ground={isDark ? "dark" : section.ground}
        joined={
          !isDark &&
          section.ground === "white" &&
          (before === undefined ? belowWhite : before.ground === "white" && !hasDarkGround(before))
        }
        below={listGoesOn ? spaceBelow(section) : undefined}
        bleeds={bleeds}
      >
        <Body
          practice={practice}
          section={section}
          note={isDark ? note : undefined}
          folded={folded}
        />
        {recoveryDates?.section === section.id && <Onward {...recoveryDates} />}
        {section.kind === "cost" && planQuestions && <Onward {...planQuestions} />}
        {!isDark && (note && bleeds ? <Wrap>{note}</Wrap> : note)}
      </Band>
    );
  });
}

/** Of the recoveries of a page the first is in view; the others open from their headings. */
function isFolded(section: Section | undefined, dates: Props["recoveryDates"]): boolean {
  if (section?.kind !== "timeline" || section.operation === undefined) return false;
  return dates !== undefined && section.id !== dates.section;
}

/** The id of its heading. What links to a folded section point at is its content. */
function headingId({ id, kind }: Section, folded: boolean) {
  return folded || kind === "terms" ? `${id}-heading` : id;
}

/** Between folded sections. A note stays in view, set apart from the next heading. */
function spaceBelow({ note }: Section) {
  return note === undefined ? "none" : "little";
}

/** A link below a section to the page that goes on with it. */
function Onward({ path, label }: PageLink) {
  return (
    <p className={styles["onward"]}>
      <ArrowLink href={path}>{label}</ArrowLink>
    </p>
  );
}

/** A timeline without operation, or too long to run across, runs down beside its heading. */
function runsDown({ items, operation }: SectionOf<"timeline">): boolean {
  return items.length > acrossAtMost || operation === undefined;
}

/** Steps beside a figure stand on the ground of its drawing. */
function hasDarkGround(section: Section): boolean {
  return section.kind === "steps" && section.figure !== undefined;
}
