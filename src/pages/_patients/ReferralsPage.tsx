import { paths } from "../../data/paths.ts";
import type { Sign } from "../../data/signs.ts";
import { useWords } from "../../languages/use-words.ts";
import { PageSections } from "../../parts/article/PageSections.tsx";
import { CallNow } from "../../parts/book/CallNow.tsx";
import { CallToAction } from "../../parts/book/CallToAction.tsx";
import { PageHero } from "../../parts/frame/PageHero.tsx";
import { PostalAddress } from "../../parts/office/PostalAddress.tsx";
import { SignsCard } from "../../parts/signs/SignsCard.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import { Band } from "../../ui/Band.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { SpecList } from "../../ui/SpecList.tsx";
import { Split } from "../../ui/Split.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { Unbroken } from "../../ui/Unbroken.tsx";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"referrals">> {
  /** The heading of the page of providers. */
  providers: string;
  /** What to call about instead. */
  signs: readonly Sign[];
}

/** For doctors who send patients: where to, and with what. On paper it is one sheet. */
export function ReferralsPage({ page, trail, practice, providers, signs }: Props) {
  const words = useWords();
  return (
    <>
      <PageHero art="none" trail={trail} {...page.hero} compact />
      <Band>
        <Split>
          <Stack>
            <h2>{page.reach.title}</h2>
            <p className="soft">
              <Prose text={page.reach.note} />
            </p>
          </Stack>
          <SpecList
            facts={[
              {
                name: words.office.phone,
                value: <a href={practice.phoneHref}>{practice.phone}</a>,
              },
              {
                name: words.office.fax,
                value: practice.fax && <Unbroken>{practice.fax}</Unbroken>,
              },
              {
                name: words.office.address,
                value: <PostalAddress lines={practice.addressLines} />,
              },
              { name: words.office.ages, value: words.office.agesFrom(practice.minimumAge) },
            ]}
          />
        </Split>
      </Band>
      <PageSections sections={page.sections} />
      {page.urgent && (
        <Band>
          <SectionHead title={page.urgent.title} intro={page.urgent.text} />
          <SignsCard id="urgent" practice={practice} signs={signs} />
        </Band>
      )}
      <CallToAction
        {...page.callToAction}
        actions={
          <>
            <CallNow href={practice.phoneHref} outline={false} />
            <ButtonLink href={paths.providers} outline>
              {providers}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
