import { useWords } from "../../../languages/use-words.ts";
import type { UrgentAnswer } from "../../../schemas/answers.ts";
import type { PageContent } from "../../../schemas/pages.ts";
import { Actions } from "../../../ui/Actions.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ChoiceForm } from "../../../ui/ChoiceForm.tsx";
import { Disclosure } from "../../../ui/Disclosure.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { Timeline } from "../../../ui/Timeline.tsx";
import { LevelCard } from "../../signs/LevelCard.tsx";
import styles from "./RecoveryPlan.module.css";

interface Props {
  words: Pick<PageContent<"recovery">["operation"], "days" | "day" | "save">;
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
    watch: readonly { answer: UrgentAnswer; text: string }[];
  }[];
}

/**
 * The steps of a recovery: a plain list, until the day of the operation is known. Then a script gives each step its
 * date, folds those that are past, and lifts the one of today into a sheet of its own with the signs that matter most
 * in its days. It also puts the steps into the visitor's calendar, with the warnings of the page in each event.
 */
export function RecoveryPlan({ words, id, steps }: Props) {
  const { recovery } = useWords();
  const shown = steps.map(({ watch, ...step }) => ({
    ...step,
    // The page begins with all signs, so the list does not repeat them.
    more: watch.length > 0 && (
      <template>
        {watch.map(({ answer, text }) => (
          <LevelCard key={text} answer={answer} title={recovery.watch}>
            <p>
              <Prose text={text} />
            </p>
          </LevelCard>
        ))}
      </template>
    ),
  }));
  return (
    <div className={styles["root"]} data-module="recovery-plan">
      <div className={styles["choice"]}>
        <ChoiceForm chosen={recovery.dated}>
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
        <p className="soft">
          <Prose text={words.days.text} />
        </p>
      </div>
      <div
        className={styles["steps"]}
        data-recovery={id}
        data-words={JSON.stringify(recovery.today)}
      >
        <Timeline steps={shown}>
          <li className={styles["past"]} hidden>
            <Disclosure summary={recovery.past}>
              <Timeline steps={[]} />
            </Disclosure>
          </li>
          <li className={styles["today"]} aria-current="date" hidden>
            <div className={styles["day"]}>
              <h3>{recovery.today.surgery}</h3>
              <p className="soft" />
              <p />
            </div>
            <Timeline steps={[]} />
          </li>
        </Timeline>
      </div>
      <div data-script="" data-print="hide">
        <Actions>
          <Button outline>{recovery.print}</Button>
          <Button outline disabled>
            {words.save}
          </Button>
        </Actions>
      </div>
    </div>
  );
}
