import { useWords } from "../../../languages/use-words.ts";
import type { MedicineRule } from "../../../schemas/medicines.ts";
import { RingList } from "../../text/RingList/RingList.tsx";

interface Props {
  rules: readonly MedicineRule[];
  /** What this page says of its own. */
  more?: readonly string[] | undefined;
}

/** Rules about medicines: those for everybody, then those for a child and for an adult. */
export function Medicines({ rules, more = [] }: Props) {
  const words = useWords().danger;
  const ofWhom = (whom: MedicineRule["whom"]) =>
    rules.filter((rule) => rule.whom === whom).map(({ text }) => text);
  return (
    <>
      <RingList items={[...more, ...ofWhom(undefined)]} />
      {(["child", "adult"] as const).map(
        (whom) =>
          ofWhom(whom).length > 0 && (
            <div key={whom}>
              <h3>{words[whom]}</h3>
              <RingList items={ofWhom(whom)} />
            </div>
          ),
      )}
    </>
  );
}
