import { useWords } from "../../languages/use-words.ts";
import type { MedicineRule } from "../../schemas/medicines.ts";
import { Prose } from "../../ui/Prose.tsx";
import { RuledList } from "../../ui/RuledList.tsx";

interface Props {
  rules: readonly MedicineRule[];
}

/** Rules about medicines in their order. One for a child or for an adult alone begins with that. */
export function Medicines({ rules }: Props) {
  const words = useWords().danger;
  return (
    <RuledList run>
      {rules.map(({ id, whom, text }) => (
        <li key={id}>
          <Prose text={whom === undefined ? text : `**${words[whom]}:** ${text}`} />
        </li>
      ))}
    </RuledList>
  );
}
