import { useWords } from "../../languages/use-words.ts";
import { CallNow } from "../../parts/book/CallNow/CallNow.tsx";
import { CallToAction } from "../../parts/book/CallToAction/CallToAction.tsx";
import { PostalAddress } from "../../parts/hours/PostalAddress/PostalAddress.tsx";
import { Band } from "../../parts/layout/Band/Band.tsx";
import { PageHero } from "../../parts/layout/PageHero/PageHero.tsx";
import { Split } from "../../parts/layout/Split/Split.tsx";
import { Stack } from "../../parts/layout/Stack/Stack.tsx";
import { PageSections } from "../../parts/service/PageSections/PageSections.tsx";
import { ButtonLink } from "../../parts/text/ButtonLink/ButtonLink.tsx";
import { Prose } from "../../parts/text/Prose/Prose.tsx";
import { SpecList } from "../../parts/text/SpecList/SpecList.tsx";
import type { PageContent } from "../../schemas/pages.ts";
import type { ViewProps } from "../_view-props.ts";

interface Props extends ViewProps<PageContent<"referrals">> {
  /** The heading of the page of providers. */
  providers: string;
}

/** For doctors who send patients: where to, and with what. On paper it is one sheet. */
export function ReferralsPage({ page, trail, practice, providers }: Props) {
  const words = useWords();
  return (
    <>
      <PageHero trail={trail} {...page.hero} compact />
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
              { name: words.office.fax, value: practice.fax },
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
      <CallToAction
        {...page.callToAction}
        actions={
          <>
            <CallNow href={practice.phoneHref} outline={false} />
            <ButtonLink href="/providers" outline>
              {providers}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
