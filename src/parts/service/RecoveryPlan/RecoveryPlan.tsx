import { useWords } from "../../../languages/use-words.ts";
import type { PageContent } from "../../../schemas/pages.ts";
import { Button } from "../../text/Button/Button.tsx";
import { Prose } from "../../text/Prose/Prose.tsx";
import { ChoiceForm } from "../ChoiceForm/ChoiceForm.tsx";
import { Timeline } from "../Timeline/Timeline.tsx";
import styles from "./RecoveryPlan.module.css";

interface Props {
  words: Pick<PageContent<"recovery">["operation"], "day" | "save">;
  /** Name of the calendar file, and of its events. */
  id: string;
  steps: readonly {
    when: string;
    /** Times after the operation, for the script. */
    from: string;
    to: string | undefined;
    name: string;
    text: string;
    /** The signs that matter most in these days, as sentences. */
    watch: readonly string[];
  }[];
}

/**
 * The steps of a recovery, each with the signs that matter most in its days. A script gives each its date once the day of the operation is known, and puts
 * them into the visitor's calendar, with the warnings of the page in each event.
 */
export function RecoveryPlan({ words, id, steps }: Props) {
  const { print, recovery } = useWords();
  const shown = steps.map(({ watch, ...step }) => ({
    ...step,
    more: watch.map((text) => (
      <p key={text} className={styles["watch"]}>
        <Prose text={text} />
      </p>
    )),
  }));
  return (
    <div className={styles["root"]} data-module="recovery-plan">
      <ChoiceForm
        chosen={recovery.dated}
        actions={
          <>
            <Button outline>{print}</Button>
            <Button outline disabled>
              {words.save}
            </Button>
          </>
        }
      >
        <div>
          <label htmlFor="operation-day">{words.day}</label>
          <input
            className="field"
            id="operation-day"
            type="date"
            min="2000-01-01"
            max="2199-12-31"
            autoComplete="off"
          />
        </div>
      </ChoiceForm>
      <div data-recovery={id}>
        <Timeline steps={shown} across />
      </div>
    </div>
  );
}
