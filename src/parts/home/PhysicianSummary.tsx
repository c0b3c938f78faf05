import type { Entry } from "../../data/load-content.ts";
import { paths } from "../../data/paths.ts";
import type { Practice } from "../../data/practice.ts";
import { useWords } from "../../languages/use-words.ts";
import type { Provider } from "../../schemas/provider.ts";
import { Actions } from "../../ui/Actions.tsx";
import { Band } from "../../ui/Band.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { NewTabLink } from "../../ui/NewTabLink.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { SpecList } from "../../ui/SpecList.tsx";
import { PhysicianCard } from "../pictures/PhysicianCard.tsx";
import type { Portrayed } from "../pictures/Portrait.tsx";
import styles from "./PhysicianSummary.module.css";

/** A physician as the home page shows one. */
export interface SummarizedPhysician extends Entry<Provider>, Portrayed {
  credentialsPdf: { href: string; label: string } | undefined;
}

interface Props {
  title: string;
  physicians: readonly SummarizedPhysician[];
  practice: Practice;
}

/** The physicians on the home page, each with portrait, a few facts, and where to read more. */
export function PhysicianSummary({ title, physicians, practice }: Props) {
  const words = useWords();
  const isOne = physicians.length === 1;
  return (
    <Band>
      {!isOne && <SectionHead title={title} />}
      <div className={isOne ? undefined : styles["several"]}>
        {physicians.map((physician) => (
          <PhysicianCard
            key={physician.slug}
            of={physician}
            names={
              <>
                {isOne && <h2>{title}</h2>}
                <h3>{physician.name}</h3>
                <p className="soft">{physician.title}</p>
              </>
            }
          >
            <p>
              <Prose text={physician.bio.lead} /> <Prose text={physician.bio.paragraphs[0] ?? ""} />
            </p>
            <SpecList
              facts={[
                { name: words.physician.boards, value: physician.boards.join("; ") },
                {
                  name: words.physician.experience,
                  value: isOne ? sentenceCase(practice.experience) : undefined,
                },
              ]}
            />
            <Actions>
              <ButtonLink href={`${paths.providers}/${physician.slug}`}>
                {words.physician.about(physician.name)}
              </ButtonLink>
              {physician.credentialsPdf && (
                <NewTabLink href={physician.credentialsPdf.href} document>
                  {physician.credentialsPdf.label}
                </NewTabLink>
              )}
            </Actions>
          </PhysicianCard>
        ))}
      </div>
    </Band>
  );
}

function sentenceCase(text = ""): string | undefined {
  return text === "" ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}
