import { Actions } from "../components/Actions.tsx";
import { Band } from "../components/Band.tsx";
import { Breadcrumbs, type Crumb } from "../components/Breadcrumbs.tsx";
import { CallNow } from "../components/Button.tsx";
import { LinkIndex } from "../components/LinkIndex.tsx";
import { SectionHead } from "../components/SectionHead.tsx";
import type { Practice } from "../data/practice.ts";
import type { PageContent } from "../schemas/pages.ts";
import { SiteSearch } from "../sections/SiteSearch.tsx";
import { TanHero } from "../sections/TanHero.tsx";

interface Page {
  name: string;
  path: string;
  /** Where it is not English. */
  language: string | undefined;
}

interface Props {
  page: PageContent<"search">;
  trail: readonly Crumb[];
  practice: Practice;
  indexPath: string;
  /** Every page but this one, by the list in which it stands. */
  lists: Record<keyof PageContent<"search">["lists"], readonly Page[]>;
}

/** The search, and every page by name for those whom it does not serve. */
export function SearchPage({ page, trail, practice, indexPath, lists }: Props) {
  return (
    <>
      <TanHero trail={<Breadcrumbs trail={trail} />} {...page.hero} art={{ view: "all" }} low>
        <Actions>
          <CallNow href={practice.phoneHref} />
        </Actions>
      </TanHero>
      <Band>
        <SiteSearch {...page.form} indexPath={indexPath} />
      </Band>
      {(["services", "pages", "locations"] as const).map((name) => (
        <Band key={name} joined>
          <SectionHead title={page.lists[name]} />
          <LinkIndex entries={lists[name]} />
        </Band>
      ))}
    </>
  );
}
