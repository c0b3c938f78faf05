import { ArrowLink } from "../../components/ArrowLink/ArrowLink.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Note } from "../../components/Note/Note.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Timeline } from "../../components/Timeline/Timeline.tsx";
import { Enhanced } from "../../islands/Enhanced.tsx";
import { useWords } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import type { Recovery } from "../../schemas/service.ts";
import { ChoiceForm } from "../ChoiceForm/ChoiceForm.tsx";
import styles from "./RecoveryPlans.module.css";

interface Props extends Pick<PageContent<"recovery">, "form" | "call"> {
  recoveries: readonly Recovery[];
}

/** Recoveries, step by step. A script shows the chosen one with its dates. */
export function RecoveryPlans({ form, call, recoveries }: Props) {
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
      <div data-call="">
        <Note {...call} level={2} />
      </div>
      {recoveries.map(({ id, title, service, path, items, note }, index) => (
        <div key={id} id={id} data-recovery="" className={index > 0 ? "far-below" : undefined}>
          <h2>{title}</h2>
          <Stack>
            <Timeline steps={items} />
            {note && (
              <div data-warning="">
                <Note {...note} />
              </div>
            )}
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
