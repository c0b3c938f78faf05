import type { ComponentProps } from "react";
import { Actions } from "../../components/Actions/Actions.tsx";
import { Band } from "../../components/Band/Band.tsx";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink.tsx";
import { CallNow } from "../../components/CallNow/CallNow.tsx";
import { LinkIndex } from "../../components/LinkIndex/LinkIndex.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { useWords } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { PageHero } from "../../sections/PageHero/PageHero.tsx";
import { SiteSearch } from "../../sections/SiteSearch/SiteSearch.tsx";
import { WhereIsTheTrouble } from "../../sections/WhereIsTheTrouble/WhereIsTheTrouble.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"not-found">> {
  indexPath: string;
  where: ComponentProps<typeof WhereIsTheTrouble> | undefined;
}

/** For unknown URLs: what happened, what was perhaps meant, where to go, whom to call. */
export function NotFoundPage({ page, trail, practice, indexPath, where }: Props) {
  const words = useWords();
  return (
    <>
      <PageHero trail={trail} {...page.hero}>
        <Actions>
          <ButtonLink href="/">{words.goHome}</ButtonLink>
          <CallNow href={practice.phoneHref} />
        </Actions>
      </PageHero>
      <Band>
        <SiteSearch practice={practice} {...page.search} indexPath={indexPath} guess />
      </Band>
      <Band joined>
        <Split>
          <Stack>
            <h2>{page.next.title}</h2>
            <p className="soft">
              <Prose text={page.next.text} />
            </p>
          </Stack>
          <LinkIndex
            entries={page.next.links.map(({ label, path, text }) => ({ name: label, path, text }))}
          />
        </Split>
      </Band>
      {where && <WhereIsTheTrouble {...where} />}
    </>
  );
}
