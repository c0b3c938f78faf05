import type { PageLink } from "../../data/page-link.ts";
import type { Sign } from "../../data/signs.ts";
import { PageHead } from "../../parts/frame/PageHead.tsx";
import { SiteSearch } from "../../parts/search/SiteSearch.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { Band } from "../../ui/Band.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { LinkIndex } from "../../ui/LinkIndex.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"search">> {
  /** The signs for everybody. */
  signs: readonly Sign[];
  indexPath: string;
  /** Practical questions, and subjects without a page, each with its answer. */
  remarks: readonly { title: string; text: string }[];
  /** Every page but this one, by the list that it is in. */
  lists: Record<keyof PageContent<"search">["lists"], readonly PageLink[]>;
}

/** The search, and a list of every page. */
export function SearchPage({ page, trail, practice, signs, indexPath, remarks, lists }: Props) {
  return (
    <>
      <Band top>
        <PageHead trail={trail} title={page.hero.title}>
          <p className="lead">{page.hero.lead}</p>
        </PageHead>
        <SiteSearch
          practice={practice}
          signs={signs}
          {...page.form}
          indexPath={indexPath}
          remarks={remarks}
        />
      </Band>
      <div data-every-page="">
        <Band joined>
          <SectionHead title={page.lists.services} />
          <LinkIndex entries={lists.services} />
        </Band>
        <Band joined>
          {(["pages", "locations"] as const)
            .filter((name) => lists[name].length > 0)
            .map((name) => (
              <Disclosure key={name} summary={page.lists[name]}>
                <LinkIndex entries={lists[name]} />
              </Disclosure>
            ))}
        </Band>
      </div>
    </>
  );
}
