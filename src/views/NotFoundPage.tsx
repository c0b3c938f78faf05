import { Actions } from "../components/Actions.tsx";
import { Band } from "../components/Band.tsx";
import { Breadcrumbs, type Crumb } from "../components/Breadcrumbs.tsx";
import { ButtonLink, CallNow } from "../components/Button.tsx";
import { LinkIndex } from "../components/LinkIndex.tsx";
import { Prose } from "../components/Prose.tsx";
import { Split } from "../components/Split.tsx";
import { Stack } from "../components/Stack.tsx";
import type { Practice } from "../data/practice.ts";
import type { PageContent } from "../schemas/pages.ts";
import { SiteSearch } from "../sections/SiteSearch.tsx";
import { TanHero } from "../sections/TanHero.tsx";

interface Props {
  page: PageContent<"not-found">;
  trail: readonly Crumb[];
  practice: Practice;
  indexPath: string;
}

/** For an address that leads nowhere: what happened, what was perhaps meant, where to go, whom to call. */
export function NotFoundPage({ page, trail, practice, indexPath }: Props) {
  return (
    <>
      <TanHero trail={<Breadcrumbs trail={trail} />} {...page.hero} art={{ view: "nose" }}>
        <Actions>
          <ButtonLink href="/">Go to Home</ButtonLink>
          <CallNow href={practice.phoneHref} />
        </Actions>
      </TanHero>
      <Band>
        <SiteSearch {...page.search} indexPath={indexPath} guess />
      </Band>
      <Band joined>
        <Split>
          <Stack>
            <h2>{page.next.title}</h2>
            <p className="soft">
              <Prose text={page.next.text} />
            </p>
          </Stack>
          <LinkIndex entries={page.next.links.map(({ label, path, text }) => ({ name: label, path, text }))} />
        </Split>
      </Band>
    </>
  );
}
