import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Slot } from "../../browser/Slot.tsx";
import type { ServiceCosts } from "../../data/care-costs.ts";
import { useWords } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { Button } from "../../ui/Button.tsx";
import { ChoiceForm } from "../../ui/ChoiceForm.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Split } from "../../ui/Split.tsx";
import { Sticky } from "../../ui/Sticky.tsx";
import { WritingLines } from "../../ui/WritingLines.tsx";
import { EstimateLetter, type EstimateLetterProps } from "./EstimateLetter.tsx";
import styles from "./QuestionsForCare.module.css";

type Words = PageContent<"costs">;

export interface QuestionsForCareProps extends Pick<Words, "form" | "plans"> {
  call: Pick<Words["call"], "opening" | "care" | "doctor">;
  /** What to write down during the call, on paper. */
  record: Pick<Words["call"]["record"], "title" | "lines">;
  services: readonly ServiceCosts[];
  letter: Omit<EstimateLetterProps, "care" | "text">;
  /** What the server alone renders. */
  slots?: Record<"call" | "questions" | "visit" | "planned" | "letter", ReactNode> & {
    /** The link of each service. */
    services: readonly ReactNode[];
  };
}

/** In the list, beside the ids of tests and treatments. */
const visit = "visit";

/** The names of what can be chosen, by id. */
function useNames({ form, services }: Pick<QuestionsForCareProps, "form" | "services">) {
  return useMemo(
    () =>
      new Map([
        [visit, form.visit],
        ...services.flatMap(caresOf).map(({ id, name }) => [id, name] as const),
      ]),
    [form, services],
  );
}

const caresOf = ({ tests, treatments }: ServiceCosts) => [...tests, ...treatments];

/**
 * The id of the chosen care, "" until one is chosen. It stays in the fragment of the URL, which browsers never send and
 * bookmarks include; a fragment that names no care is an anchor.
 */
function useCare(names: ReadonlyMap<string, string>) {
  const [care, setCare] = useState("");
  useEffect(() => {
    function follow() {
      const id = location.hash.slice(1);
      if (id === "" || names.has(id)) setCare(id);
    }
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [names]);

  function choose(id: string) {
    setCare(id);
    history.replaceState(null, "", id === "" ? location.pathname : `#${id}`);
  }
  return [care, choose] as const;
}

/** What to ask a health plan about the chosen visit, test or treatment; about any, until one is chosen. */
export function QuestionsForCare(props: QuestionsForCareProps) {
  const { form, call, record, plans, services, letter, slots } = props;
  const { costs } = useWords();
  const names = useNames({ form, services });
  const [care, choose] = useCare(names);
  // What the address brings is no news.
  const [told, setTold] = useState(false);
  const name = names.get(care);
  return (
    <div className={styles["root"]}>
      <Choice
        form={form}
        services={services}
        care={care}
        told={told && name ? costs.chosen.replace("{care}", () => name) : ""}
        onChoose={(id) => {
          choose(id);
          setTold(true);
        }}
      />
      <Split>
        <Sticky>
          <Slot>{slots?.call}</Slot>
        </Sticky>
        <div className={styles["script"]}>
          <blockquote>
            <p>
              {call.opening} <b>{name ?? call.care}</b>
            </p>
            <p>{call.doctor}</p>
          </blockquote>
          <Slot>{slots?.questions}</Slot>
          <Slot hidden={care !== "" && care !== visit}>{slots?.visit}</Slot>
          <Slot hidden={care === visit}>{slots?.planned}</Slot>
        </div>
      </Split>
      <WritingLines {...record} />
      <section className={styles["plans"]} aria-labelledby="plans" hidden={care === visit}>
        <h2 id="plans">{plans}</h2>
        {services.map((service, index) => (
          <ServicePlans key={service.id} service={service} care={care}>
            {slots?.services[index]}
          </ServicePlans>
        ))}
      </section>
      <EstimateLetter {...letter} care={name} text={slots?.letter} />
    </div>
  );
}

interface ChoiceProps extends Pick<QuestionsForCareProps, "form" | "services"> {
  care: string;
  told: string;
  onChoose: (id: string) => void;
}

function Choice({ form, services, care, told, onChoose }: ChoiceProps) {
  const groups = [
    { title: form.tests, cares: services.flatMap(({ tests }) => tests) },
    ...services.map(({ title, treatments }) => ({ title, cares: treatments })),
  ];
  return (
    <ChoiceForm
      told={told}
      actions={
        <Button outline onClick={() => print()}>
          {useWords().print}
        </Button>
      }
    >
      <div>
        <label htmlFor="care">{form.care}</label>
        <select
          className="field"
          id="care"
          autoComplete="off"
          value={care}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{form.all}</option>
          <option value={visit}>{form.visit}</option>
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

interface ServicePlansProps {
  service: ServiceCosts;
  care: string;
  children: ReactNode;
}

/** What plans ask for, folded until one of the service's cares is chosen. */
function ServicePlans({ service, care, children }: ServicePlansProps) {
  const cares = caresOf(service);
  const isChosen = cares.some(({ id }) => id === care);
  return (
    <details className={styles["service"]} open={isChosen} hidden={care !== "" && !isChosen}>
      <summary>
        <h3>{service.title}</h3>
        <Icon name="chevron-down" />
      </summary>
      <dl>
        {cares.map(({ id, name, plans }) => (
          <div key={id} hidden={isChosen && id !== care}>
            <dt className="title">{name}</dt>
            <dd>{plans}</dd>
          </div>
        ))}
      </dl>
      <div data-print="hide">
        <Slot>{children}</Slot>
      </div>
    </details>
  );
}
