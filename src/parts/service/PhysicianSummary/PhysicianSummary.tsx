import type { Entry } from "../../../data/load-content.ts";
import type { Practice } from "../../../data/practice.ts";
import { useWords } from "../../../languages/use-words.ts";
import type { Provider } from "../../../schemas/provider.ts";
import { Band } from "../../layout/Band/Band.tsx";
import { Portrait } from "../../layout/Portrait/Portrait.tsx";
import type { ShownPicture } from "../../layout/picture.ts";
import { Split } from "../../layout/Split/Split.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Actions } from "../../text/Actions/Actions.tsx";
import { ButtonLink } from "../../text/ButtonLink/ButtonLink.tsx";
import { NewTabLink } from "../../text/NewTabLink/NewTabLink.tsx";
import { Prose } from "../../text/Prose/Prose.tsx";
import { SpecList } from "../../text/SpecList/SpecList.tsx";

interface Props {
  title: string;
  provider: Entry<Provider>;
  portrait: ShownPicture;
  practice: Practice;
  credentialsPdf: { href: string; label: string } | undefined;
}

/** The physician on the home page: portrait, a few facts, and where to read more. */
export function PhysicianSummary({ title, provider, portrait, practice, credentialsPdf }: Props) {
  const words = useWords();
  return (
    <Band ground="mist">
      <Split>
        <Portrait picture={portrait} plate={provider} rises />
        <Stack>
          <h2>{title}</h2>
          <p>
            <Prose text={provider.bio.lead} /> <Prose text={provider.bio.paragraphs[0] ?? ""} />
          </p>
          <SpecList
            facts={[
              { name: words.physician.boards, value: provider.boards.join("; ") },
              {
                name: words.physician.experience,
                value: practice.experience && sentenceCase(practice.experience),
              },
              { name: words.physician.sees, value: practice.sees },
              { name: words.physician.insurance, value: practice.insurance },
            ]}
          />
          <Actions>
            <ButtonLink href={`/providers/${provider.slug}`}>
              {words.physician.about(provider.name)}
            </ButtonLink>
            {credentialsPdf && (
              <NewTabLink href={credentialsPdf.href} document>
                {credentialsPdf.label}
              </NewTabLink>
            )}
          </Actions>
        </Stack>
      </Split>
    </Band>
  );
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
