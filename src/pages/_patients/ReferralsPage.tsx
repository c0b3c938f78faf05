import { Band } from "../../components/Band/Band.tsx";
import { ButtonLink } from "../../components/ButtonLink/ButtonLink.tsx";
import { CallNow } from "../../components/CallNow/CallNow.tsx";
import { PostalAddress } from "../../components/PostalAddress/PostalAddress.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { SpecList } from "../../components/SpecList/SpecList.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { useWords } from "../../languages/use-words.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { CallToAction } from "../../sections/CallToAction/CallToAction.tsx";
import { PageHero } from "../../sections/PageHero/PageHero.tsx";
import { ServiceSections } from "../../sections/ServiceSections/ServiceSections.tsx";
import type { ViewProps } from "../_view-props.ts";

/** For doctors who send patients: where to, and with what. On paper it is one sheet. */
export function ReferralsPage({ page, trail, practice }: ViewProps<PageContent<"referrals">>) {
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
      <ServiceSections practice={practice} sections={page.sections} />
      <CallToAction
        {...page.callToAction}
        actions={
          <>
            <CallNow href={practice.phoneHref} outline={false} />
            <ButtonLink href="/providers" outline>
              {words.physician.ours}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
