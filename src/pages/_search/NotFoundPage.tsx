import { Island } from "../../browser/Island.tsx";
import { useWords } from "../../languages/use-words.ts";
import { CallNow } from "../../parts/book/CallNow.tsx";
import { PageHero } from "../../parts/frame/PageHero.tsx";
import type { SiteSearchProps } from "../../parts/search/SiteSearch.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { Actions } from "../../ui/Actions.tsx";
import { Band } from "../../ui/Band.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { LinkIndex } from "../../ui/LinkIndex.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import type { ViewProps } from "../_view-props.ts";

type Props = ViewProps<PageContent<"not-found">> & Pick<SiteSearchProps, "urls">;

/** For unknown URLs: what happened, what was perhaps meant, where to go, whom to call. */
export function NotFoundPage({ page, trail, practice, urls }: Props) {
  const words = useWords();
  const { phone, phoneHref, openingTimes: opening } = practice;
  return (
    <>
      <PageHero art="none" trail={trail} {...page.hero} compact>
        <Actions>
          <ButtonLink href="/">{words.goHome}</ButtonLink>
          <CallNow href={practice.phoneHref} />
        </Actions>
      </PageHero>
      <Band>
        <Island
          name="SiteSearch"
          asked
          props={{ ...page.search, urls, office: { phone, phoneHref, opening }, guess: true }}
        />
      </Band>
      <Band joined>
        <Split>
          <Stack>
            <h2>{page.next.title}</h2>
            <p className="soft">
              <Prose text={page.next.text} />
            </p>
          </Stack>
          <LinkIndex entries={page.next.links} />
        </Split>
      </Band>
    </>
  );
}
