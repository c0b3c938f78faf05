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
import type { ShownPicture } from "../../ui/picture.ts";
import { SpecList } from "../../ui/SpecList.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { Portrait } from "../pictures/Portrait.tsx";

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
            <ButtonLink href={`${paths.providers}/${provider.slug}`}>
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
