import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Slot } from "../../browser/Slot.tsx";
import { useWords } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { Button } from "../../ui/Button.tsx";
import { ChoiceForm } from "../../ui/ChoiceForm.tsx";
import { Split } from "../../ui/Split.tsx";
import { Sticky } from "../../ui/Sticky.tsx";
import { WritingLines } from "../../ui/WritingLines.tsx";
import { EstimateLetter, type EstimateLetterProps } from "./EstimateLetter.tsx";
import styles from "./QuestionsForCare.module.css";

type Words = PageContent<"costs">;

export interface QuestionsForCareProps extends Pick<Words, "form"> {
  call: Pick<Words["call"], "opening" | "care" | "doctor">;
  /** What to write down during the call, on paper. */
  record: Pick<Words["call"]["record"], "title" | "lines">;
  letter: Omit<EstimateLetterProps, "care" | "text">;
  /** What the server alone renders. */
  slots?: Record<"call" | "questions" | "visit" | "planned" | "letter", ReactNode>;
}

/** The id of an ordinary visit. A test or a treatment has its place in the list, the same in each language. */
const visit = "visit";

/** The names of what can be chosen, by id. */
function useNames(form: Words["form"]) {
  return useMemo(
    () =>
      new Map([
        [visit, form.visit],
        ...form.planned.map((name, index) => [`care-${index + 1}`, name] as const),
      ]),
    [form],
  );
}

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
export function QuestionsForCare({ form, call, record, letter, slots }: QuestionsForCareProps) {
  const { costs } = useWords();
  const names = useNames(form);
  const [care, choose] = useCare(names);
  // What the address brings is not news.
  const [told, setTold] = useState(false);
  const name = names.get(care);
  return (
    <div className={styles["root"]}>
      <Choice
        form={form}
        names={names}
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
      <EstimateLetter {...letter} care={name} text={slots?.letter} />
    </div>
  );
}

interface ChoiceProps extends Pick<QuestionsForCareProps, "form"> {
  names: ReadonlyMap<string, string>;
  care: string;
  told: string;
  onChoose: (id: string) => void;
}

function Choice({ form, names, care, told, onChoose }: ChoiceProps) {
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
          {[...names].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </ChoiceForm>
  );
}
