import { Island } from "../../browser/Island.tsx";
import type { PageLink } from "../../data/page-link.ts";
import type { Sign } from "../../data/signs.ts";
import { useHref } from "../../languages/use-words.ts";
import { PageHead } from "../../parts/frame/PageHead.tsx";
import type { SiteSearchProps } from "../../parts/search/SiteSearch.tsx";
import { SignsCard } from "../../parts/signs/SignsCard.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { Band } from "../../ui/Band.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { LinkIndex } from "../../ui/LinkIndex.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import type { ViewProps } from "../_view-props.ts";
import styles from "./SearchPage.module.css";

interface Props extends ViewProps<PageContent<"search">>, Pick<SiteSearchProps, "urls"> {
  /** Of those for everybody. */
  signs: readonly Sign[];
  /** The places of the body, each with its symptoms. */
  places: readonly { name: string; path: string }[];
  /** Every page but this one, by the list that it is in. */
  lists: Record<keyof PageContent<"search">["lists"], readonly PageLink[]>;
}

/** The search, with the signs for everybody, the places and a list of every page until something is found. */
export function SearchPage({ page, trail, practice, signs, places, urls, lists }: Props) {
  const { fallback, otherwise, ...form } = page.form;
  const { phone, phoneHref, openingTimes: opening } = practice;
  const hrefOf = useHref();
  return (
    <Band top>
      <PageHead trail={trail} title={page.hero.title}>
        <p className="lead">{page.hero.lead}</p>
      </PageHead>
      <Island
        name="SiteSearch"
        asked
        props={{
          ...form,
          urls,
          office: { phone, phoneHref, opening },
          slots: {
            fallback: (
              <p className="soft">
                <Prose text={fallback} />
              </p>
            ),
            otherwise: (
              <p>
                <Prose text={otherwise} />
              </p>
            ),
            signs: <SignsCard id="emergency" practice={practice} signs={signs} />,
            pages: (
              <>
                {places.length > 0 && (
                  <ul className={`cluster ${styles["places"]}`}>
                    {places.map(({ name, path }) => (
                      <li key={name}>
                        <a href={hrefOf(path)}>{name}</a>
                      </li>
                    ))}
                  </ul>
                )}
                <SectionHead title={page.lists.services} />
                <LinkIndex entries={lists.services} />
                {(["pages", "locations"] as const)
                  .filter((name) => lists[name].length > 0)
                  .map((name) => (
                    <Disclosure key={name} summary={page.lists[name]}>
                      <LinkIndex entries={lists[name]} />
                    </Disclosure>
                  ))}
              </>
            ),
          },
        }}
      />
    </Band>
  );
}
