import type { ComponentProps } from "react";
import type { Danger } from "../../data/signs.ts";
import { useWords } from "../../languages/use-words.ts";
import { CallNow } from "../../parts/book/CallNow/CallNow.tsx";
import { SiteSearch } from "../../parts/frame/SiteSearch/SiteSearch.tsx";
import { Band } from "../../parts/layout/Band/Band.tsx";
import { PageHero } from "../../parts/layout/PageHero/PageHero.tsx";
import { Split } from "../../parts/layout/Split/Split.tsx";
import { Stack } from "../../parts/layout/Stack/Stack.tsx";
import { WhereIsTheTrouble } from "../../parts/symptoms/WhereIsTheTrouble/WhereIsTheTrouble.tsx";
import { Actions } from "../../parts/text/Actions/Actions.tsx";
import { ButtonLink } from "../../parts/text/ButtonLink/ButtonLink.tsx";
import { LinkIndex } from "../../parts/text/LinkIndex/LinkIndex.tsx";
import { Prose } from "../../parts/text/Prose/Prose.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"not-found">> {
  /** The signs for everybody. */
  danger: Danger;
  indexPath: string;
  where: ComponentProps<typeof WhereIsTheTrouble> | undefined;
}

/** For unknown URLs: what happened, what was perhaps meant, where to go, whom to call. */
export function NotFoundPage({ page, trail, practice, danger, indexPath, where }: Props) {
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
        <SiteSearch
          practice={practice}
          danger={danger}
          {...page.search}
          indexPath={indexPath}
          guess
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
          <LinkIndex
            entries={page.next.links.map(({ label, path, text }) => ({ name: label, path, text }))}
          />
        </Split>
      </Band>
      {where && <WhereIsTheTrouble {...where} />}
    </>
  );
}
