import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import { Prose } from "../../ui/Prose.tsx";

/** What to do when it cannot wait and the office may be closed. Shown beside phone and hours. */
export function AfterHours({ practice }: { practice: Pick<Practice, "afterHours"> }) {
  const { cannotWait } = useWords().office;
  return (
    <p>
      {cannotWait} <Prose text={practice.afterHours} />
    </p>
  );
}
