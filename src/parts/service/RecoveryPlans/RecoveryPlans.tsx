import { Enhanced } from "../../../browser/Enhanced.tsx";
import type { Practice } from "../../../data/practice.ts";
import { useWords } from "../../../languages/use-words.ts";
import type { PageContent } from "../../../schemas/pages.ts";
import type { Recovery } from "../../../schemas/service.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { ArrowLink } from "../../text/ArrowLink/ArrowLink.tsx";
import { Button } from "../../text/Button/Button.tsx";
import { ChoiceForm } from "../ChoiceForm/ChoiceForm.tsx";
import { Timeline } from "../Timeline/Timeline.tsx";
import { Warnings } from "../Warnings/Warnings.tsx";
import styles from "./RecoveryPlans.module.css";

interface Props extends Pick<PageContent<"recovery">, "form"> {
  practice: Practice;
  recoveries: readonly Recovery[];
}

/** Recoveries, each with its warnings, then step by step. A script shows the chosen one with its dates. */
export function RecoveryPlans({ practice, form, recoveries }: Props) {
  const { print } = useWords();
  const byService = Map.groupBy(recoveries, ({ service }) => service);
  return (
    <Enhanced name="RecoveryPlan" className={styles["root"]} atOnce>
      <ChoiceForm
        actions={
          <>
            <Button outline>{print}</Button>
            <Button outline disabled>
              {form.save}
            </Button>
          </>
        }
      >
        <div>
          <label htmlFor="operation">{form.operation}</label>
          <select id="operation" autoComplete="off">
            <option value="">{form.all}</option>
            {[...byService].map(([service, group]) => (
              <optgroup key={service} label={service}>
                {group.map(({ id, operation }) => (
                  <option key={id} value={id}>
                    {operation}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor="operation-day">{form.day}</label>
          <input
            id="operation-day"
            type="date"
            min="2000-01-01"
            max="2199-12-31"
            autoComplete="off"
          />
        </div>
      </ChoiceForm>
      {recoveries.map(({ id, title, service, path, items, warnings }) => (
        <div key={id} id={id} data-recovery="">
          <h2>{title}</h2>
          <Warnings practice={practice} warnings={warnings} />
          <Stack>
            <Timeline steps={items} />
            <div data-print="hide">
              <ArrowLink href={path}>
                {form.more} {/* Two services may have a recovery of one name. */}
                <span className="visually-hidden">{`${title} (${service})`}</span>
              </ArrowLink>
            </div>
          </Stack>
        </div>
      ))}
    </Enhanced>
  );
}
