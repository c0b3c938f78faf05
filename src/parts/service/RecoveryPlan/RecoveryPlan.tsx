import { Enhanced } from "../../../browser/Enhanced.tsx";
import { useWords } from "../../../languages/use-words.ts";
import type { PageContent } from "../../../schemas/pages.ts";
import type { Recovery } from "../../../schemas/recovery.ts";
import { Button } from "../../text/Button/Button.tsx";
import { ChoiceForm } from "../ChoiceForm/ChoiceForm.tsx";
import { Timeline } from "../Timeline/Timeline.tsx";
import styles from "./RecoveryPlan.module.css";

interface Props {
  words: Pick<PageContent<"recovery">["operation"], "day" | "save">;
  /** Name of the calendar file, and of its events. */
  id: string;
  steps: Recovery["steps"];
}

/**
 * The steps of a recovery. A script gives each its date once the day of the operation is known, and puts
 * them into the visitor's calendar, with the warnings of the page in each event.
 */
export function RecoveryPlan({ words, id, steps }: Props) {
  const { print } = useWords();
  return (
    <Enhanced name="RecoveryPlan" className={styles["root"]} atOnce>
      <ChoiceForm
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
        <Timeline steps={steps} across />
      </div>
    </Enhanced>
  );
}
