import type { Section } from "../../schemas/sections.ts";
import { Note } from "../../ui/Note.tsx";
import { Paragraphs } from "../../ui/Paragraphs.tsx";
import { Prose } from "../../ui/Prose.tsx";
import styles from "./ColumnSections.module.css";
import { Diagram } from "./Diagram.tsx";
import { Cost, ExamPictures, SectionContent, type SectionLinks } from "./SectionContent.tsx";

interface Props extends SectionLinks {
  sections: readonly Section[];
}

/** The sections of a page in one column, each under its heading. */
export function ColumnSections({ sections, ...links }: Props) {
  return sections.map((section) => (
    <section key={section.id} className={styles["root"]} aria-labelledby={section.id}>
      <Body section={section} {...links} />
      <ExamPictures section={section} {...links} />
      {section.note && <Note {...section.note} />}
    </section>
  ));
}

function Body({ section, costs }: SectionLinks & { section: Section }) {
  if (section.kind === "cost")
    return (
      <Note id={section.id} title={section.title} level={2}>
        <Cost section={section} costs={costs} />
      </Note>
    );
  const { id, title } = section;
  return (
    <>
      <h2 id={id}>{title}</h2>
      {"intro" in section && section.intro !== undefined && (
        <p>
          <Prose text={section.intro} />
        </p>
      )}
      {section.kind === "figure" ? (
        <>
          <Diagram {...section.figure} className={styles["figure"]} brief />
          <Paragraphs texts={section.paragraphs} />
        </>
      ) : (
        <SectionContent section={section} />
      )}
    </>
  );
}
