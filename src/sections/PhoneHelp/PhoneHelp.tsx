import { Band } from "../../components/Band/Band.tsx";
import { SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import { TermList } from "../../components/TermList/TermList.tsx";
import type { Practice } from "../../data/practice.ts";

/** Id of the section, which the booking window links to. */
const id = "phone-help";

/** Ways to reach the office for those who cannot hear, speak or use the telephone well. */
export function PhoneHelp({ practice }: { practice: Pick<Practice, "phoneHelp"> }) {
  const { title, ways } = practice.phoneHelp;
  return (
    <Band ground="warm" labelledBy={id}>
      <SectionHead id={id} title={title} />
      <TermList items={ways} columns />
    </Band>
  );
}
