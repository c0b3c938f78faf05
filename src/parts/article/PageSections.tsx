import type { Section } from "../../schemas/sections.ts";
import { Band } from "../../ui/Band.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Note } from "../../ui/Note.tsx";
import { Paragraphs } from "../../ui/Paragraphs.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { RuledList } from "../../ui/RuledList.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { Sticky } from "../../ui/Sticky.tsx";
import { Timeline } from "../../ui/Timeline.tsx";
import { Wrap } from "../../ui/Wrap.tsx";
import { HowTo } from "../pictures/HowTo.tsx";
import { FigureSection } from "./FigureSection.tsx";
import { QuickCheck } from "./QuickCheck.tsx";
import { Cost, ExamPictures, SectionContent, type SectionLinks } from "./SectionContent.tsx";

/** The most steps side by side across a page, and the most characters below the name of each. */
const acrossAtMost = { steps: 6, characters: 90 };

interface BodyProps extends SectionLinks {
  section: Section;
  /** The first of the page. */
  first: boolean;
}

function Body({ section, first, costs }: BodyProps) {
  const { id, title } = section;
  switch (section.kind) {
    case "text":
      return (
        <Split>
          <h2 id={id}>{title}</h2>
          <HowTo drawing={section.drawing}>
            <Paragraphs texts={section.paragraphs} lead={first && "large"} />
          </HowTo>
        </Split>
      );
    case "signs":
      return (
        <QuickCheck {...section}>
          <h2 id={id}>{title}</h2>
        </QuickCheck>
      );
    case "figure":
      return <FigureSection section={section} />;
    case "cost":
      return (
        <Split>
          <h2 id={id}>{title}</h2>
          <Cost section={section} costs={costs} />
        </Split>
      );
    case "steps":
      return (
        <>
          <SectionHead id={id} title={title} intro={section.intro} />
          <HowTo drawing={section.drawing}>
            <Stack>
              <RuledList items={section.items} numbered across />
              {section.action && (
                <ButtonLink href={section.action.path}>{section.action.label}</ButtonLink>
              )}
            </Stack>
          </HowTo>
        </>
      );
    case "timeline":
      return section.items.length > acrossAtMost.steps ||
        section.items.some(({ text }) => text.length > acrossAtMost.characters) ? (
        <Split>
          <Sticky>
            <Stack>
              <h2 id={id}>{title}</h2>
              {section.intro !== undefined && (
                <p className="soft">
                  <Prose text={section.intro} />
                </p>
              )}
            </Stack>
          </Sticky>
          <Timeline steps={section.items} />
        </Split>
      ) : (
        <>
          <SectionHead id={id} title={title} intro={section.intro} />
          <Timeline steps={section.items} across />
        </>
      );
  }
  return (
    <>
      <SectionHead id={id} title={title} intro={"intro" in section ? section.intro : undefined} />
      <SectionContent section={section} />
    </>
  );
}

interface Props extends SectionLinks {
  sections: readonly Section[];
  /** The band before them is white. */
  belowWhite?: boolean;
}

/** The sections of a page as bands, in the order of its content. Two white ones in a row have no gap between them. */
export function PageSections({ sections, belowWhite = false, ...links }: Props) {
  return sections.map((section, index) => {
    const { id, ground, kind } = section;
    const before = sections[index - 1];
    const bleeds = kind === "figure";
    const note = section.note && <Note {...section.note} wide onTint={ground !== "white"} />;
    return (
      <Band
        key={id}
        labelledBy={id}
        ground={ground}
        joined={
          ground === "white" && (before === undefined ? belowWhite : before.ground === "white")
        }
        bleeds={bleeds}
      >
        <Body section={section} first={index === 0} {...links} />
        <ExamPictures section={section} {...links} />
        {bleeds && note ? <Wrap>{note}</Wrap> : note}
      </Band>
    );
  });
}
