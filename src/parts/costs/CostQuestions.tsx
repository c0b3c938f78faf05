import type { ServiceCosts } from "../../data/care-costs.ts";
import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Button } from "../../ui/Button.tsx";
import { ChoiceForm } from "../../ui/ChoiceForm.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Note } from "../../ui/Note.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { RuledList } from "../../ui/RuledList.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { Sticky } from "../../ui/Sticky.tsx";
import { TermList } from "../../ui/TermList.tsx";
import { WritingLines } from "../../ui/WritingLines.tsx";
import styles from "./CostQuestions.module.css";
import { EstimateLetter } from "./EstimateLetter.tsx";

interface Props extends Pick<PageContent<"costs">, "form" | "call" | "plans" | "letter"> {
  services: readonly ServiceCosts[];
  practice: Practice;
}

/** What to ask a health plan, and a letter that asks for an estimate. A script fills in the chosen care. */
export function CostQuestions({ form, call, plans, letter, services, practice }: Props) {
  return (
    <div className={styles["root"]} data-module="cost-questions">
      <Choice form={form} services={services} />
      <Call {...call} />
      <section aria-labelledby="plans" data-part="plans">
        <h2 id="plans">{plans}</h2>
        {services.map((service) => (
          <ServiceDetails key={service.id} {...service} more={form.more} />
        ))}
      </section>
      <EstimateLetter {...letter} practice={practice} />
    </div>
  );
}

/** What plans ask for, folded. */
function ServiceDetails(service: ServiceCosts & { more: string }) {
  const { title, tests, treatments, path, more } = service;
  return (
    <details className={styles["service"]}>
      <summary>
        <h3>{title}</h3>
        <Icon name="chevron-down" />
      </summary>
      <TermList
        columns
        items={[...tests, ...treatments].map(({ id, name, plans }) => ({
          id,
          term: name,
          meaning: plans,
        }))}
      />
      <div data-print="hide">
        <ArrowLink href={path}>{`${more}: ${title}`}</ArrowLink>
      </div>
    </details>
  );
}

function Choice({ form, services }: Pick<Props, "form" | "services">) {
  const { print, costs } = useWords();
  const groups = [
    { title: form.tests, cares: services.flatMap(({ tests }) => tests) },
    ...services.map(({ title, treatments }) => ({ title, cares: treatments })),
  ];
  return (
    <ChoiceForm
      chosen={costs.chosen}
      actions={
        <Button outline data-part="print">
          {print}
        </Button>
      }
    >
      <div>
        <label htmlFor="care">{form.care}</label>
        <select className="field" id="care" autoComplete="off" data-part="care">
          <option value="">{form.all}</option>
          <option value="visit">{form.visit}</option>
          {groups
            .filter(({ cares }) => cares.length > 0)
            .map(({ title, cares }) => (
              <optgroup key={title} label={title}>
                {cares.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
        </select>
      </div>
    </ChoiceForm>
  );
}

function Call(call: Props["call"]) {
  const { title, text, opening, care, doctor, questions, visit, planned, record } = call;
  return (
    <>
      <Split>
        <Sticky>
          <Stack>
            <h2>{title}</h2>
            <p>
              <Prose text={text} />
            </p>
            <Note title={record.title} text={record.text} />
          </Stack>
        </Sticky>
        <div className={styles["script"]}>
          <blockquote>
            <p>
              {opening} <b data-care={care}>{care}</b>
            </p>
            <p>{doctor}</p>
          </blockquote>
          <h3>{questions.title}</h3>
          <RuledList items={questions.items} numbered />
          <div data-for="visit">
            <h3>{visit.title}</h3>
            <RuledList items={visit.items} />
          </div>
          <div data-for="planned">
            <h3>{planned.title}</h3>
            <RuledList items={planned.items} />
          </div>
        </div>
      </Split>
      <WritingLines title={record.title} lines={record.lines} />
    </>
  );
}
