import { useWords } from "../../languages/use-words.ts";
import type { MedicineRule } from "../../schemas/medicines.ts";
import { RingList } from "../../ui/RingList.tsx";

interface Props {
  rules: readonly MedicineRule[];
  /** What this page says of its own. */
  more?: readonly string[] | undefined;
}

/** Rules about medicines in their order. One for a child or for an adult alone begins with that. */
export function Medicines({ rules, more = [] }: Props) {
  const words = useWords().danger;
  const shown = rules.map(({ whom, text }) =>
    whom === undefined ? text : `**${words[whom]}:** ${text}`,
  );
  return <RingList items={[...more, ...shown]} />;
}
