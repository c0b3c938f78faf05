import { Island } from "../../browser/Island.tsx";
import type { Practice } from "../../data/practice.ts";
import type { PageContent } from "../../schemas/pages.ts";
import type { ListItem } from "../../schemas/sections.ts";
import { Note } from "../../ui/Note.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { RuledList } from "../../ui/RuledList.tsx";
import { Stack } from "../../ui/Stack.tsx";

interface Props extends Pick<PageContent<"costs">, "form" | "call" | "letter"> {
  practice: Practice;
}

/** What to ask a health plan, and a letter that asks for an estimate: the island, and its prose and links. */
export function CostQuestions({ form, call, letter, practice }: Props) {
  const { opening, care, doctor, record } = call;
  const { text, sources, ...words } = letter;
  const { brand, addressLines, fax } = practice;
  return (
    <Island
      name="QuestionsForCare"
      props={{
        form,
        call: { opening, care, doctor },
        record: { title: record.title, lines: record.lines },
        letter: { ...words, sender: { brand, addressLines, fax } },
        slots: {
          call: (
            <Stack>
              <h2>{call.title}</h2>
              <p>
                <Prose text={call.text} />
              </p>
              <Note title={record.title} text={record.text} />
            </Stack>
          ),
          questions: <Questions {...call.questions} numbered />,
          visit: <Questions {...call.visit} />,
          planned: <Questions {...call.planned} />,
          letter: (
            <p>
              <Prose text={text} />
            </p>
          ),
        },
      }}
    />
  );
}

interface QuestionsProps {
  title: string;
  items: readonly ListItem[];
  numbered?: boolean;
}

function Questions({ title, ...list }: QuestionsProps) {
  return (
    <>
      <h3>{title}</h3>
      <RuledList {...list} />
    </>
  );
}
