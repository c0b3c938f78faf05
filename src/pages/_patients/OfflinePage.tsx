import type { Sign } from "../../data/signs.ts";
import { useWords } from "../../languages/use-words.ts";
import { BookOrCall } from "../../parts/book/BookOrCall.tsx";
import { ContactBar } from "../../parts/book/ContactBar.tsx";
import { SignsCard } from "../../parts/signs/SignsCard.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { Actions } from "../../ui/Actions.tsx";
import { Band } from "../../ui/Band.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Stack } from "../../ui/Stack.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"contact">> {
  signs: readonly Sign[];
  /** Of its facts, in words. */
  day: string;
}

/** Shown at the address of a page that cannot be loaded. Without pictures, which could not be loaded either. */
export function OfflinePage({ page, practice, signs, day }: Props) {
  const words = useWords();
  return (
    <>
      <Band ground="warm" top>
        <Stack>
          <h1 className="display">{page.offline.title}</h1>
          <p className="lead">{page.offline.lead}</p>
          <p>{words.offline.asOf(day)}</p>
          <Actions>
            {/* To the requested address. */}
            <ButtonLink href="">{words.offline.tryAgain}</ButtonLink>
            <BookOrCall practice={practice} />
          </Actions>
        </Stack>
      </Band>
      <ContactBar practice={practice} phoneNote={page.phoneNote} />
      <Band ground="mist">
        <SignsCard id="emergency" practice={practice} signs={signs} apart />
      </Band>
    </>
  );
}
